import {createHash, randomUUID} from 'node:crypto'
import {mkdirSync, readdirSync, rmSync, statSync} from 'node:fs'
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises'
import {dirname, join, relative} from 'node:path'
import {createLru} from './lru.ts'

/** Rendered pictures on disk, by dataset; what was used longest ago goes when they take more than the limit. */
export type ImageCache = {
  /** The picture for a key, rendered where it is not there yet, and only once however many ask at a time. */
  get(dataset: string, key: string, render: () => Promise<Buffer>): Promise<Buffer>
  /** Takes all pictures of a dataset away, those included that are just being rendered. */
  removeAll(dataset: string): Promise<void>
}

/** @param limit in bytes */
export function createImageCache(folder: string, limit: number): ImageCache {
  mkdirSync(folder, {recursive: true})
  const forget = (name: string) => rmSync(join(folder, name), {force: true})
  const sizes = createLru<number>(limit, (size) => size, forget)
  for (const {name, size} of oldestFirst(folder)) sizes.set(name, size)
  const underWay = new Map<string, Promise<Buffer>>()

  async function readOrRender(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    if (sizes.get(name) !== undefined) {
      const kept = await readFile(join(folder, name)).catch(() => undefined)
      if (kept) return kept
    }
    const picture = await render()
    await keep(name, picture)
    return picture
  }

  /** A full disk costs the cache, not the answer. */
  async function keep(name: string, picture: Buffer) {
    const temporary = join(folder, `${randomUUID()}.part`)
    try {
      await mkdir(join(folder, dirname(name)), {recursive: true})
      await writeFile(temporary, picture)
      await rename(temporary, join(folder, name))
      sizes.set(name, picture.length)
    } catch (error) {
      console.error('lake: cannot keep a rendered picture', error)
      await rm(temporary, {force: true})
    }
  }

  return {
    get(dataset, key, render) {
      const name = join(dataset, createHash('sha256').update(key).digest('hex'))
      const begun = underWay.get(name)
      if (begun) return begun
      const rendering = readOrRender(name, render).finally(() => underWay.delete(name))
      underWay.set(name, rendering)
      return rendering
    },
    async removeAll(dataset) {
      const isOfIt = (name: string) => dirname(name) === dataset
      await Promise.allSettled([...underWay].flatMap(([name, rendering]) => (isOfIt(name) ? rendering : [])))
      sizes.drop(isOfIt)
    },
  }
}

function oldestFirst(folder: string): {name: string; size: number}[] {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).flatMap((file) => {
    if (!file.isFile()) return []
    const path = join(file.parentPath, file.name)
    const name = relative(folder, path)
    // Beside the datasets is only what was never finished, and what older lakes have left.
    if (dirname(name) !== '.') return [{name, ...statSync(path)}]
    rmSync(path, {force: true})
    return []
  })
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs)
}
