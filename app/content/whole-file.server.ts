import {readdir, rename, rm, stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

/** Files that are there whole or not at all, whenever a process ends: they are written beside their place first. */

const ending = '.draft'

/** How old a draft is that nobody is writing any more, in milliseconds. */
const abandonedAfter = 60_000

/** Puts a file in the place of the former one; rejects when the disk refuses, and leaves nothing of it there. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}${ending}`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    // A disk that is full or away may refuse this as well.
    await rm(draft, {force: true}).catch(() => {})
    throw error
  }
}

/** Removes what processes have left below a folder that were killed while they wrote. */
export async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder, {recursive: true}).catch(() => [])
  for (const draft of names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name))) {
    // Another process may be writing it at this moment, or have put it in its place.
    const {mtimeMs} = await stat(draft).catch(() => ({mtimeMs: Date.now()}))
    if (Date.now() - mtimeMs > abandonedAfter) await rm(draft, {force: true}).catch(() => {})
  }
}
