/** What a file is, told by its content; its name only decides between kinds of plain text. */
export type FileType = {extension: string; mimeType: string}

/** First bytes of the formats we know; `at` is where they stand. */
const SIGNATURES: {at: number; bytes: string; type: FileType}[] = [
  {at: 0, bytes: '%PDF-', type: {extension: 'pdf', mimeType: 'application/pdf'}},
  {at: 0, bytes: '\x89PNG\r\n', type: {extension: 'png', mimeType: 'image/png'}},
  {at: 0, bytes: '\xff\xd8\xff', type: {extension: 'jpg', mimeType: 'image/jpeg'}},
  {at: 0, bytes: 'GIF8', type: {extension: 'gif', mimeType: 'image/gif'}},
  {at: 8, bytes: 'WEBP', type: {extension: 'webp', mimeType: 'image/webp'}},
  {at: 8, bytes: 'WAVE', type: {extension: 'wav', mimeType: 'audio/wav'}},
  {at: 4, bytes: 'ftypavif', type: {extension: 'avif', mimeType: 'image/avif'}},
  {at: 4, bytes: 'ftypM4A', type: {extension: 'm4a', mimeType: 'audio/mp4'}},
  {at: 4, bytes: 'ftypqt', type: {extension: 'mov', mimeType: 'video/quicktime'}},
  {at: 4, bytes: 'ftyp', type: {extension: 'mp4', mimeType: 'video/mp4'}},
  {at: 0, bytes: '\x1aE\xdf\xa3', type: {extension: 'webm', mimeType: 'video/webm'}},
  {at: 0, bytes: 'ID3', type: {extension: 'mp3', mimeType: 'audio/mpeg'}},
  {at: 0, bytes: '\xff\xfb', type: {extension: 'mp3', mimeType: 'audio/mpeg'}},
  {at: 0, bytes: 'OggS', type: {extension: 'ogg', mimeType: 'audio/ogg'}},
  {at: 0, bytes: '\x1f\x8b', type: {extension: 'gz', mimeType: 'application/gzip'}},
  {at: 0, bytes: 'PK\x03\x04', type: {extension: 'zip', mimeType: 'application/zip'}},
]

/** Office documents are zip archives: only the name tells them apart. */
const ZIPPED: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
}

/** Text that a browser shows and does not run. */
const TEXT: Record<string, string> = {
  txt: 'text/plain',
  csv: 'text/csv',
  md: 'text/markdown',
  json: 'application/json',
  vtt: 'text/vtt',
  srt: 'text/plain',
  ics: 'text/calendar',
  vcf: 'text/vcard',
}

const UNKNOWN: FileType = {extension: 'bin', mimeType: 'application/octet-stream'}

/** @param filename as the uploader named it; may be missing */
export function sniff(bytes: Uint8Array, filename = ''): FileType {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  const known = SIGNATURES.find(({at, bytes: signature}) => head.startsWith(signature, at))?.type
  if (known?.extension === 'zip') return named(ZIPPED, extension) ?? known
  if (known) return known
  const text = isText(bytes) ? named(TEXT, extension) : undefined
  if (text) return text
  // A name that promises a known format is not believed.
  return extension === '' || mimeTypeOf(extension) !== UNKNOWN.mimeType ? UNKNOWN : {...UNKNOWN, extension}
}

/** The type under which a stored file is served, by the extension that `sniff` gave it. */
export function mimeTypeOf(extension: string): string {
  const known = SIGNATURES.find(({type}) => type.extension === extension)?.type.mimeType
  return known ?? ZIPPED[extension] ?? TEXT[extension] ?? UNKNOWN.mimeType
}

function named(types: Record<string, string>, extension: string): FileType | undefined {
  const mimeType = types[extension]
  return mimeType === undefined ? undefined : {extension, mimeType}
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', {fatal: true}).decode(bytes).includes('\0')
  } catch {
    return false
  }
}
