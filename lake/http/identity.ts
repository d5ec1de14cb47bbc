import {createHash, timingSafeEqual} from 'node:crypto'

/** Id of the one project that a local lake holds. */
export const PROJECT_ID = 'local'

/** Id of the one person who works on the local lake. */
export const EDITOR_ID = 'local-editor'

/** The value of `identity()` in GROQ. */
export function identityOf(signedIn: boolean): string {
  return signedIn ? EDITOR_ID : '<anonymous>'
}

const COOKIE = 'lakeSession'

/** The `Set-Cookie` header that ends a session. */
export const ENDED_SESSION = `${COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`

const DAYS_30 = 30 * 24 * 60 * 60

/** Authentication by token or session cookie. */
export type SignIn = ReturnType<typeof createSignIn>

/**
 * @param token the access key; without it any token or session cookie is valid, as the lake is reachable from this
 * machine only
 */
export function createSignIn(token: string | undefined) {
  // The cookie does not hold the token itself, which must not end up in a proxy's log.
  const session = createHash('sha256').update(`lake session ${token}`).digest('hex')
  const isGood = (given: string, expected: string) => token === undefined || isEqual(given, expected)

  const bearer = (authorization: string | null) => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]

  /** Whether an `Authorization` header holds a valid token: `Bearer …`. */
  function accepts(authorization: string): boolean {
    const given = bearer(authorization)
    return given !== undefined && isGood(given, token ?? '')
  }

  return {
    accepts,
    /** Whether a request has an invalid bearer token, even beside a valid cookie. */
    isRefused(headers: Headers) {
      const given = bearer(headers.get('authorization'))
      return given !== undefined && !isGood(given, token ?? '')
    },
    /** @param ownPage whether an allowed page sent the request: browsers send cookies for other pages as well */
    isSignedIn(headers: Headers, ownPage: boolean) {
      if (accepts(headers.get('authorization') ?? '')) return true
      const cookie = readCookie(headers.get('cookie') ?? '')
      return ownPage && cookie !== '' && isGood(cookie, session)
    },
    /** The `Set-Cookie` header that begins a session in a browser. */
    sessionCookie: () => `${COOKIE}=${session}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${DAYS_30}`,
  }
}

function readCookie(header: string): string {
  const pairs = header.split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === COOKIE)?.[1] ?? ''
}

/** Compares in constant time. */
function isEqual(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
