import type {IncomingMessage, ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'
import type {NextFunction, Request, Response} from 'express'
import {largestForm, longestAddress} from './limits.ts'
import {noticeHeaders, refusedPage} from './notice.ts'

/** Methods that the site understands. */
export const siteMethods = ['GET', 'HEAD', 'POST']
/** Methods that the local lake understands. */
export const lakeMethods = [...siteMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const nothingMore = {'Content-Length': '0', Connection: 'close'}

/**
 * Answers what Node cannot even read as a request: an invented method, a header section that is too large or broken.
 * @param headers what every answer carries
 */
export const refuseUnreadable =
  (headers: Record<string, string>) => (error: Error & {code?: string}, socket: Duplex) =>
    endWith(unreadable[error.code ?? ''] ?? '400 Bad Request', headers, socket)

/**
 * Answers who asks for a tunnel to another host; Node would hang up without a word.
 * @param headers what every answer carries
 */
export const refuseTunnels =
  (headers: Record<string, string>) => (_request: IncomingMessage, socket: Duplex) => {
    // Whoever has left meanwhile is nobody's concern.
    socket.on('error', () => socket.destroy())
    endWith(unknownMethod, headers, socket)
  }

/** An answer of headers alone, where there is no response object. */
function endWith(status: string, headers: Record<string, string>, socket: Duplex) {
  if (!socket.writable) return socket.destroy()
  const allow = status === unknownMethod && {Allow: siteMethods.join(', ')}
  const lines = Object.entries({...headers, ...allow, ...nothingMore}).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'))
}

const unknownMethod = '405 Method Not Allowed'

const unreadable: Record<string, string> = {
  HPE_INVALID_METHOD: unknownMethod,
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers who expects of a server what none has learnt; Node would do so without a header. */
export const refuseExpectations =
  (headers: Record<string, string>) => (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, {...headers, ...nothingMore}).end()
  }

/**
 * Answers what servers in front of this one may read in another way than we do: more than one `Host`, and an address with a
 * host of its own. Only proxies are asked for those.
 * @param headers what every answer carries
 * @returns whether it has
 */
export function refuseAmbiguous(
  {url = '', rawHeaders}: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (url.startsWith('/') && hosts.length < 2) return false
  response.writeHead(400, {...headers, ...nothingMore}).end()
  return true
}

/** Answers every other method, TRACE included. */
export const refuseMethodsBut =
  (methods: string[]) => (request: Request, response: Response, next: NextFunction) => {
    if (methods.includes(request.method)) return next()
    response.status(405).setHeader('Allow', methods.join(', '))
    response.type('text').send('This method is not supported here.')
  }

/** Answers what cannot be a request for a page: overlong or undecodable addresses. */
export function refuseBroken(request: Request, response: Response, next: NextFunction) {
  if (request.originalUrl.length > longestAddress) {
    refuseInWords(request, response, 414, 'address')
  } else if (!isDecodable(request.originalUrl)) {
    refuseInWords(request, response, 400, 'address')
  } else next()
}

/** Refuses what a browser may send without its visitor meaning harm: a broken link, a form that is too long. */
export function refuseInWords(
  request: Request,
  response: Response,
  status: number,
  reason: Parameters<typeof refusedPage>[1],
) {
  response.status(status).set(noticeHeaders).send(refusedPage(request, reason))
}

function isDecodable(address: string): boolean {
  try {
    const path = decodeURIComponent(address.split('?')[0] ?? '')
    // Browsers read a backslash as a slash: `/\example.org` would lead to another host.
    return /^\/(?![/\\])/.test(path) && !hasControlCharacter(path)
  } catch {
    return false
  }
}

const hasControlCharacter = (path: string) =>
  [...path].some((character) => character < ' ' || character === '\u007f')

/** Paths whose case matters: built files and pictures. */
const verbatim = /^\/(assets|media)\//

/** One address per page: other case and trailing slashes move permanently to the canonical one. */
export function redirectToCanonical(request: Request, response: Response, next: NextFunction) {
  const {path} = request
  if (verbatim.test(path)) return next()
  const canonical = canonicalPath(path)
  if (canonical === path) return next()
  response
    .status(308)
    .location(canonical + request.originalUrl.slice(path.length))
    .end()
}

/** The one way to write the path of a page: `/DE/Contact//` → `/de/contact`. */
export function canonicalPath(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end).toLowerCase()
}

/** Refuses forms that would fill the memory, and takes nothing of them. Browsers say in advance how long a form is. */
export function refuseLargeForms(request: Request, response: Response, next: NextFunction) {
  const {method, headers} = request
  if (method !== 'POST') return next()
  const isUnmeasured = headers['transfer-encoding'] !== undefined
  if (!isUnmeasured && Number(headers['content-length'] ?? 0) <= largestForm) return next()
  response.set('Connection', 'close')
  if (isUnmeasured) response.status(411).type('text').send('Say how long this form is.')
  else refuseInWords(request, response, 413, 'largeForm')
}

/** Forms come as they are: unpacking what somebody else has packed may take any amount of memory. */
export function refusePackedForms({method, headers}: Request, response: Response, next: NextFunction) {
  const packed = headers['content-encoding'] ?? 'identity'
  if (method !== 'POST' || packed.toLowerCase() === 'identity') return next()
  response.status(415).setHeader('Accept-Encoding', 'identity')
  response.type('text').send('Send this form without compression.')
}

/** Posts from other sites are refused: pages carry no token, so that they can be cached. */
export function refuseCrossSitePosts(ownOrigins: (request: Request) => string[]) {
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'POST') return next()
    const {origin, 'sec-fetch-site': site} = request.headers
    const foreign = origin !== undefined && !ownOrigins(request).includes(origin)
    if (foreign || site === 'cross-site') {
      refuseInWords(request, response, 403, 'foreignForm')
    } else next()
  }
}
