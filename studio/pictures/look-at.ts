import {t} from '../i18n/texts/pictures.ts'

/** No page shows more pixels, and beyond this the lake needs seconds for each rendering. */
const maxMegapixels = 20

/** Magic bytes of files mistaken for pictures, and of picture formats that browsers cannot show. */
const others = [
  [/^%PDF/, 'pdf'],
  [/^(PK|\xd0\xcf)/, 'document'],
  [/^(.{4}ftyp(hei|hev|mif)|II\*\0|MM\0\*)/s, 'format'],
] as const

/** Checks a file before its upload: a fault rejects it, a doubt asks first. Sizes are in pixels. */
export async function lookAt(
  file: File,
  {minWidth = 0, minHeight = 0} = {},
): Promise<{fault?: string; doubt?: string}> {
  const {name} = file
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  const [, kind] = others.find(([pattern]) => pattern.test(start)) ?? []
  if (kind) return {fault: t(kind, {name})}
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
  } catch {
    return {fault: t('damaged', {name})}
  } finally {
    URL.revokeObjectURL(image.src)
  }
  // Drawings are sharp at any size.
  if (file.type === 'image/svg+xml') return {}
  const {naturalWidth: width, naturalHeight: height} = image
  const megapixels = (width * height) / 1_000_000
  if (megapixels > maxMegapixels)
    return {doubt: t('large', {name, megapixels: Math.ceil(megapixels), max: maxMegapixels})}
  if (width < minWidth) return {doubt: t('narrow', {name, width, minWidth})}
  return height < minHeight ? {doubt: t('low', {name, height, minHeight})} : {}
}

/** Why an upload has failed. */
export function faultOf(error: Error & {statusCode?: number}, name: string): string {
  if (error.statusCode === 413) return t('tooLarge', {name})
  return t(error.statusCode === 400 ? 'damaged' : 'failed', {name})
}
