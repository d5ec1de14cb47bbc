import {z} from 'zod'
import {wrongToken} from './errors.ts'
import {EDITOR_ID, ENDED_SESSION, type SignIn} from './identity.ts'
import {parseOr400, readJson} from './input.ts'
import {type Context, json, type Route} from './router.ts'

const MAX_BYTES = 10_000
const login = z.object({token: z.string().optional()})

/**
 * `/auth/…`: `POST /auth/session` begins a session in a browser, with `{token}` if the lake has an access key and the
 * browser has no valid session; `POST /auth/logout` ends it, and `GET /auth/id` returns its user.
 */
export function sessionRoutes({accepts, sessionCookie}: SignIn): Route[] {
  async function begin({request, signedIn}: Context): Promise<Response> {
    // JSON is required, so that pages of other origins cannot begin a session.
    const {token} = parseOr400(login, await readJson(request, MAX_BYTES))
    // A valid cookie needs no new sign-in.
    const goesOn = signedIn && token === undefined
    if (!goesOn && !accepts(`Bearer ${token ?? 'none'}`)) throw wrongToken()
    return withCookie(sessionCookie())
  }

  return [
    {method: 'POST', path: '/auth/session', handle: begin},
    {method: 'POST', path: '/auth/logout', handle: () => withCookie(ENDED_SESSION)},
    {method: 'GET', path: '/auth/providers', handle: () => json({providers: []})},
    {method: 'GET', path: '/auth/id', handle: ({signedIn}) => json(signedIn ? {id: EDITOR_ID} : {})},
  ]
}

function withCookie(cookie: string): Response {
  return new Response(null, {status: 204, headers: {'set-cookie': cookie, 'cache-control': 'no-store'}})
}
