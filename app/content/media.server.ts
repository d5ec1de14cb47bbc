import {createHash} from 'node:crypto'
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {env} from '~/env.server'
import {log} from '~/log.server'
import {formats, widths} from './image'

/**
 * Renderings of pictures, fetched from the lake's image address (local or hosted) and kept on disk within a limit; the
 * ones that were not asked for longest go first.
 */

const folder = join(env.dataDir, 'site', 'media')
const limitInBytes = 512 * 1024 * 1024
const largestRendering = 20 * 1024 * 1024

const requestSchema = z.object({
  asset: z.string().regex(/^[a-f0-9]{40}-\d{1,5}x\d{1,5}\.(png|jpg|webp|avif|gif|svg)$/),
  width: z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number)
    .pipe(z.literal([...widths])),
  format: z.enum(formats),
  rect: z
    .string()
    .regex(/^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/)
    .nullable(),
})

export type RenderingRequest = z.infer<typeof requestSchema>

/** `<sha1>-1200x800.png/640.avif` and `rect` → a request for a rendering; `undefined` for one that we do not offer. */
export function parseRenderingRequest(path: string, rect: string | null): RenderingRequest | undefined {
  const [asset, file, ...more] = path.split('/')
  const [width, format, ...parts] = (file ?? '').split('.')
  if (more.length > 0 || parts.length > 0) return undefined
  return requestSchema.safeParse({asset, width, format, rect}).data
}

export const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const

const quality = {avif: 55, webp: 75, jpg: 78, png: 90} as const

function sourceAddress({asset, width, format, rect}: RenderingRequest) {
  const {imageHost, projectId, dataset} = env.sanity
  const query = new URLSearchParams({w: String(width), fit: 'max', fm: format, q: String(quality[format])})
  if (rect) query.set('rect', rect)
  return `${imageHost}/images/${projectId}/${dataset}/${asset}?${query}`
}

const underway = new Map<string, Promise<Uint8Array | undefined>>()

/**
 * The bytes of a rendering, or `undefined` where the dataset has no such picture.
 * @throws where the lake does not answer and the rendering is not kept here.
 */
export function rendering(request: RenderingRequest): Promise<Uint8Array | undefined> {
  const name = `${createHash('sha256').update(sourceAddress(request)).digest('hex')}.${request.format}`
  const same = underway.get(name)
  if (same) return same
  const work = fromDisk(name)
    .then((kept) => kept ?? fromLake(request, name))
    .finally(() => underway.delete(name))
  underway.set(name, work)
  return work
}

async function fromDisk(name: string): Promise<Uint8Array | undefined> {
  const file = join(folder, name)
  try {
    const bytes = await readFile(file)
    const now = new Date()
    utimes(file, now, now).catch(() => {})
    return bytes
  } catch {
    return undefined
  }
}

async function fromLake(request: RenderingRequest, name: string): Promise<Uint8Array | undefined> {
  const response = await fetch(sourceAddress(request), {
    signal: AbortSignal.timeout(15_000),
    redirect: 'error',
  })
  if (response.status === 404 || response.status === 400) return undefined
  if (!response.ok) throw new Error(`the image address answered ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > largestRendering) throw new Error('the picture is larger than we serve')
  keep(name, bytes).catch((error: Error) =>
    log.warn({reason: error.message}, 'could not keep a picture on disk'),
  )
  return bytes
}

async function keep(name: string, bytes: Uint8Array) {
  await mkdir(folder, {recursive: true})
  const draft = join(folder, `${name}.${process.pid}.tmp`)
  await writeFile(draft, bytes)
  await rename(draft, join(folder, name))
  keptSinceTidying += bytes.length
  if (keptSinceTidying > limitInBytes / 16) await tidy()
}

let keptSinceTidying = 0

/** Deletes the renderings that were not asked for longest until the rest fits. */
async function tidy() {
  keptSinceTidying = 0
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const {size, mtimeMs} = await stat(join(folder, name))
      return {name, size, mtimeMs}
    }),
  )
  let total = files.reduce((sum, {size}) => sum + size, 0)
  for (const {name, size} of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= limitInBytes) return
    await rm(join(folder, name), {force: true})
    total -= size
  }
}
