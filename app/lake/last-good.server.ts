import {createHash} from 'node:crypto'
import {mkdir, readdir, readFile, stat} from 'node:fs/promises'
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
    const stored: {key: string; result: unknown} = JSON.parse(await readFile(fileOf(key), 'utf8'))
    return stored.key === key ? stored.result : undefined
  } catch {
    return undefined
  }
}

/** When a result was last saved, in milliseconds; `undefined` where there is none. */
export async function lastSavedAt(): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json'))
  const times = await Promise.all(
    files.map((file) =>
      stat(join(folder, file)).then(
        ({mtimeMs}) => mtimeMs,
        // It has just been replaced.
        () => 0,
      ),
    ),
  )
  return times.length > 0 ? Math.max(...times) : undefined
}
