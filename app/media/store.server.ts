import {mkdir, readdir, readFile, rm, stat, utimes} from 'node:fs/promises'
import {join} from 'node:path'
import type {RenderingRequest} from '~/media/rendering-request'
import {env} from '~/platform/env.server'
import {replaceFile} from '~/platform/whole-file.server'
import {formats} from './image'

/**
 * Cache of renderings on disk, with a folder for each picture: `{asset}/{width}[.{rect}].{format}`. Above its size
 * limit, the least recently used are deleted.
 */

const folder = join(env.dataDir, 'site', 'media')
const limitInBytes = 512 * 1024 * 1024

type Kept = Pick<RenderingRequest, 'width' | 'format' | 'rect'>

const nameOf = ({width, rect, format}: Kept) => [width, ...(rect ? [rect] : []), format].join('.')

const fileOf = (request: RenderingRequest) => join(folder, request.asset, nameOf(request))

/** The bytes of a rendering, if it is stored. */
export async function readRendering(request: RenderingRequest): Promise<Uint8Array | undefined> {
  const file = fileOf(request)
  try {
    const bytes = await readFile(file)
    const now = new Date()
    utimes(file, now, now).catch(() => {})
    return bytes
  } catch {
    return undefined
  }
}

/**
 * The stored rendering closest to a missing one: of the same crop, or else of the whole picture; the next wider one, or
 * else the widest.
 */
export async function readNearest(request: RenderingRequest): Promise<Uint8Array | undefined> {
  const kept = await keptOf(request.asset)
  const [nearest] = kept
    .filter(({rect}) => rect === request.rect || rect === null)
    .sort((a, b) => distance(a, request) - distance(b, request))
  return nearest && readRendering({...nearest, asset: request.asset})
}

/** How far a stored rendering is from the requested one; a wrong crop is worse than any wrong width. */
function distance(kept: Kept, asked: Kept): number {
  const tooNarrow = kept.width < asked.width ? 10_000 : 0
  return Math.abs(kept.width - asked.width) + tooNarrow + (kept.rect === asked.rect ? 0 : 100_000)
}

async function keptOf(asset: string): Promise<Kept[]> {
  const names = await readdir(join(folder, asset)).catch(() => [])
  return names.flatMap((name) => {
    const [, width, rect, ending] = /^(\d+)(?:\.([\d,]+))?\.([a-z]+)$/.exec(name) ?? []
    const format = ([...formats, 'svg'] as const).find((one) => one === ending)
    return format ? [{width: Number(width) as RenderingRequest['width'], rect: rect ?? null, format}] : []
  })
}

/** Stores a rendering; rejects if the disk fails. */
export async function keepRendering(request: RenderingRequest, bytes: Uint8Array): Promise<void> {
  await mkdir(join(folder, request.asset), {recursive: true})
  await replaceFile(fileOf(request), bytes)
  keptSinceTidying += bytes.length
  if (keptSinceTidying > limitInBytes / 16) await tidy()
}

let keptSinceTidying = 0

/** Deletes the least recently used renderings until the rest fits. */
async function tidy() {
  keptSinceTidying = 0
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        // Another process may have deleted it already.
        const {size, mtimeMs} = await stat(path).catch(() => ({size: 0, mtimeMs: 0}))
        return {path, size, mtimeMs}
      }),
  )
  let total = files.reduce((sum, {size}) => sum + size, 0)
  for (const {path, size} of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= limitInBytes) return
    await rm(path, {force: true})
    total -= size
  }
}
