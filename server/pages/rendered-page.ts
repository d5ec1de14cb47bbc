import {hash} from 'node:crypto'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {compressors, type Encoding, encodingFor} from './encoding'

/** The response for all visitors of a page: ready to be sent, in every encoding. */
export interface RenderedPage {
  status: number
  bodies: Record<Encoding, Sendable>
  /** Whether it may be cached: a page, not an error or a redirect. */
  isCacheable: boolean
}

interface Sendable {
  /** Alternating names and values, which Node sends without another check. */
  headers: string[]
  /** Headers of a 304 response. */
  headersWithoutBody: string[]
  /** Quoted. Each encoding has its own: the same tag means the same bytes (RFC 9110, 8.8.3.3). */
  etag: string
  body: Buffer
}

/** Compresses a page and computes its ETag. */
export async function encodePage(
  status: number,
  headers: Record<string, string>,
  html: Buffer,
): Promise<RenderedPage> {
  const tag = hash('sha256', html, 'base64url').slice(0, 16)
  const isCacheable = status === 200 && isShared(headers)
  const sendable = (encoding: Encoding, body: Buffer): Sendable => {
    const etag = `"${tag}-${encoding}"`
    const shared = {...headers, ...(isCacheable && {ETag: etag})}
    return {
      body,
      etag,
      headersWithoutBody: Object.entries(shared).flat(),
      headers: Object.entries({
        ...shared,
        ...(encoding !== 'identity' && {'Content-Encoding': encoding}),
        'Content-Length': String(body.length),
      }).flat(),
    }
  }
  const identity = sendable('identity', html)
  if (!isCacheable) return {status, bodies: {br: identity, gzip: identity, identity}, isCacheable}
  const [br, gzipped] = await Promise.all([compressors.br(html), compressors.gzip(html)])
  const bodies = {br: sendable('br', br), gzip: sendable('gzip', gzipped), identity}
  return {status, bodies, isCacheable}
}

/** A response with a cookie, `no-store` or `private` is for one visitor only. */
function isShared(headers: Record<string, string>): boolean {
  const names = new Headers(headers)
  return !names.has('Set-Cookie') && !/\b(no-store|private)\b/i.test(names.get('Cache-Control') ?? '')
}

/**
 * Sends a page, or 304 if the browser has it. A browser that has it in another encoding gets it again: otherwise, a
 * cache could send those bytes to clients that cannot read them.
 */
export function sendPage(page: RenderedPage, {headers, method}: IncomingMessage, response: ServerResponse) {
  const known = headers['if-none-match']
  const sendable = page.bodies[encodingFor(headers['accept-encoding'])]
  if (known !== undefined && page.isCacheable && (known === '*' || known.includes(sendable.etag))) {
    response.writeHead(304, sendable.headersWithoutBody).end()
    return
  }
  response.writeHead(page.status, sendable.headers)
  response.end(method === 'HEAD' ? undefined : sendable.body)
}
