import {setTimeout as sleep} from 'node:timers/promises'
import {log} from '~/platform/log.server'
import {type ContentPicture, drawingWidth, renderingsOf, widths} from './image'
import type {RenderingRequest} from './rendering-request'
import {fetchRendering, NoRendering} from './source.server'
import {keepRendering, readRendering} from './store.server'

/**
 * Pictures found in query results. Visitors may request only their crops. One small rendering of each is stored in
 * advance, as a fallback for all others while the lake does not respond.
 */

/** A width acceptable on every screen, in a format that all supported browsers read. */
const fallback = {width: 640, format: 'webp'} as const
/** In milliseconds: pauses give visitors priority after a start, and between two pictures. */
const pauseBefore = 3_000
const pauseBetween = 100
const pauseAfterFailure = 3_000

const pictures = new Set<string>()
const parts = new Set<string>()
const unsecured = new Map<string, RenderingRequest>()
const known = new WeakSet<object>()
let securing = false

const pause = (milliseconds: number) => sleep(milliseconds, undefined, {ref: false})

/** Remembers the pictures in a query result. */
export function notePictures(result: unknown): void {
  if (typeof result !== 'object' || result === null || known.has(result)) return
  known.add(result)
  for (const picture of picturesIn(result)) note(picture)
  if (unsecured.size > 0 && !securing) void secure()
}

/** Every picture in a value, however deep. */
function picturesIn(value: unknown): ContentPicture[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(picturesIn)
  return 'asset' in value && typeof value.asset === 'string' ? [value as ContentPicture, ...inside] : inside
}

function note(picture: ContentPicture) {
  const renderings = renderingsOf(picture)
  if (!renderings) return
  const {original: asset, rect, width, drawing} = renderings
  pictures.add(asset)
  const part = partOf(asset, rect)
  if (parts.has(part)) return
  parts.add(part)
  const fitting = widths.findLast((one) => one <= Math.min(width, fallback.width)) ?? widths[0]
  const pixels = {width: fitting, format: fallback.format}
  const chosen = drawing ? ({width: drawingWidth, format: 'svg'} as const) : pixels
  unsecured.set(part, {asset, rect, ...chosen})
}

const partOf = (asset: string, rect: string | null) => `${asset} ${rect ?? ''}`

/** Whether a page shows this crop of a picture; without a crop, whether any page shows the picture. */
export const isShown = ({asset, rect}: RenderingRequest): boolean =>
  rect === null ? pictures.has(asset) : parts.has(partOf(asset, rect))

/** Fetches the fallbacks one after the other; failed ones go to the end of the queue. */
async function secure() {
  securing = true
  await pause(pauseBefore)
  for (const [part, request] of unsecured) {
    unsecured.delete(part)
    const done = await secureOne(request)
    if (!done) unsecured.set(part, request)
    await pause(done ? pauseBetween : pauseAfterFailure)
  }
  securing = false
}

async function secureOne(request: RenderingRequest): Promise<boolean> {
  if (await readRendering(request)) return true
  try {
    const bytes = await fetchRendering(request)
    if (bytes) await keepRendering(request, bytes)
    return true
  } catch (error) {
    if (!(error instanceof NoRendering))
      log.warn({reason: String(error)}, 'could not store a picture on disk')
    return false
  }
}
