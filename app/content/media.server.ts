import {log} from '~/log.server'
import type {Format} from './image'
import {formatOf} from './image-bytes'
import {fetchRendering, NoRendering} from './media-source.server'
import {keepRendering, readNearest, readRendering} from './media-store.server'
import type {RenderingRequest} from './rendering-request'
import {colourOf, isShown} from './shown-pictures.server'

/** Renderings of pictures: kept ones, fetched ones, and what stands in for those that cannot be had. */

export interface Picture {
  bytes: Uint8Array
  type: string
  /** Whether it is what was asked for, which never changes; else it only stands in for it. */
  lasting: boolean
}

const types = {avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png'} as const

interface Asker {
  /** The `Accept` of whoever asks. */
  accept: string
  /** Whether it is part of a preview, whose pictures no page may show yet. */
  preview: boolean
}

/**
 * A rendering, or `undefined` where the dataset has no such picture. Nobody waits for more than three seconds for a lake that
 * is away: another rendering of the same picture stands in, or its colour.
 *
 * Of a part that no page shows, the whole picture is given: there are as many renderings as pages ask for, and no more.
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

/** What a picture is, its bytes say: not every lake makes every format. */
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
      log.warn({reason: error.message}, 'could not keep a picture on disk'),
    )
  // A lake that has lost what pages show is a lake that is away.
  else if (isShown(request)) throw new NoRendering('the image address does not know a picture that is shown')
  return bytes
}

/** The place of a picture: of its shape, and in its colour. */
function placeOf(request: RenderingRequest): Picture {
  const [, fullWidth, fullHeight] = /-(\d+)x(\d+)/.exec(request.asset) ?? []
  const [, , width = fullWidth, height = fullHeight] = request.rect?.split(',') ?? []
  const colour = colourOf(request)
  const fill = colour ? `<path fill="${colour}" d="M0 0h${width}v${height}H0z"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fill}</svg>`
  return {bytes: Buffer.from(svg), type: 'image/svg+xml', lasting: false}
}
