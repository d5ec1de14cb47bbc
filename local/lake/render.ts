import sharp, {type Sharp} from 'sharp'
import {
  boxOf,
  cropTo,
  fitInto,
  margins,
  notLarger,
  partOf,
  type Region,
  type Size,
  whole,
} from './geometry.ts'
import {MAX_PIXELS, type Transform} from './transform.ts'

/** The greatest density that sharp draws at. */
const MAX_DENSITY = 100_000

/** Makes the picture: part of it, turned, sized, changed in colour, encoded; in this order. */
export async function render(original: Buffer, transform: Transform): Promise<Buffer> {
  const {image, region} = await turned(original, transform)
  let picture = sized(image, region, transform)
  if (transform.blur) picture = picture.blur(Math.max(0.3, transform.blur / 20))
  if (transform.sharp) picture = picture.sharpen({sigma: 0.5 + transform.sharp / 50})
  if (transform.sat) picture = picture.modulate({saturation: 1 + transform.sat / 100})
  if (transform.invert === 'true') picture = picture.negate({alpha: false})
  if (transform.bg) picture = picture.flatten({background: `#${transform.bg}`})
  return encoded(picture, transform).toBuffer()
}

/** An image the right way up, and the region of it that is wanted. */
type Source = {image: Sharp; region: Region}

async function turned(original: Buffer, transform: Transform): Promise<Source> {
  const {open, size, scale} = await upright(original, transform)
  const rect = transform.rect?.map((value) => value * scale)
  const region = rect ? partOf(size, rect) : whole(size)
  if (!transform.or && !transform.flip) return {image: open(), region}
  // Within one pipeline sharp chooses the order of cutting and turning itself, so the cut comes in one of its own.
  const cut = await open().extract(region).png({compressionLevel: 0}).toBuffer()
  const {or = 0, flip = ''} = transform
  const isOnItsSide = or === 90 || or === 270
  const turnedSize = isOnItsSide ? {width: region.height, height: region.width} : region
  const mirrored = sharp(cut).rotate(or).flip(flip.includes('v')).flop(flip.includes('h'))
  const image = sharp(await mirrored.png({compressionLevel: 0}).toBuffer())
  return {image, region: whole(turnedSize)}
}

/** Drawings are made into pixels at the size they are wanted in, within reason. */
async function upright(original: Buffer, transform: Transform) {
  const {format, density = 72, autoOrient: natural} = await sharp(original).metadata()
  if (format !== 'svg') return {open: () => sharp(original).autoOrient(), size: natural, scale: 1}
  const drawn = density * Math.min(drawingScale(natural, transform), MAX_DENSITY / density)
  const open = () => sharp(original, {density: drawn})
  const {width, height} = await open().metadata()
  return {open, size: {width, height}, scale: drawn / density}
}

function drawingScale({width, height}: Size, {w = 0, h = 0, dpr}: Transform): number {
  const wanted = Math.max((w * dpr) / width, (h * dpr) / height, 1)
  return Math.min(wanted, MAX_PIXELS / Math.max(width, height))
}

function sized(image: Sharp, region: Region, transform: Transform): Sharp {
  const {fit, crop, bg} = transform
  const box = boxOf(region, transform)
  if (!box) return image.extract(region)
  const stretched = (part: Region, {width, height}: Size) =>
    image.extract(part).resize({width, height, fit: 'fill'})
  switch (fit) {
    case 'scale':
      return stretched(region, box)
    case 'crop':
    case 'min': {
      const target = fit === 'min' ? notLarger(box, region) : box
      if (crop !== 'entropy' && crop !== 'attention') {
        return stretched(cropTo(region, target, transform), target)
      }
      return image.extract(region).resize({...target, fit: 'cover', position: sharp.strategy[crop]})
    }
    default: {
      const inside = fitInto(region, box, fit === 'clip' || fit === 'fill')
      const fitted = stretched(region, inside)
      if (fit === 'clip' || fit === 'max') return fitted
      return fitted.extend({...margins(inside, box), background: bg ? `#${bg}` : '#ffffff'})
    }
  }
}

function encoded(picture: Sharp, {format, q}: Transform): Sharp {
  const quality = Math.max(1, q)
  switch (format) {
    case 'jpg':
    case 'pjpg':
      return picture.flatten({background: '#ffffff'}).jpeg({quality, progressive: format === 'pjpg'})
    case 'png':
      return picture.png()
    case 'webp':
      return picture.webp({quality})
    case 'avif':
      // The encoder's default effort takes seconds for a large picture and gains little.
      return picture.avif({quality, effort: 2})
    case 'gif':
      return picture.gif()
  }
}
