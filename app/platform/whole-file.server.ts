import {chmod, readdir, rename, rm, stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

/** Atomic writes: each file is written as a draft and renamed, so it is complete or absent after a crash. */

const ending = '.draft'

/** Age from which a draft counts as abandoned, in milliseconds. */
const abandonedAfter = 60_000

/** Replaces a file; rejects if the disk fails, and leaves no draft. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}${ending}`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    // A full or missing disk may reject this as well.
    await rm(draft, {force: true}).catch(() => {})
    throw error
  }
}

/** Closes a folder to other users of the machine, and removes drafts that killed processes have left in it. */
export async function tidyFolder(folder: string): Promise<void> {
  await chmod(folder, 0o700).catch(() => {})
  const names = await readdir(folder, {recursive: true}).catch(() => [])
  for (const draft of names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name))) {
    // A draft may be renamed at this moment.
    const {mtimeMs} = await stat(draft).catch(() => ({mtimeMs: Date.now()}))
    if (Date.now() - mtimeMs > abandonedAfter) await rm(draft, {force: true}).catch(() => {})
  }
}
