import {log} from '~/platform/log.server'
import {formatOf} from './image-bytes'
import type {RenderingRequest} from './rendering-request'
import {isShown} from './shown-pictures.server'
import {fetchRendering, NoRendering} from './source.server'
import {keepRendering, readNearest, readRendering} from './store.server'

/** Renderings of pictures: from disk, from the lake, or a fallback. */

export interface Picture {
  bytes: Uint8Array
  type: string
  /** Whether it is the requested rendering, which never changes, and not a fallback. */
  lasting: boolean
}

const types = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const

/**
 * A rendering, or `undefined` where the dataset has no such picture. While the lake does not respond, the fallback is
 * another rendering of the same picture, or an empty image. Crops that no page shows get the whole picture, so that
 * visitors cannot request unlimited renderings.
 * @param isPreview whether the request is part of a preview, whose pictures may not be on any page yet
 */
export async function pictureFor(
  request: RenderingRequest,
  isPreview: boolean,
): Promise<Picture | undefined> {
  const kept = await readRendering(request)
  if (kept) return asked(kept)
  if (request.rect && !isPreview && !isShown(request)) {
    const whole = await pictureFor({...request, rect: null}, isPreview)
    return whole && {...whole, lasting: false}
  }
  try {
    const bytes = await fetchAndKeep(request)
    return bytes && asked(bytes)
  } catch (error) {
    if (!(error instanceof NoRendering)) throw error
    const nearest = await readNearest(request)
    return nearest ? {...asked(nearest), lasting: false} : placeOf(request)
  }
}

/** Reads the type from the bytes, as not every lake supports every format. */
function asked(bytes: Uint8Array): Picture {
  const format = formatOf(bytes)
  return {bytes, type: format ? types[format] : 'application/octet-stream', lasting: true}
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

/** An empty image with the picture's aspect ratio; styles give it a neutral background. */
function placeOf(request: RenderingRequest): Picture {
  const [, fullWidth, fullHeight] = /-(\d+)x(\d+)/.exec(request.asset) ?? []
  const [, , width = fullWidth, height = fullHeight] = request.rect?.split(',') ?? []
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  return {bytes: Buffer.from(svg), type: 'image/svg+xml', lasting: false}
}
