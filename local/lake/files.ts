import {createReadStream} from 'node:fs'
import {Readable} from 'node:stream'
import type {FileStore} from './file-store.ts'
import type {Context, Route} from './router.ts'
import {mimeTypeOf} from './sniff.ts'

/** `GET /files/:project/:dataset/:file`: an uploaded file as it is. */
export function fileRoutes(files: FileStore): Route[] {
  const handle = ({request, url, params}: Context) => {
    const {dataset = '', file = ''} = params
    return fileResponse(files, request, dataset, file, assetHeaders(url, file))
  }

  return ['/files/:project/:dataset/:file', '/files/:project/:dataset/:file/:name'].map((path) => ({
    method: 'GET',
    path,
    versioned: false,
    handle,
  }))
}

/**
 * The bytes of a stored file, or the part of them that `Range` asks for: players fetch films and sounds piece by piece. Of
 * several ranges at once, the answer is the whole, as the standard allows.
 * @param headers of the whole
 */
export async function fileResponse(
  files: FileStore,
  request: Request,
  dataset: string,
  file: string,
  headers: Headers,
): Promise<Response> {
  const size = await files.sizeOf(dataset, file)
  headers.set('accept-ranges', 'bytes')
  const range = rangeIn(request, size)
  if (range && range.start >= range.end) {
    headers.set('content-range', `bytes */${size}`)
    headers.set('cache-control', 'no-store')
    return new Response(null, {status: 416, headers})
  }
  const {start, end} = range ?? {start: 0, end: size}
  headers.set('content-length', String(end - start))
  if (range) headers.set('content-range', `bytes ${start}-${end - 1}/${size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD' || start === end) return new Response(null, {status, headers})
  const bytes = createReadStream(files.pathOf(dataset, file), {start, end: end - 1})
  return new Response(Readable.toWeb(bytes) as ReadableStream, {status, headers})
}

/** What of a file is asked for, `end` not included; empty where the file has nothing there, undefined for all of it. */
function rangeIn({method, headers}: Request, size: number): {start: number; end: number} | undefined {
  // Files carry no mark that `If-Range` could name.
  if (method !== 'GET' || headers.has('if-range')) return undefined
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') return {start: Math.max(0, size - Number(last)), end: size}
  if (last !== '' && Number(last) < Number(first)) return undefined
  return {start: Number(first), end: last === '' ? size : Math.min(Number(last) + 1, size)}
}

/**
 * Headers for the bytes of an asset. The name is made from the content, so it may be kept for ever; nothing that
 * was uploaded may run as a script of this origin.
 * @param mimeType where it is not that of the stored file
 */
export function assetHeaders(url: URL, file: string, mimeType?: string): Headers {
  const type = mimeType ?? mimeTypeOf(file.split('.').at(-1) ?? '')
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  const download = url.searchParams.get('dl')
  if (download !== null || type === 'application/octet-stream') {
    const name = encodeURIComponent(download || file)
    headers.set('content-disposition', `attachment; filename*=UTF-8''${name}`)
  }
  return headers
}
