import {MAX_PIXELS, type Transform} from './transform.ts'

/** All in pixels. */
export type Size = {width: number; height: number}
export type Region = Size & {left: number; top: number}

export function whole({width, height}: Size): Region {
  return {left: 0, top: 0, width, height}
}

/** The part of a picture that `rect=left,top,width,height` names, as far as it lies inside. */
export function partOf({width, height}: Size, [x = 0, y = 0, w = width, h = height]: number[]): Region {
  const left = Math.min(Math.round(x), width - 1)
  const top = Math.min(Math.round(y), height - 1)
  return {
    left,
    top,
    width: Math.min(Math.round(w), width - left),
    height: Math.min(Math.round(h), height - top),
  }
}

/** The size asked for; a side that was not given follows from the other. Undefined where nothing was asked. */
export function boxOf(size: Size, transform: Transform): Size | undefined {
  const {w, h, dpr} = transform
  const within = (value: number, min = 1, max = MAX_PIXELS) => Math.min(Math.max(value, min), max)
  const natural = h ? (size.width * h) / size.height : size.width
  const width = within(w ?? natural, transform['min-w'], transform['max-w'])
  const height = within(h ?? (size.height * width) / size.width, transform['min-h'], transform['max-h'])
  const unchanged = !w && !h && width === size.width && height === size.height
  if (unchanged && dpr === 1) return undefined
  const side = (value: number) => Math.min(Math.max(1, Math.round(value * dpr)), MAX_PIXELS)
  return {width: side(width), height: side(height)}
}

/** The greatest size with the same proportions that fits into a box. */
export function fitInto(size: Size, box: Size, enlarge: boolean): Size {
  const factor = Math.min(box.width / size.width, box.height / size.height)
  return scaled(size, enlarge ? factor : Math.min(factor, 1))
}

/** A box with its proportions kept, made smaller where it is larger than the picture. */
export function notLarger(box: Size, size: Size): Size {
  return scaled(box, Math.min(1, size.width / box.width, size.height / box.height))
}

/** The greatest part with the proportions of a target, around the point that the parameters name. */
export function cropTo(region: Region, target: Size, transform: Transform): Region {
  const part = fitInto(target, region, true)
  const {x, y} = focus(transform)
  const start = (length: number, partLength: number, at: number) =>
    Math.min(Math.max(0, Math.round(length * at - partLength / 2)), length - partLength)
  return {
    ...part,
    left: region.left + start(region.width, part.width, x),
    top: region.top + start(region.height, part.height, y),
  }
}

/** What is missing around a picture in a box, so that it stands in the middle. */
export function margins(size: Size, box: Size): {left: number; right: number; top: number; bottom: number} {
  const left = Math.max(0, Math.floor((box.width - size.width) / 2))
  const top = Math.max(0, Math.floor((box.height - size.height) / 2))
  return {
    left,
    top,
    right: Math.max(0, box.width - size.width - left),
    bottom: Math.max(0, box.height - size.height - top),
  }
}

function scaled({width, height}: Size, factor: number): Size {
  return {width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor))}
}

/** The point, as fractions of width and height, that a crop keeps nearest to its middle. */
function focus({crop, 'fp-x': x = 0.5, 'fp-y': y = 0.5}: Transform): {x: number; y: number} {
  if (crop === 'focalpoint') return {x, y}
  return {
    x: crop.includes('left') ? 0 : crop.includes('right') ? 1 : 0.5,
    y: crop.includes('top') ? 0 : crop.includes('bottom') ? 1 : 0.5,
  }
}
