import {brotliCompressSync, constants, gzipSync} from 'node:zlib'
import {encodingFor} from './page-answer.ts'

/**
 * Compression of answers that are made for one visitor and sent once: quick rather than small. Brotli's second level costs half
 * of the time of its fourth, and 2 % more bytes; a page takes less than a millisecond, and another thread would not be quicker.
 */
const compressors = {
  br: (bytes: Buffer) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 2,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => gzipSync(bytes, {level: 4}),
}

/** What is shorter, in bytes, hardly gets smaller. */
const worthwhile = 1_024

/**
 * Compresses an answer as its visitor wants it.
 * @param accepted the request's `Accept-Encoding`
 * @returns the bytes, and in what encoding they are; none where they were left as they are
 */
export function compressOnce(
  bytes: Buffer,
  accepted: string | undefined,
): {body: Buffer; encoding?: 'br' | 'gzip'} {
  const encoding = encodingFor(accepted)
  if (encoding === 'identity' || bytes.length < worthwhile) return {body: bytes}
  return {body: compressors[encoding](bytes), encoding}
}
