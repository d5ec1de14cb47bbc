import {rename, rm, writeFile} from 'node:fs/promises'

/**
 * Replaces a file; rejects if the disk fails, and leaves no draft. It is written as a draft and renamed, so it is complete
 * or absent after a crash.
 */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}.draft`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    // A full or missing disk may reject this as well.
    await rm(draft, {force: true}).catch(() => {})
    throw error
  }
}
