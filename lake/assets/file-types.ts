/** Extension and media type of a stored file. */
export type FileType = {extension: string; mimeType: string}

/** Types that a browser shows and does not run; all others are downloads. */
const SAFE_TYPES = new Map([
  ['avif', 'image/avif'],
  ['csv', 'text/csv'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['gif', 'image/gif'],
  ['ics', 'text/calendar'],
  ['jpg', 'image/jpeg'],
  ['json', 'application/json'],
  ['m4a', 'audio/mp4'],
  ['md', 'text/markdown'],
  ['mov', 'video/quicktime'],
  ['mp3', 'audio/mpeg'],
  ['mp4', 'video/mp4'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['ogg', 'audio/ogg'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['txt', 'text/plain'],
  ['vcf', 'text/vcard'],
  ['vtt', 'text/vtt'],
  ['wav', 'audio/wav'],
  ['webm', 'video/webm'],
  ['webp', 'image/webp'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['zip', 'application/zip'],
])

/** The type of an uploaded file, by its name: the header of an upload cannot be trusted. */
export function fileTypeOf(filename = ''): FileType {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase() ?? 'bin'
  return {extension, mimeType: mimeTypeOf(extension)}
}

export const mimeTypeOf = (extension: string): string =>
  SAFE_TYPES.get(extension) ?? 'application/octet-stream'
