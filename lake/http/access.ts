import {isIP} from 'node:net'
import {httpError} from './errors.ts'

/** Whether only this machine can reach a host name or address. */
export function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
}

/**
 * Refuses requests for foreign host names (DNS rebinding).
 * @param isOpen whether other machines may call: then IP addresses are allowed, as only names can be rebound
 * @throws LakeError 421
 */
export function checkHost({hostname, origin}: URL, origins: string[], isOpen: boolean) {
  const ours =
    isLoopback(hostname) ||
    origins.some((origin) => new URL(origin).hostname === hostname) ||
    (isOpen && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
  if (ours) return
  const mend = `if that is your site, set PUBLIC_URL to its address, or add it to LAKE_ORIGINS (${origin}), and start again`
  throw httpError(421, `This lake does not accept the host "${hostname}"; ${mend}`)
}

export const foreignOrigin = () => httpError(403, 'This origin is not among those in LAKE_ORIGINS')

export type Cors = ReturnType<typeof createCors>

/** Cross-origin access for the origins in the list. */
export function createCors(origins: string[]) {
  function allowedOrigin(request: Request): string | undefined {
    const origin = request.headers.get('origin')
    return origins.find((allowed) => allowed === origin)
  }

  /** Whether a page of this origin may call; clients other than browsers may. */
  const allows = (request: Request) => !isForeign(request) || allowedOrigin(request) !== undefined

  return {
    allows,
    /** Rejects cross-site requests, which browsers send even though the page cannot read the response. */
    checkSender(request: Request) {
      if (!readingMethods.has(request.method) && !allows(request)) throw foreignOrigin()
    },
    /** The response to a preflight request; undefined for any other request. */
    preflight(request: Request): Response | undefined {
      if (request.method !== 'OPTIONS') return undefined
      if (!allowedOrigin(request)) throw foreignOrigin()
      const headers = {
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH',
        'access-control-allow-headers':
          'authorization, content-type, last-event-id, x-sanity-project-id, x-sanity-app, x-sanity-lineage',
        'access-control-max-age': '600',
      }
      return new Response(null, {status: 204, headers})
    },
    /** Adds the headers that let an allowed page read the response. */
    allow(request: Request, headers: Headers) {
      headers.append('vary', 'origin')
      const origin = allowedOrigin(request)
      if (!origin) return
      headers.set('access-control-allow-origin', origin)
      headers.set('access-control-allow-credentials', 'true')
    },
  }
}

const readingMethods = new Set(['GET', 'HEAD'])

/**
 * Whether a page of another site sent the request. Browsers send `Origin`, or at least `Sec-Fetch-Site`; other clients
 * send neither.
 */
function isForeign(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site'
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}
