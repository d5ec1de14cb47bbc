import {z} from 'zod'
import {httpError, LakeError} from './errors.ts'

/** A request, as handlers get it. */
export type Context = {
  request: Request
  url: URL
  /** Base URL of the lake for this client, for URLs in responses: `http://localhost:3000/lake`. */
  address: string
  /** The named segments of the address, decoded. */
  params: Record<string, string>
  /** The `2025-02-19`, `1` or `X` of `/v2025-02-19/…`; empty for addresses without a version. */
  apiVersion: string
  /** Anonymous readers see published documents without a dot in their id. */
  signedIn: boolean
  /** Whether it came through the site, see `isThroughSite`. */
  throughSite: boolean
}

export type Route = {
  /** GET serves HEAD as well. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** A pattern: `:name` matches one segment, a final `*` any rest, even none. */
  path: string
  /** The path has no `/v{version}` prefix. */
  unversioned?: true
  handle(context: Context): Response | Promise<Response>
}

const VERSION = /^\/v(\d{4}-\d{2}-\d{2}|\d{1,2}|X)(?=\/)/i

/** The key of a route. */
export type Address = Pick<Route, 'method' | 'path' | 'unversioned'>

type Match<R extends Address> = Pick<Context, 'params' | 'apiVersion'> & {route: R}

/**
 * Finds the first route for a method and a path.
 * @throws LakeError 404 if there is none, 405 if only the method is wrong, 400 for broken escapes
 */
export function findRoute<R extends Address>(routes: R[], method: string, pathname: string): Match<R> {
  const version = versionIn(pathname)
  const segments = decodeSegments(pathname.slice(version?.[0].length ?? 0))
  const matches = routes.flatMap((route): Match<R>[] => {
    const params =
      Boolean(route.unversioned) !== Boolean(version) ? matchPath(route.path, segments) : undefined
    return params ? [{route, params, apiVersion: version?.[1]?.toUpperCase() ?? ''}] : []
  })
  if (matches.length === 0) throw httpError(404, `No such address: ${pathname}`)
  const wanted = method === 'HEAD' ? 'GET' : method
  const match = matches.find(({route}) => route.method === wanted)
  if (!match) throw httpError(405, `${pathname} does not support ${method}`)
  return match
}

function versionIn(pathname: string): RegExpExecArray | null {
  const found = VERSION.exec(pathname)
  const isDate = !found?.[1]?.includes('-') || z.iso.date().safeParse(found[1]).success
  return isDate ? found : null
}

function matchPath(path: string, segments: string[]): Record<string, string> | undefined {
  const isOpen = path.endsWith('/*')
  const pattern = (isOpen ? path.slice(0, -2) : path).split('/')
  if (isOpen ? pattern.length > segments.length : pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return params
}

function decodeSegments(path: string): string[] {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    throw httpError(400, `Broken escape sequence in ${path}`)
  }
}

/** A JSON response, never cached, as content may change at any time. */
export function json(body: unknown, status = 200): Response {
  return jsonText(JSON.stringify(body), status)
}

/** The same for JSON text. */
export function jsonText(text: string, status = 200): Response {
  const headers = {'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store'}
  return new Response(text, {status, headers})
}

/** Turns errors of handlers into responses; unexpected ones are logged and hidden. */
export function errorResponse(error: unknown): Response {
  if (error instanceof LakeError) return json(error.body, error.status)
  console.error('lake: unexpected error', error)
  return json(httpError(500, 'Internal error; see the log of the lake').body, 500)
}
