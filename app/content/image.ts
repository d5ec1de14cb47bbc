/**
 * Pictures of the dataset, as addresses of our own: `/media/{asset}/{width}.{format}` maps to Sanity's image address, so
 * that a visitor's browser talks to us alone. A closed set of widths and formats keeps the cache small.
 */

export const widths = [96, 192, 320, 480, 512, 640, 800, 1080, 1440, 1920] as const
export const formats = ['avif', 'webp', 'jpg', 'png'] as const

export type Format = (typeof formats)[number]

/** A picture as the queries give it. */
export interface ContentPicture {
  alt: string
  asset: string | null
  crop?: {left?: number; right?: number; top?: number; bottom?: number} | null
  hotspot?: {x?: number; y?: number} | null
  /** What the lake found out about its colours when it was uploaded. */
  ground?: {isOpaque: boolean | null; colour: string | null} | null
}

const assetPattern = /^image-([a-f0-9]{40})-(\d{1,5})x(\d{1,5})-([a-z]{3,4})$/

/** A picture's measures in pixels after cropping, and the addresses of its renderings. */
export interface Rendering {
  /** The original, as addresses name it: `{sha1}-1200x800.png`. */
  original: string
  /** The part of it that staff have chosen, `left,top,width,height`, if it is not the whole. */
  rect: string | null
  width: number
  height: number
  /** Fallback address, in the original's family of formats. */
  src: string
  /** Address of one rendering. */
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

/** Content is kept from page to page, and with it what its pictures come to. */
const known = new WeakMap<ContentPicture, Rendering>()

function workOut({asset, crop}: ContentPicture): Rendering | undefined {
  const match = assetPattern.exec(asset ?? '')
  if (!match) return undefined
  const [, hash, fullWidth, fullHeight, extension] = match
  const part = cropToRect(Number(fullWidth), Number(fullHeight), crop)
  const rect = part.cropped ? `${part.left},${part.top},${part.width},${part.height}` : null
  const original = `${hash}-${fullWidth}x${fullHeight}.${extension}`
  const at: Rendering['at'] = (width, format) =>
    `/media/${original}/${width}.${format}${rect ? `?rect=${rect}` : ''}`
  const fitting = widths.filter((width) => width <= part.width)
  const usable = fitting.length > 0 ? fitting : widths.slice(0, 1)
  const srcSet = (format: Format) => usable.map((width) => `${at(width, format)} ${width}w`).join(', ')
  return {
    original,
    rect,
    width: part.width,
    height: part.height,
    at,
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

/** Where in the cropped picture the middle of the part lies that staff marked, as shares of its width and height. */
export function focusOf({crop, hotspot}: ContentPicture): {x: number; y: number} | undefined {
  if (!hotspot) return undefined
  const {left = 0, right = 0, top = 0, bottom = 0} = crop ?? {}
  return {
    x: ((hotspot.x ?? 0.5) - left) / (1 - left - right),
    y: ((hotspot.y ?? 0.5) - top) / (1 - top - bottom),
  }
}

/**
 * The colour that a picture shows most, for its place until it is there: `#f8d8c8` → `rf gd bc`, a sixteenth per channel,
 * which `styles/tones.css` knows. Nothing for pictures through which one sees their ground.
 */
export function toneOf({ground}: ContentPicture): string | undefined {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(ground?.colour ?? '')
  if (!channels || !ground?.isOpaque) return undefined
  // The nearest step: cut off instead, a pale green would become a grey.
  const [red, green, blue] = channels
    .slice(1)
    .map((channel) => Math.round(parseInt(channel, 16) / 17).toString(16))
  return `r${red} g${green} b${blue}`
}
