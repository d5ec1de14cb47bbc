import sharp, {type Sharp} from 'sharp'
import {boxOf, cropTo, notLarger, partOf, type Region, type Size} from './geometry.ts'
import {MAX_PIXELS, type Transform} from './transform.ts'

/** The highest density that sharp supports. */
const MAX_DENSITY = 100_000

/** Renders the image: crops, resizes, changes colours and encodes, in this order. */
export async function render(original: Buffer, transform: Transform): Promise<Buffer> {
  const {image, size, scale} = await upright(original, transform)
  const rect = transform.rect?.map((value) => value * scale)
  let picture = sized(image, partOf(size, rect), transform)
  if (transform.blur) picture = picture.blur(Math.max(0.3, transform.blur / 20))
  if (transform.sat) picture = picture.modulate({saturation: 1 + transform.sat / 100})
  if (transform.bg) picture = picture.flatten({background: `#${transform.bg}`})
  return encoded(picture, transform).toBuffer()
}

/** SVG is rasterised at the requested size, up to a limit. */
async function upright(original: Buffer, transform: Transform) {
  const {format, density = 72, autoOrient: natural} = await sharp(original).metadata()
  if (format !== 'svg') return {image: sharp(original).autoOrient(), size: natural, scale: 1}
  const drawn = density * Math.min(drawingScale(natural, transform), MAX_DENSITY / density)
  const image = sharp(original, {density: drawn})
  const {width, height} = await image.metadata()
  return {image, size: {width, height}, scale: drawn / density}
}

function drawingScale({width, height}: Size, {w = 0, h = 0, dpr}: Transform): number {
  const wanted = Math.max((w * dpr) / width, (h * dpr) / height, 1)
  return Math.min(wanted, MAX_PIXELS / Math.max(width, height))
}

function sized(image: Sharp, region: Region, transform: Transform): Sharp {
  const {fit, crop, bg, 'fp-x': x = 0.5, 'fp-y': y = 0.5} = transform
  const box = boxOf(region, transform)
  if (!box) return image.extract(region)
  const target = fit === 'min' ? notLarger(box, region) : box
  if (crop === 'focalpoint' && (fit === 'crop' || fit === 'min'))
    return image.extract(cropTo(region, target, [x, y])).resize({...target, fit: 'fill'})
  const part = image.extract(region)
  switch (fit) {
    case 'scale':
      return part.resize({...box, fit: 'fill'})
    case 'clip':
    case 'max':
      return part.resize({...box, fit: 'inside', withoutEnlargement: fit === 'max'})
    case 'fill':
    case 'fillmax': {
      const background = bg ? `#${bg}` : '#ffffff'
      return part.resize({...box, fit: 'contain', withoutEnlargement: fit === 'fillmax', background})
    }
    default: {
      const isStrategy = crop === 'entropy' || crop === 'attention'
      return part.resize({
        ...target,
        fit: 'cover',
        position: isStrategy ? sharp.strategy[crop] : sideOf(crop),
      })
    }
  }
}

/** Sharp writes `top,right` as `right top`. */
function sideOf(crop: string): string {
  const named = ['left', 'right', 'top', 'bottom'].filter((side) => crop.includes(side))
  return named.join(' ') || 'centre'
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
      // The encoder's default effort takes seconds for a large picture and saves few bytes.
      return picture.avif({quality, effort: 2})
    case 'gif':
      return picture.gif()
  }
}
