import {execFile} from 'node:child_process'
import {createHash} from 'node:crypto'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {bareEnvironment} from '../support/seeded-data.ts'

const root = resolve(import.meta.dirname, '../..')

/** What a command left behind. */
export interface Outcome {
  code: number
  /** Both streams, in the order in which they came. */
  output: string
}

/** Runs a command on datasets as its npm script does, with nobody at the keyboard. */
export function command(words: string[], env: Record<string, string | undefined>): Promise<Outcome> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [join(root, 'studio/data/run.ts'), ...words],
      {cwd: root, env: {...bareEnvironment(), ...env}, timeout: 120_000},
      () => done({code: child.exitCode ?? -1, output}),
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk
      })
    child.stdin?.end()
  })
}

/** A folder that goes with the tests. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'data-test-'))
  return {path, remove: () => rmSync(path, {recursive: true, force: true})}
}

/** The port in an address such as `http://127.0.0.1:3333`. */
export const portOf = (url: string) => new URL(url).port

export const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex')
