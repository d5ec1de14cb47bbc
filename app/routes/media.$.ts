import type {LoaderFunctionArgs} from '@remix-run/node'
import {pictureFor} from '~/media/media.server'
import {parseRenderingRequest} from '~/media/rendering-request'

const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Pictures of the dataset at our own address, so that the visitor's browser makes no third-party request. */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const wanted = parseRenderingRequest(params['*'] ?? '', new URL(request.url).searchParams.get('rect'))
  const picture = wanted && (await pictureFor(wanted, context.preview !== undefined))
  if (!picture) return new Response('No such picture.', {status: 404})
  const {bytes, type, lasting} = picture
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-store',
      // The licence reference offers its pictures to other sites, see licences.json.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // Opened on its own, an SVG file is a document.
      ...(type === 'image/svg+xml' && {'Content-Security-Policy': svgPolicy}),
      'Content-Length': String(bytes.length),
    },
  })
}
