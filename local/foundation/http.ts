import type {IncomingMessage, ServerResponse} from 'node:http'
import type {z} from 'zod'

/** The response to a request. */
export type Reply = {status: number; headers?: Record<string, string>} & ({json: unknown} | {text: string})

/** Resolves to undefined if there is no reply, or it has already been sent. */
type Handler = (request: IncomingMessage) => Promise<Reply | undefined>
/** By method and path: "GET /api/v1". */
export type Routes = Record<string, Handler>

/** Thrown to refuse a request. */
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
 * @throws Refusal: 415 for another type, 413 above 64 kB, 400 for invalid JSON.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'Send JSON, with Content-Type: application/json.')
  }
  const chunks: Buffer[] = []
  let size = 0
  // The refusal is sent on the same connection.
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
  response.writeHead(reply.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...reply.headers,
  })
  response.end('text' in reply ? reply.text : `${JSON.stringify(reply.json, null, 2)}\n`)
}
