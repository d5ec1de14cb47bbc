import {plain, type Text} from '~/content/text'
/**
 * Pictures of the dataset at our own addresses: `/media/{asset}/{width}.{format}` maps to Sanity's image address, so
 * that browsers make no third-party requests. A fixed set of widths and formats keeps the cache small. Small drawings
 * are served as SVG.
 */

export const widths = [96, 192, 320, 480, 512, 640, 800, 1080, 1440, 1920] as const
export const formats = ['avif', 'webp', 'jpg', 'png'] as const

export type Format = (typeof formats)[number] | 'svg'

/** An SVG scales to every width, so it has one address. */
export const drawingWidth = 1920
/** In bytes: compressed, drawings up to this size are rarely larger than a bitmap of their usual width. */
export const largestDrawing = 40_000

/** A picture as the queries give it. */
export interface ContentPicture {
  alt: Text
  asset: string | null
  crop?: {left?: number; right?: number; top?: number; bottom?: number} | null
  hotspot?: {x?: number; y?: number; width?: number; height?: number} | null
  /** Whether it has no transparency. */
  isOpaque?: boolean | null
  /** Whether the original has at most {@link largestDrawing} bytes. */
  isSmall?: boolean | null
}

const assetPattern = /^image-([a-f0-9]{40})-(\d{1,5})x(\d{1,5})-([a-z]{3,4})$/

/** A picture's size in pixels after cropping, and the addresses of its renderings. */
export interface Rendering {
  /** The original, as addresses name it: `{sha1}-1200x800.png`. */
  original: string
  /** The crop that staff chose, `left,top,width,height`; null for the whole picture. */
  rect: string | null
  width: number
  height: number
  /** The address as SVG, if it is a small drawing and not cropped. */
  drawing: string | null
  /** Fallback address: JPEG for a JPEG original, otherwise PNG. */
  src: string
  at: (width: (typeof widths)[number], format: Format) => string
  /** `srcset` of each small format, with widths up to the original's. */
  srcSet: Record<'avif' | 'webp', string>
}

/** `image-<sha1>-1200x800-png` → its renderings; `undefined` for anything else. */
export function renderingsOf(picture: ContentPicture | null | undefined): Rendering | undefined {
  if (!picture) return undefined
  const rendering = known.get(picture) ?? workOut(picture)
  if (rendering) known.set(picture, rendering)
  return rendering
}

/** Content is cached across pages, and its renderings with it. */
const known = new WeakMap<ContentPicture, Rendering>()

function workOut({asset, crop, isSmall}: ContentPicture): Rendering | undefined {
  const match = assetPattern.exec(plain(asset ?? ''))
  if (!match) return undefined
  const [, hash, fullWidth, fullHeight, extension] = match
  const part = cropToRect(Number(fullWidth), Number(fullHeight), crop)
  const rect = part.cropped ? `${part.left},${part.top},${part.width},${part.height}` : null
  const original = `${hash}-${fullWidth}x${fullHeight}.${extension}`
  const at: Rendering['at'] = (width, format) =>
    `/media/${original}/${width}.${format}${rect ? `?rect=${rect}` : ''}`
  const isDrawing = extension === 'svg' && !rect && isSmall
  const fitting = widths.filter((width) => width <= part.width)
  const usable = fitting.length > 0 ? fitting : widths.slice(0, 1)
  const srcSet = (format: Format) => usable.map((width) => `${at(width, format)} ${width}w`).join(', ')
  return {
    original,
    rect,
    width: part.width,
    height: part.height,
    at,
    drawing: isDrawing ? at(drawingWidth, 'svg') : null,
    src: at(usable.filter((width) => width <= 1080).at(-1) ?? widths[0], extension === 'jpg' ? 'jpg' : 'png'),
    srcSet: {avif: srcSet('avif'), webp: srcSet('webp')},
  }
}

function cropToRect(width: number, height: number, crop: ContentPicture['crop']) {
  const {left = 0, right = 0, top = 0, bottom = 0} = crop ?? {}
  return {
    cropped: left + right + top + bottom > 0,
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round((1 - left - right) * width),
    height: Math.round((1 - top - bottom) * height),
  }
}

/** The `sizes` of a picture that fills a box of a fixed shape, which cuts off the sides of wider ones. */
export function renderedSizes(
  sizes: string,
  {width, height}: Pick<Rendering, 'width' | 'height'>,
  ratio?: number,
) {
  const factor = ratio ? width / height / ratio : 1
  return factor > 1 ? sizes.replace(/[\d.]+(?:px|vw)/g, `calc($& * ${factor.toFixed(2)})`) : sizes
}

/**
 * The `object-position` of a picture that a box crops, in the form of `shareInBits`. In a box with a fixed aspect
 * ratio, the hotspot is centred as far as the picture allows, as in Sanity's crops. Otherwise the space on both sides
 * of the hotspot is cut in proportion, so that it stays whole if it fits.
 *
 * @param ratio Width of the box divided by its height, if it is fixed.
 */
export function positionOf(
  {crop, hotspot}: ContentPicture,
  {width, height}: Pick<Rendering, 'width' | 'height'>,
  ratio = Number.NaN,
): {across: string; down: string} | undefined {
  if (!hotspot) return undefined
  const {left = 0, right = 0, top = 0, bottom = 0} = crop ?? {}
  const visible = (ratio * height) / width
  return {
    across: shareInBits(positionAlong(hotspot.x, hotspot.width, left, right, visible)),
    down: shareInBits(positionAlong(hotspot.y, hotspot.height, top, bottom, 1 / visible)),
  }
}

function positionAlong(middle = 0.5, size = 1, cutBefore: number, cutAfter: number, visible: number): number {
  const length = 1 - cutBefore - cutAfter
  const center = (middle - cutBefore) / length
  if (visible < 1) return Math.min(Math.max(0, (center - visible / 2) / (1 - visible)), 1)
  const before = Math.max(0, center - size / length / 2)
  const after = Math.max(0, 1 - center - size / length / 2)
  return before + after > 0 ? before / (before + after) : 0.5
}

/**
 * A picture cropped for previews of shared links, with the hotspot in the centre as far as the picture allows. Social
 * networks would crop it around its middle.
 */
export function forSharing(picture: ContentPicture): ContentPicture {
  const renderings = renderingsOf(picture)
  if (!renderings) return picture
  const {crop, hotspot} = picture
  const {left = 0, right = 0, top = 0, bottom = 0} = crop ?? {}
  const visible = (sharedRatio * renderings.height) / renderings.width
  const [moreLeft, moreRight] = cutAlong(hotspot?.x, left, right, visible)
  const [moreTop, moreBottom] = cutAlong(hotspot?.y, top, bottom, 1 / visible)
  return {
    ...picture,
    crop: {left: left + moreLeft, right: right + moreRight, top: top + moreTop, bottom: bottom + moreBottom},
  }
}

const sharedRatio = 1200 / 630

function cutAlong(middle: number | undefined, before: number, after: number, visible: number) {
  if (visible >= 1) return [0, 0] as const
  const cut = (1 - before - after) * (1 - visible)
  const start = cut * positionAlong(middle, 1, before, after, visible)
  return [start, cut - start] as const
}

/** `0.75` → `1 2`: the binary digits of a share, 1 to 1/128. Style sheets add them, as inline styles are forbidden. */
const shareInBits = (share: number) =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((place) => (Math.round(share * 128) >> (7 - place)) % 2).join(' ')
