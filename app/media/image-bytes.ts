import type {Format} from './image'

/** The format of a picture by its first bytes; `undefined` for formats that we do not offer. */
export function formatOf(bytes: Uint8Array): Format | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  if (/^.{4}ftypavi[fs]/s.test(text)) return 'avif'
  if (/^<svg[\s>]/.test(text)) return 'svg'
  return undefined
}
