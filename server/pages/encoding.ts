import {promisify} from 'node:util'
import {brotliCompress, brotliCompressSync, constants, gzip, gzipSync} from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
type Compressed = Exclude<Encoding, 'identity'>

const brotli = (bytes: Buffer, quality: number) => ({
  params: {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length},
})

/** For pages that are sent many times: prefers size to speed. Above quality 10, twice the time saves only 2 %. */
export const compressors: Record<Compressed, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotli(bytes, 10)),
  gzip: promisify(gzip),
}

/** For responses that are sent once: prefers speed. Takes less than a millisecond, so a thread would not help. */
const quickCompressors: Record<Compressed, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, brotli(bytes, 2)),
  gzip: (bytes) => gzipSync(bytes, {level: 4}),
}

/** Smaller bodies are not worth compressing, in bytes. */
const worthwhile = 1_024

/**
 * Compresses a response that is sent once.
 * @param accepted the request's `Accept-Encoding`
 */
export function compressOnce(
  bytes: Buffer,
  accepted: string | undefined,
): {body: Buffer; encoding: Encoding} {
  const encoding = encodingFor(accepted)
  if (encoding === 'identity' || bytes.length < worthwhile) return {body: bytes, encoding: 'identity'}
  return {body: quickCompressors[encoding](bytes), encoding}
}

/** Cached, as browsers send the same few values. */
const understood = new Map<string | undefined, Encoding>()

/** The best encoding that `Accept-Encoding` allows (RFC 9110, 12.5.3). */
export function encodingFor(header: string | undefined): Encoding {
  const known = understood.get(header)
  if (known) return known
  const encoding = read(header)
  if (understood.size < 1_000) understood.set(header, encoding)
  return encoding
}

function read(header = ''): Encoding {
  const accepted = new Map<string, boolean>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
  }
  const accepts = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? false
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}
