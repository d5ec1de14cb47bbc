import sharp from 'sharp'
import {httpError} from '../http/errors.ts'
import type {FileType} from './file-types.ts'

/** An uploaded picture: its detected type, its size after EXIF rotation, and its metadata document. */
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

/** The media type of a picture, by its extension or the format that a client asks for. */
export const pictureTypeOf = (extension: string): string | undefined =>
  Object.values(TYPES).find((type) => type.extension === extension.replace('pjpg', 'jpg'))?.mimeType

/** Sharp's own limit, checked first: decoding such a picture takes gigabytes. */
const MAX_PIXELS = 16_383 ** 2

const LQIP_WIDTH = 20

/**
 * Reads type, size and metadata of an uploaded picture.
 * @throws LakeError 400 if it is not a picture of a supported type
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  try {
    const {format, compression, autoOrient, hasAlpha} = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata()
    const type = TYPES[format === 'heif' && compression === 'av1' ? 'avif' : format]
    if (!type) throw httpError(400, `Pictures of type ${format} are not supported`)
    const {width, height} = autoOrient
    if (width * height > MAX_PIXELS)
      throw httpError(400, `Images have at most ${MAX_PIXELS} pixels, this one ${width} × ${height}`)
    const metadata = {
      _type: 'sanity.imageMetadata',
      dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
      hasAlpha,
      isOpaque: !hasAlpha || (await sharp(bytes).stats()).isOpaque,
      lqip: await lqipOf(bytes, hasAlpha),
    }
    return {...type, width, height, metadata}
  } catch (error) {
    if (error instanceof Error && 'status' in error) throw error
    throw httpError(400, 'Invalid image: its content could not be read')
  }
}

/** Low-quality image placeholder (LQIP): a few pixels as a data URL, shown until the picture has loaded. */
async function lqipOf(bytes: Buffer, hasAlpha: boolean): Promise<string> {
  const small = sharp(bytes).autoOrient().resize(LQIP_WIDTH)
  const encoded = await (hasAlpha ? small.png() : small.jpeg({quality: 50})).toBuffer()
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${encoded.toString('base64')}`
}
