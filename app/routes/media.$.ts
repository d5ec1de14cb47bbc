import type {LoaderFunctionArgs} from '@remix-run/node'
import {contentTypes, parseRenderingRequest, rendering} from '~/content/media.server'
import {log} from '~/log.server'

/** Pictures of the dataset at our own address, so that the visitor's browser asks nobody else. */
export async function loader({request, params}: LoaderFunctionArgs) {
  const wanted = parseRenderingRequest(params['*'] ?? '', new URL(request.url).searchParams.get('rect'))
  if (!wanted) return new Response('No such picture.', {status: 404})
  try {
    const bytes = await rendering(wanted)
    if (!bytes) return new Response('No such picture.', {status: 404})
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': contentTypes[wanted.format],
        'Cache-Control': 'public, max-age=31536000, immutable',
        // The licence reference offers its pictures to other sites, see licences.json.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Length': String(bytes.length),
      },
    })
  } catch (error) {
    log.error({reason: String(error)}, 'a picture could not be fetched')
    return new Response('The picture is not available right now.', {
      status: 503,
      headers: {'Retry-After': '30'},
    })
  }
}
