import {createHash, timingSafeEqual} from 'node:crypto'

/** Id of the one project that a local lake holds. */
export const PROJECT_ID = 'local'

/** Id of the one person who works on the local lake. */
export const EDITOR_ID = 'local-editor'

/** What `identity()` says in GROQ. */
export function identityOf(signedIn: boolean): string {
  return signedIn ? EDITOR_ID : '<anonymous>'
}

const COOKIE = 'lakeSession'

/** Who may write and read drafts. */
export type SignIn = {
  /**
   * Whether a request carries a good bearer token, or a good session cookie.
   * @param ownPage whether it comes from a page that may call: browsers send cookies along for others as well
   */
  isSignedIn(headers: Headers, ownPage: boolean): boolean
  /** Whether a request carries a bearer token that is not good, whatever else it carries. */
  isRefused(headers: Headers): boolean
  /** Whether an `Authorization` header is good: `Bearer …`. */
  accepts(authorization: string): boolean
  /** The `Set-Cookie` header that begins a session in a browser. */
  sessionCookie(): string
}

/** The `Set-Cookie` header that ends a session. */
export const ENDED_SESSION = `${COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`

const DAYS_30 = 30 * 24 * 60 * 60

/**
 * @param token the one token that is good; without it any is, and any session cookie: whoever reaches a lake on
 * loopback is its editor
 */
export function createSignIn(token: string | undefined): SignIn {
  // The cookie does not carry the token itself, which must not end up in some proxy's log.
  const session = createHash('sha256').update(`lake session ${token}`).digest('hex')
  const isGood = (given: string, expected: string) => token === undefined || isEqual(given, expected)

  const bearer = (authorization: string | null) => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]

  function accepts(authorization: string): boolean {
    const given = bearer(authorization)
    return given !== undefined && isGood(given, token ?? '')
  }

  return {
    accepts,
    isRefused(headers) {
      const given = bearer(headers.get('authorization'))
      return given !== undefined && !isGood(given, token ?? '')
    },
    isSignedIn(headers, ownPage) {
      if (accepts(headers.get('authorization') ?? '')) return true
      const cookie = readCookie(headers.get('cookie') ?? '')
      return ownPage && cookie !== '' && isGood(cookie, session)
    },
    sessionCookie: () => `${COOKIE}=${session}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${DAYS_30}`,
  }
}

function readCookie(header: string): string {
  const pairs = header.split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === COOKIE)?.[1] ?? ''
}

/** In a time that tells nothing about where the two differ. */
function isEqual(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
