import type {LimitFunction} from 'p-limit'
import {requireSignIn} from '../http/input.ts'
import type {Context, Route} from '../http/router.ts'
import type {FileStore} from './file-store.ts'
import {assetHeaders, fileResponse} from './files.ts'
import {pictureTypeOf} from './picture.ts'
import {render} from './render.ts'
import {parseTransform} from './transform.ts'

/** `GET /images/:project/:dataset/:file`: a picture, transformed by the parameters of its address. */
export function imageRoutes(files: FileStore, limit: LimitFunction): Route[] {
  async function handle(context: Context): Promise<Response> {
    const {request, url, params, throughSite} = context
    const {dataset = '', file = ''} = params
    const extension = file.split('.').at(-1) ?? ''
    const transform = parseTransform(url, extension, request.headers.get('accept') ?? '')
    const headers = assetHeaders(url, file, pictureTypeOf(transform?.format ?? extension))
    if (url.searchParams.has('auto')) headers.set('vary', 'accept')
    if (!transform) return fileResponse(files, dataset, file, headers)
    // Visitors get pictures from the site, which requests a few sizes only.
    if (throughSite) requireSignIn(context, 'Changing a picture through the site')
    // Not cached here: the site and browsers cache the response.
    const picture = await limit(async () => render(await files.read(dataset, file), transform))
    headers.set('content-length', String(picture.length))
    return new Response(new Uint8Array(picture), {headers})
  }

  // As in the hosted lake, the path may end in a readable name.
  return [{method: 'GET', path: '/images/:project/:dataset/:file/*', unversioned: true, handle}]
}
