import sharp from 'sharp'
import {httpError} from './errors.ts'
import type {FileType} from './sniff.ts'

/** What is known of an uploaded picture: its true type, its size as it is shown, and its metadata document. */
export type Picture = FileType & {width: number; height: number; metadata: Record<string, unknown>}

const TYPES: Record<string, FileType> = {
  jpeg: {extension: 'jpg', mimeType: 'image/jpeg'},
  png: {extension: 'png', mimeType: 'image/png'},
  webp: {extension: 'webp', mimeType: 'image/webp'},
  gif: {extension: 'gif', mimeType: 'image/gif'},
  svg: {extension: 'svg', mimeType: 'image/svg+xml'},
  tiff: {extension: 'tif', mimeType: 'image/tiff'},
  avif: {extension: 'avif', mimeType: 'image/avif'},
}

/** The type under which a stored picture is served, by the extension that it was given. */
export const pictureTypeOf = (extension: string): string | undefined =>
  Object.values(TYPES).find((type) => type.extension === extension)?.mimeType

/** Sharp's own limit, told before it is met: such a picture takes gigabytes once it is taken apart. */
const MAX_PIXELS = 16_383 ** 2

const LQIP_WIDTH = 20
const SAMPLE_WIDTH = 64

/**
 * Looks into an uploaded picture.
 * @param extract what the uploader wants known (`lqip`, `palette`); undefined for everything
 * @throws LakeError 400 for what is no picture, or none of a type that we serve
 */
export async function readPicture(bytes: Buffer, extract?: string[]): Promise<Picture> {
  const wants = (name: string) => extract?.includes(name) ?? true
  try {
    const {format, compression, autoOrient, hasAlpha} = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata()
    const type = TYPES[format === 'heif' && compression === 'av1' ? 'avif' : format]
    if (!type) throw httpError(400, `Pictures of type ${format} are not supported`)
    const {width, height} = autoOrient
    if (width * height > MAX_PIXELS) throw tooManyPixels(width, height)
    const metadata = {
      _type: 'sanity.imageMetadata',
      dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
      hasAlpha,
      isOpaque: !hasAlpha || (await sharp(bytes).stats()).isOpaque,
      ...(wants('lqip') ? {lqip: await lqipOf(bytes, hasAlpha)} : {}),
      ...(wants('palette') ? {palette: await paletteOf(bytes)} : {}),
    }
    return {...type, width, height, metadata}
  } catch (error) {
    if (error instanceof Error && 'status' in error) throw error
    throw httpError(400, 'Invalid image: its content could not be read')
  }
}

function tooManyPixels(width: number, height: number) {
  const size = `This picture has too many pixels, ${width} × ${height}`
  return httpError(400, `${size}: at most ${MAX_PIXELS} are taken, 16383 × 16383 for instance`)
}

/** A few pixels as a data URL, to be shown until the picture is there. */
async function lqipOf(bytes: Buffer, hasAlpha: boolean): Promise<string> {
  const small = sharp(bytes).autoOrient().resize(LQIP_WIDTH)
  const encoded = await (hasAlpha ? small.png() : small.jpeg({quality: 50})).toBuffer()
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${encoded.toString('base64')}`
}

/** The colour that a picture shows most: the mean of the pixels that are about as sharp says, in steps of sixteen. */
async function dominantOf(opaque: Buffer): Promise<[number, number, number]> {
  const {dominant} = await sharp(opaque).stats()
  const pixels = await sharp(opaque).raw().toBuffer()
  const sum = {r: 0, g: 0, b: 0, pixels: 0}
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3)
    if (r >> 4 !== dominant.r >> 4 || g >> 4 !== dominant.g >> 4 || b >> 4 !== dominant.b >> 4) continue
    sum.r += r
    sum.g += g
    sum.b += b
    sum.pixels += 1
  }
  const mean = (total: number) => Math.round(total / sum.pixels)
  return sum.pixels ? [mean(sum.r), mean(sum.g), mean(sum.b)] : [dominant.r, dominant.g, dominant.b]
}

async function paletteOf(bytes: Buffer): Promise<object> {
  const sample = await sharp(bytes).resize(SAMPLE_WIDTH).toColourspace('srgb').removeAlpha().png().toBuffer()
  const [r, g, b] = await dominantOf(sample)
  const isLight = 0.299 * r + 0.587 * g + 0.114 * b > 150
  const text = isLight ? '#000' : '#fff'
  const dominant = {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    foreground: text,
    title: text,
    population: 1,
  }
  return {_type: 'sanity.imagePalette', dominant}
}
