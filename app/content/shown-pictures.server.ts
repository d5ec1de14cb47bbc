import {log} from '~/log.server'
import {type ContentPicture, renderingsOf, widths} from './image'
import {fetchRendering, NoRendering} from './media-source.server'
import {keepRendering, readRendering} from './media-store.server'
import type {RenderingRequest} from './rendering-request'

/**
 * The pictures that pages show, as far as answers of the lake have told of them. Only their parts may be asked for, and one
 * small rendering of each is kept before anybody asks, to stand in for all others while the lake is away.
 */

/** A width that is fair on every screen, in a format that all our browsers read. */
const standIn = {width: 640, format: 'webp'} as const
/** How long visitors go first after a start, and between two pictures, in milliseconds. */
const pauseBefore = 3_000
const pauseBetween = 100
const pauseAfterFailure = 3_000

/** Colours of the grounds, by picture; nothing for one through which one sees its ground. */
const colours = new Map<string, string | undefined>()
const parts = new Set<string>()
const unsecured = new Map<string, RenderingRequest>()
const known = new WeakSet<object>()
let securing = false

/** Waits without keeping the process alive. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref())

/** Takes note of the pictures in an answer of the lake. */
export function notePictures(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || known.has(answer)) return
  known.add(answer)
  for (const picture of picturesIn(answer)) note(picture)
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
  const {original: asset, rect, width} = renderings
  colours.set(asset, picture.ground?.isOpaque ? (picture.ground.colour ?? undefined) : undefined)
  const part = partOf(asset, rect)
  if (parts.has(part)) return
  parts.add(part)
  const fitting = widths.findLast((one) => one <= Math.min(width, standIn.width)) ?? widths[0]
  unsecured.set(part, {asset, rect, width: fitting, format: standIn.format})
}

const partOf = (asset: string, rect: string | null) => `${asset} ${rect ?? ''}`

/** Whether a page shows this part of a picture; of a picture itself, whether any does. */
export const isShown = ({asset, rect}: RenderingRequest): boolean =>
  rect === null ? colours.has(asset) : parts.has(partOf(asset, rect))

/** The colour of the place where a picture should be, see `ContentPicture.ground`. */
export const colourOf = ({asset}: RenderingRequest): string | undefined => colours.get(asset)

/** Fetches what is to stand in, one after the other and in no order: several processes share the work. */
async function secure() {
  securing = true
  await pause(pauseBefore)
  while (unsecured.size > 0) {
    const [part, request] = anyOf([...unsecured])
    const done = await secureOne(request)
    if (done) unsecured.delete(part)
    await pause(done ? pauseBetween : pauseAfterFailure)
  }
  securing = false
}

const anyOf = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)] as Item

async function secureOne(request: RenderingRequest): Promise<boolean> {
  if (await readRendering(request)) return true
  try {
    const bytes = await fetchRendering(request)
    if (bytes) await keepRendering(request, bytes)
    return true
  } catch (error) {
    if (!(error instanceof NoRendering)) log.warn({reason: String(error)}, 'could not keep a picture on disk')
    return false
  }
}
