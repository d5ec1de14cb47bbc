import {createHash, randomUUID} from 'node:crypto'
import {mkdirSync, readdirSync, rmSync, statSync} from 'node:fs'
import {readFile, rename, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {createLru} from './lru.ts'

/** Rendered pictures on disk; what was used longest ago goes when they take more than the limit. */
export type ImageCache = {
  /** The picture for a key, rendered where it is not there yet, and only once however many ask at a time. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer>
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
      await writeFile(temporary, picture)
      await rename(temporary, join(folder, name))
      sizes.set(name, picture.length)
    } catch (error) {
      console.error('lake: cannot keep a rendered picture', error)
      await rm(temporary, {force: true})
    }
  }

  return {
    get(key, render) {
      const name = createHash('sha256').update(key).digest('hex')
      const begun = underWay.get(name)
      if (begun) return begun
      const rendering = readOrRender(name, render).finally(() => underWay.delete(name))
      underWay.set(name, rendering)
      return rendering
    },
  }
}

function oldestFirst(folder: string): {name: string; size: number}[] {
  const files = readdirSync(folder).flatMap((name) => {
    if (!name.endsWith('.part')) return [{name, ...statSync(join(folder, name))}]
    rmSync(join(folder, name), {force: true})
    return []
  })
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs)
}
