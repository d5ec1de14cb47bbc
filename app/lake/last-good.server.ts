import {createHash} from 'node:crypto'
import {mkdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {env} from '~/platform/env.server'
import {replaceFile} from '~/platform/whole-file.server'

/**
 * Stores the last good result of every query on disk, so that the site can serve pages while the lake does not respond,
 * even after a restart. One file per query and parameters.
 */

const folder = join(env.dataDir, 'site', 'last-good')

const fileOf = (key: string) => join(folder, `${createHash('sha256').update(key).digest('hex')}.json`)

/** @throws if the file cannot be written */
export async function saveLastGood(key: string, result: unknown): Promise<void> {
  await mkdir(folder, {recursive: true})
  await replaceFile(fileOf(key), JSON.stringify({key, result}))
}

/** The last good result, or `undefined` where there is none. */
export async function readLastGood(key: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(fileOf(key), 'utf8')).result
  } catch {
    return undefined
  }
}
