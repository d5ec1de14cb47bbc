import type {LoaderFunctionArgs} from '@remix-run/node'
import {env} from '~/platform/env.server'
import {problemOfSite} from '~/preview/access.server'

/**
 * What the Studio asks before it shows a preview: `{"problem": null}`, or why there would be none. Only a Studio that may
 * show one in a frame can read the answer; every page can see that there is one.
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
