import type {LoaderFunctionArgs} from '@remix-run/node'
import {env} from '~/platform/env.server'
import {problemOfSite} from '~/preview/access.server'

/**
 * Checked by the Studio before it shows a preview: `{"problem": null}`, or why there would be none. Every page can send
 * the request, but only a Studio that may show previews in a frame can read the response.
 */
export async function loader({request}: LoaderFunctionArgs) {
  const origin = request.headers.get('origin')
  const known = origin !== null && env.preview.studioOrigins.includes(origin)
  return Response.json(
    {problem: (await problemOfSite()) ?? null},
    {
      headers: {
        'Cross-Origin-Resource-Policy': 'cross-origin',
        Vary: 'Origin',
        ...(known && {'Access-Control-Allow-Origin': origin}),
      },
    },
  )
}
