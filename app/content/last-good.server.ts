import {createHash} from 'node:crypto'
import {mkdir, readdir, readFile, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {env} from '~/env.server'
import {replaceFile} from './whole-file.server'

/**
 * The last good answer of every query, on disk, so that pages can be served while the lake is away, across a restart of
 * the site too. One file per query and parameters; a file is replaced whole, so a cut-off write leaves the former one.
 */

const folder = join(env.dataDir, 'site', 'last-good')

const fileOf = (key: string) => join(folder, `${createHash('sha256').update(key).digest('hex')}.json`)

/** Keeps an answer; rejects when the disk refuses. */
export async function keepLastGood(key: string, answer: unknown): Promise<void> {
  await mkdir(folder, {recursive: true})
  await replaceFile(fileOf(key), JSON.stringify({key, answer}))
}

/** The answer that was kept last, or `undefined` where there is none. */
export async function readLastGood(key: string): Promise<unknown> {
  try {
    const stored: {key: string; answer: unknown} = JSON.parse(await readFile(fileOf(key), 'utf8'))
    return stored.key === key ? stored.answer : undefined
  } catch {
    return undefined
  }
}

/** When an answer was last kept, in milliseconds; `undefined` where none ever was. */
export async function lastKeptAt(): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json'))
  const times = await Promise.all(
    files.map((file) =>
      stat(join(folder, file)).then(
        ({mtimeMs}) => mtimeMs,
        // Another process has just replaced it.
        () => 0,
      ),
    ),
  )
  return times.length > 0 ? Math.max(...times) : undefined
}
