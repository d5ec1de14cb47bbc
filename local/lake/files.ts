import {createReadStream} from 'node:fs'
import {Readable} from 'node:stream'
import type {FileStore} from './file-store.ts'
import type {Context, Route} from './router.ts'
import {mimeTypeOf} from './sniff.ts'

/** `GET /files/:project/:dataset/:file`: an uploaded file as it is. */
export function fileRoutes(files: FileStore): Route[] {
  async function handle({request, url, params}: Context): Promise<Response> {
    const {dataset = '', file = ''} = params
    const size = await files.sizeOf(dataset, file)
    const headers = assetHeaders(url, file)
    headers.set('content-length', String(size))
    if (request.method === 'HEAD') return new Response(null, {headers})
    return new Response(Readable.toWeb(createReadStream(files.pathOf(dataset, file))) as ReadableStream, {
      headers,
    })
  }

  return ['/files/:project/:dataset/:file', '/files/:project/:dataset/:file/:name'].map((path) => ({
    method: 'GET',
    path,
    versioned: false,
    handle,
  }))
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
