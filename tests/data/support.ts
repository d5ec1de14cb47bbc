import {createHash} from 'node:crypto'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseEnv} from '../../app/platform/environment.ts'
import type {Command} from '../../studio/data/command.ts'
import {run as exportDataset} from '../../studio/data/export.ts'
import {run as importArchive} from '../../studio/data/import.ts'
import {run as migrate} from '../../studio/data/migrate.ts'
import {run as purge} from '../../studio/data/purge.ts'

export interface Outcome {
  code: number
  output: string
}

const commands: Record<string, Command> = {export: exportDataset, import: importArchive, migrate, purge}

/** Runs a command as `studio/data/run.ts` does, in this process and without a terminal. */
export async function command(
  [name = '', ...args]: string[],
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  const lines: string[] = []
  const {log, error} = console
  console.log = console.error = (line) => lines.push(String(line))
  try {
    const isFine = await commands[name]?.(args, parseEnv(env))
    return {code: isFine ? 0 : 1, output: lines.join('\n')}
  } catch (reason) {
    return {code: 1, output: [...lines, reason instanceof Error ? reason.message : reason].join('\n')}
  } finally {
    Object.assign(console, {log, error})
  }
}

export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'data-test-'))
  return {path, remove: () => rmSync(path, {recursive: true, force: true})}
}

/** The port in an address such as `http://127.0.0.1:3333`. */
export const portOf = (url: string) => new URL(url).port

export const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex')
