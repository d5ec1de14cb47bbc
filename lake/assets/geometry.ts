import {MAX_PIXELS, type Transform} from './transform.ts'

/** All in pixels. */
export type Size = {width: number; height: number}
export type Region = Size & {left: number; top: number}

/** The part of a picture that `rect=left,top,width,height` selects, clipped to the picture; without it, all. */
export function partOf({width, height}: Size, [x = 0, y = 0, w = width, h = height]: number[] = []): Region {
  const left = Math.min(Math.round(x), width - 1)
  const top = Math.min(Math.round(y), height - 1)
  return {
    left,
    top,
    width: Math.min(Math.round(w), width - left),
    height: Math.min(Math.round(h), height - top),
  }
}

/** The requested size; a missing side follows from the other. Undefined if no size was requested. */
export function boxOf(size: Size, {w, h, dpr}: Transform): Size | undefined {
  if (!w && !h && dpr === 1) return undefined
  const width = w ?? (h ? (size.width * h) / size.height : size.width)
  const height = h ?? (size.height * width) / size.width
  const side = (value: number) => Math.min(Math.max(1, Math.round(value * dpr)), MAX_PIXELS)
  return {width: side(width), height: side(height)}
}

/** Scales a size down to a limit, keeping its proportions. */
export function notLarger({width, height}: Size, limit: Size): Size {
  const factor = Math.min(1, limit.width / width, limit.height / height)
  return {width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor))}
}

/** The largest part with the proportions of a target, around a point given in fractions of width and height. */
export function cropTo(region: Region, target: Size, [x, y]: [x: number, y: number]): Region {
  const scale = Math.max(target.width / region.width, target.height / region.height)
  const part = notLarger({width: target.width / scale, height: target.height / scale}, region)
  const start = (length: number, partLength: number, at: number) =>
    Math.min(Math.max(0, Math.round(length * at - partLength / 2)), length - partLength)
  return {
    ...part,
    left: region.left + start(region.width, part.width, x),
    top: region.top + start(region.height, part.height, y),
  }
}
