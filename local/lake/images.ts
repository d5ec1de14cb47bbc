import type {FileStore} from './file-store.ts'
import {assetHeaders, fileResponse} from './files.ts'
import type {ImageCache} from './image-cache.ts'
import {requireSignIn} from './input.ts'
import {pictureTypeOf} from './picture.ts'
import {render} from './render.ts'
import type {Context, Route} from './router.ts'
import {type Format, parseTransform} from './transform.ts'
import type {InTurn} from './turns.ts'

const MIME_TYPES: Record<Format, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** `GET /images/:project/:dataset/:file`: a picture, changed as its address asks. */
export function imageRoutes(files: FileStore, pictures: ImageCache, inTurn: InTurn): Route[] {
  async function handle(context: Context): Promise<Response> {
    const {request, url, params, throughSite} = context
    const {dataset = '', file = ''} = params
    const extension = file.split('.').at(-1) ?? ''
    const transform = parseTransform(url, extension, request.headers.get('accept') ?? '')
    const type = transform ? MIME_TYPES[transform.format] : pictureTypeOf(extension)
    const headers = assetHeaders(url, file, type)
    if (url.searchParams.has('auto')) headers.set('vary', 'accept')
    if (!transform) return fileResponse(files, request, dataset, file, headers)
    // Visitors get pictures from the site, which asks for a few sizes only.
    if (throughSite) requireSignIn(context, 'Changing a picture through the site')
    // What was made of a picture is of no use once the picture has gone.
    await files.sizeOf(dataset, file)
    const key = JSON.stringify([file, transform])
    const rendered = () => inTurn(async () => render(await files.read(dataset, file), transform))
    const picture = await pictures.get(dataset, key, rendered)
    headers.set('content-length', String(picture.length))
    return new Response(new Uint8Array(picture), {headers})
  }

  // The second address carries a name for people and search engines, as hosted.
  return ['/images/:project/:dataset/:file', '/images/:project/:dataset/:file/:name'].map((path) => ({
    method: 'GET',
    path,
    versioned: false,
    handle,
  }))
}
