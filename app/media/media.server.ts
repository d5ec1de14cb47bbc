import {log} from '~/platform/log.server'
import type {Format} from './image'
import {formatOf} from './image-bytes'
import type {RenderingRequest} from './rendering-request'
import {isShown} from './shown-pictures.server'
import {fetchRendering, NoRendering} from './source.server'
import {keepRendering, readNearest, readRendering} from './store.server'

/** Renderings of pictures: from disk, from the lake, or a fallback. */

export interface Picture {
  bytes: Uint8Array
  type: string
  /** Whether it is what was asked for, which never changes, and no fallback. */
  lasting: boolean
}

const types = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const

interface Asker {
  accept: string
  /** Whether it is part of a preview, whose pictures no page may show yet. */
  preview: boolean
}

/**
 * A rendering, or `undefined` where the dataset has no such picture. While the lake does not answer, the fallback is another
 * rendering of the same picture, or an empty image. For a part that no page shows it is the whole picture, so that visitors
 * cannot have any number of renderings made.
 */
export async function pictureFor(
  request: RenderingRequest,
  {accept, preview}: Asker,
): Promise<Picture | undefined> {
  const kept = await readRendering(request)
  if (kept) return asked(kept)
  if (request.rect && !preview && !isShown(request)) {
    const whole = await pictureFor({...request, rect: null}, {accept, preview})
    return whole && {...whole, lasting: false}
  }
  try {
    const bytes = await fetchOnce(request)
    return bytes && asked(bytes)
  } catch (error) {
    if (!(error instanceof NoRendering)) throw error
    const readable = (format: Format) =>
      format === request.format || format !== 'avif' || accept.includes(types.avif)
    const nearest = await readNearest(request, readable)
    return nearest ? {...asked(nearest), lasting: false} : placeOf(request)
  }
}

/** The bytes say what a picture is: not every lake makes every format. */
function asked(bytes: Uint8Array): Picture {
  const format = formatOf(bytes)
  return {bytes, type: format ? types[format] : 'application/octet-stream', lasting: true}
}

const underway = new Map<string, Promise<Uint8Array | undefined>>()

function fetchOnce(request: RenderingRequest): Promise<Uint8Array | undefined> {
  const key = JSON.stringify(request)
  const same = underway.get(key)
  if (same) return same
  const work = fetchAndKeep(request).finally(() => underway.delete(key))
  underway.set(key, work)
  return work
}

async function fetchAndKeep(request: RenderingRequest) {
  const bytes = await fetchRendering(request)
  if (bytes)
    keepRendering(request, bytes).catch((error: Error) =>
      log.warn({reason: error.message}, 'could not store a picture on disk'),
    )
  else if (isShown(request)) throw new NoRendering('the image address does not know a picture that is shown')
  return bytes
}

/** An empty image of the picture's shape: styles give it a neutral ground. */
function placeOf(request: RenderingRequest): Picture {
  const [, fullWidth, fullHeight] = /-(\d+)x(\d+)/.exec(request.asset) ?? []
  const [, , width = fullWidth, height = fullHeight] = request.rect?.split(',') ?? []
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  return {bytes: Buffer.from(svg), type: 'image/svg+xml', lasting: false}
}
