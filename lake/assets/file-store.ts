import {mkdir, open, readFile, rename, rm, stat, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {httpError, storageFull} from '../http/errors.ts'
import {datasetName} from '../store/documents.ts'

export type FileStore = ReturnType<typeof createFileStore>

const NAME = /^[0-9a-f]{40}(?:-\d{1,6}x\d{1,6})?\.[a-z0-9]{1,10}$/

/**
 * Uploaded originals, named by their content: `<sha1>-<width>x<height>.<ext>` for pictures, `<sha1>.<ext>` for other
 * files. Invalid and missing names are a LakeError 404.
 */
export function createFileStore(folder: string) {
  function pathOf(dataset: string, name: string): string {
    if (!NAME.test(name) || !datasetName.test(dataset)) throw httpError(404, `No such asset: ${name}`)
    return join(folder, dataset, name)
  }

  const missing = (name: string) => () => {
    throw httpError(404, `No such asset: ${name}`)
  }

  return {
    pathOf,
    /** In bytes. */
    sizeOf: (dataset: string, name: string) =>
      stat(pathOf(dataset, name)).then(({size}) => size, missing(name)),
    read: (dataset: string, name: string) => readFile(pathOf(dataset, name)).catch(missing(name)),
    /**
     * Returns when the bytes are on disk. An existing file of that name has the same content.
     * @throws LakeError 507 if the disk is full
     */
    async write(dataset: string, name: string, bytes: Uint8Array) {
      const path = pathOf(dataset, name)
      await mkdir(dirname(path), {recursive: true}).catch(reportFull)
      await writeDurably(path, bytes).catch(reportFull)
    },
  }
}

/** Renames a synced temporary file, so that a crash never leaves a partial file under this name. */
async function writeDurably(path: string, bytes: Uint8Array) {
  const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`
  try {
    await writeFile(temporary, bytes, {flag: 'wx', flush: true})
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, {force: true})
    throw error
  }
  const folder = await open(dirname(path))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function reportFull(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  throw code === 'ENOSPC' || code === 'EDQUOT' ? storageFull() : error
}
