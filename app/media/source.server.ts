import pLimit from 'p-limit'
import {counted, reachability} from '~/platform/calls.server'
import {env} from '~/platform/env.server'
import {log} from '~/platform/log.server'
import {reasonOf} from '~/platform/reason'
import {largestDrawing} from './image'
import {formatOf} from './image-bytes'
import type {RenderingRequest} from './rendering-request'
import {sanitizeSvg} from './sanitize-svg.server'

/** Fetches renderings from the lake's image address, hosted or local. */

const quality = {avif: 75, webp: 80, jpg: 80, png: 90} as const

/** Each rendering costs the lake CPU time; a large one on a busy machine takes seconds. */
const limit = pLimit(8)
const longestWait = 15_000
/** How long no request is made after a failed connection, in milliseconds. */
const pauseAfterFailure = 5_000

/** Thrown where a rendering cannot be fetched now. */
export class NoRendering extends Error {}

/** When the last connection failed, unless one has succeeded since. */
let failedAt: number | undefined

/**
 * The bytes of a rendering, or `undefined` where the dataset has no such picture.
 * @throws NoRendering; at once while the image address is known not to answer
 */
export const fetchRendering = (request: RenderingRequest): Promise<Uint8Array | undefined> =>
  limit(async () => {
    const isPausing = failedAt !== undefined && performance.now() - failedAt < pauseAfterFailure
    if (isPausing || reachability('lake').reachable === false)
      throw new NoRendering('the image address does not answer')
    const bytes = await download(request)
    if (request.format !== 'svg') return bytes
    const drawing = bytes && bytes.length <= largestDrawing && sanitizeSvg(Buffer.from(bytes).toString())
    return drawing ? Buffer.from(drawing) : download({...request, width: 1080, format: 'webp'})
  })

async function download(request: RenderingRequest): Promise<Uint8Array | undefined> {
  const {status, ok, bytes} = await get(request)
  if (status === 404 || status === 400) return undefined
  if (!ok) throw new NoRendering(`the image address answered ${status}`)
  // An SVG in place of a bitmap would bypass the sanitizer.
  const isPixels = ![undefined, 'svg'].includes(formatOf(bytes))
  if (request.format !== 'svg' && !isPixels) throw new NoRendering('the image address sent no picture')
  return bytes
}

async function get(request: RenderingRequest) {
  try {
    const signal = AbortSignal.timeout(longestWait)
    const response = await counted('lake', fetch(addressOf(request), {signal}), ({status}) => status)
    const bytes = new Uint8Array(await response.arrayBuffer())
    failedAt = undefined
    return {status: response.status, ok: response.ok, bytes}
  } catch (error) {
    if (failedAt === undefined)
      log.warn({reason: reasonOf(error)}, 'pictures cannot be fetched; serving those on disk')
    failedAt = performance.now()
    throw new NoRendering(reasonOf(error), {cause: error})
  }
}

function addressOf({asset, width, format, rect}: RenderingRequest) {
  const {imageHost, projectId, dataset} = env.sanity
  const original = `${imageHost}/images/${projectId}/${dataset}/${asset}`
  if (format === 'svg') return original
  const query = new URLSearchParams({w: String(width), fit: 'max', fm: format, q: String(quality[format])})
  if (rect) query.set('rect', rect)
  return `${original}?${query}`
}
