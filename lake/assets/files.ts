import {createReadStream} from 'node:fs'
import {Readable} from 'node:stream'
import type {Context, Route} from '../http/router.ts'
import type {FileStore} from './file-store.ts'
import {mimeTypeOf} from './file-types.ts'

/** `GET /files/:project/:dataset/:file`: an uploaded file, unchanged. The path may end in a readable name. */
export function fileRoutes(files: FileStore): Route[] {
  const handle = ({url, params: {dataset = '', file = ''}}: Context) =>
    fileResponse(files, dataset, file, assetHeaders(url, file))

  return [{method: 'GET', path: '/files/:project/:dataset/:file/*', unversioned: true, handle}]
}

/** The bytes of a stored file. */
export async function fileResponse(
  files: FileStore,
  dataset: string,
  file: string,
  headers: Headers,
): Promise<Response> {
  headers.set('content-length', String(await files.sizeOf(dataset, file)))
  const bytes = createReadStream(files.pathOf(dataset, file))
  return new Response(Readable.toWeb(bytes) as ReadableStream, {headers})
}

/**
 * Headers for the bytes of an asset. Its name is a hash of the content, so it can be cached forever. No uploaded file
 * may run scripts on this origin.
 * @param mimeType overrides the type that the file extension implies
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
