import type {IncomingMessage, ServerResponse} from 'node:http'
import type {z} from 'zod'

/** What a request is answered with. */
export type Reply = {status: number; headers?: Record<string, string>} & ({json: unknown} | {html: string})

/** Answers a request, or leaves it without an answer. */
type Handler = (request: IncomingMessage) => Promise<Reply | undefined>
/** By method and path: "GET /api/v1". */
export type Routes = Record<string, Handler>

/** A request that is refused; thrown where that is found out. */
export class Refusal extends Error {
  readonly reply: Reply

  constructor(
    status: number,
    error: string,
    more: {headers?: Record<string, string>; issues?: unknown} = {},
  ) {
    super(error)
    this.reply = {
      status,
      headers: more.headers,
      json: {error, ...(more.issues !== undefined && {issues: more.issues})},
    }
  }
}

const MOST_BYTES = 64 * 1024

/**
 * Reads a JSON body.
 *
 * @throws Refusal: 415 for another type, 413 above 64 kB, 400 for what is not JSON.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'Send JSON, with Content-Type: application/json.')
  }
  const chunks: Buffer[] = []
  let size = 0
  // The connection must outlive a refusal, which still has to be answered.
  for await (const chunk of request.iterator({destroyOnReturn: false})) {
    size += chunk.length
    if (size > MOST_BYTES) {
      throw new Refusal(413, `The body is larger than ${MOST_BYTES} bytes.`, {headers: {Connection: 'close'}})
    }
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(Buffer.concat(chunks)))
  } catch {
    throw new Refusal(400, 'The body is not JSON.')
  }
}

/** @throws Refusal 422 that lists each wrong field. */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({path, message}) => ({field: path.join('.'), message}))
  throw new Refusal(422, 'Some fields are wrong.', {issues})
}

export function send(response: ServerResponse, reply: Reply): void {
  const isHtml = 'html' in reply
  response.writeHead(reply.status, {
    'Content-Type': `${isHtml ? 'text/html' : 'application/json'}; charset=utf-8`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...reply.headers,
  })
  response.end(isHtml ? reply.html : `${JSON.stringify(reply.json)}\n`)
}

/** Whether an Accept header prefers a page to JSON, as browsers do and fetch and curl do not. */
export function prefersHtml(accept = ''): boolean {
  return qualityOf('text/html', accept) > qualityOf('application/json', accept)
}

/** Quality from 0 to 1 of a media type, by its most specific range (RFC 9110, 12.5.1). */
function qualityOf(type: string, accept: string): number {
  const ranges = accept.split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return {range, quality: quality ? Number(quality.slice(2)) || 0 : 1}
  })
  for (const wanted of [type, `${type.split('/')[0]}/*`, '*/*']) {
    const match = ranges.find(({range}) => range === wanted)
    if (match) return match.quality
  }
  return 0
}
