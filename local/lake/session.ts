import {z} from 'zod'
import {wrongToken} from './errors.ts'
import {EDITOR_ID, ENDED_SESSION, type SignIn} from './identity.ts'
import {parseOr400, readJson} from './input.ts'
import {type Context, json, type Route} from './router.ts'

const MAX_BYTES = 10_000
const login = z.object({token: z.string().optional()})

/**
 * `/auth/…`: `POST /auth/session` begins a session in a browser, with `{token}` where the lake demands one and the
 * browser has no good session yet; `POST /auth/logout` ends it, and `GET /auth/id` tells who it is.
 */
export function sessionRoutes({accepts, sessionCookie}: SignIn): Route[] {
  async function begin({request, signedIn}: Context): Promise<Response> {
    // JSON is demanded, so that the page of another origin cannot begin one.
    const {token} = parseOr400(login, await readJson(request, MAX_BYTES))
    // Who comes back with a good cookie types nothing again.
    const goesOn = signedIn && token === undefined
    if (!goesOn && !accepts(`Bearer ${token ?? 'none'}`)) throw wrongToken()
    return withCookie(sessionCookie())
  }

  const routes: Omit<Route, 'versioned'>[] = [
    {method: 'POST', path: '/auth/session', handle: begin},
    {method: 'POST', path: '/auth/logout', handle: () => withCookie(ENDED_SESSION)},
    {method: 'GET', path: '/auth/providers', handle: () => json({providers: []})},
    {method: 'GET', path: '/auth/id', handle: ({signedIn}) => json(signedIn ? {id: EDITOR_ID} : {})},
  ]
  return routes.map((route) => ({...route, versioned: true}))
}

function withCookie(cookie: string): Response {
  return new Response(null, {status: 204, headers: {'set-cookie': cookie, 'cache-control': 'no-store'}})
}
