import {createHash} from 'node:crypto'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'

/** The answer to everybody who asks for a page: ready to be sent, in every encoding. */
export interface PageAnswer {
  status: number
  bodies: Record<Encoding, Sendable>
  /** Whether it may be given again: a page, not an error or a redirect. */
  keepable: boolean
  /** Bytes of all its bodies. */
  size: number
}

type Encoding = 'br' | 'gzip' | 'identity'

interface Sendable {
  /** Names and values in turn, as Node takes them without looking at them again. */
  headers: string[]
  /** Those of the answer to who holds this very page. */
  headersWithoutBody: string[]
  /** With its quotation marks. Each encoding has its own: the same tag stands for the same bytes (RFC 9110, 8.8.3.3). */
  etag: string
  body: Buffer
}

const compressors: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: promisify(gzip),
}

/** Makes an answer ready: compressed, with a tag by which browsers ask whether it has changed. */
export async function pageAnswer(
  status: number,
  headers: Record<string, string>,
  html: Buffer,
): Promise<PageAnswer> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 27)
  const keepable = status === 200 && isForEverybody(headers)
  const sendable = (encoding: Encoding, body: Buffer): Sendable => {
    const etag = `"${hash}-${encoding}"`
    const shared = {...headers, ...(keepable && {ETag: etag})}
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
  // What is sent once is not worth it.
  if (!keepable)
    return {status, bodies: {br: identity, gzip: identity, identity}, keepable, size: html.length}
  const [br, gzipped] = await Promise.all([compressors.br(html), compressors.gzip(html)])
  const bodies = {br: sendable('br', br), gzip: sendable('gzip', gzipped), identity}
  return {status, bodies, keepable, size: br.length + gzipped.length + html.length}
}

/** Nobody else may get what somebody's own cookie comes with, or what says so. */
function isForEverybody(headers: Record<string, string>): boolean {
  const names = new Headers(headers)
  return !names.has('Set-Cookie') && !/\b(no-store|private)\b/i.test(names.get('Cache-Control') ?? '')
}

/**
 * Sends an answer; where the browser holds what would be sent, it is told so. Who holds the page in another encoding gets it
 * again: told otherwise, a cache would give those bytes to whoever asked, who may not be able to read them.
 */
export function sendPage(answer: PageAnswer, {headers, method}: IncomingMessage, response: ServerResponse) {
  const asked = headers['if-none-match']
  const sendable = answer.bodies[encodingFor(headers['accept-encoding'])]
  if (asked !== undefined && answer.keepable && names(asked, sendable.etag)) {
    response.writeHead(304, sendable.headersWithoutBody)
    response.end()
    return
  }
  response.writeHead(answer.status, sendable.headers)
  response.end(method === 'HEAD' ? undefined : sendable.body)
}

/** Whether `If-None-Match` names the tag, weak or not, or any. */
const names = (asked: string, etag: string) => asked === '*' || asked.includes(etag)

/** What browsers send is always the same few headers. */
const understood = new Map<string | undefined, Encoding>()

/** The best encoding that `Accept-Encoding` allows (RFC 9110, 12.5.3). */
export function encodingFor(header: string | undefined): Encoding {
  const known = understood.get(header)
  if (known) return known
  const encoding = read(header)
  if (understood.size < 1_000) understood.set(header, encoding)
  return encoding
}

function read(header = ''): Encoding {
  const accepted = new Map<string, boolean>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
  }
  const takes = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? false
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
