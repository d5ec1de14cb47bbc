import {once} from 'node:events'
import {Readable} from 'node:stream'
import {createReadableStreamFromReadable, createRequestHandler, type ServerBuild} from '@remix-run/node'
import type {Request as ExpressRequest, Response as ExpressResponse, NextFunction} from 'express'
import {pagePolicy} from './policy.ts'

type Handler = (request: ExpressRequest, response: ExpressResponse, next: NextFunction) => Promise<void>

/**
 * Hands requests to the Remix app and its answers back. Pages are buffered and carry a Content-Security-Policy with the
 * hashes of their scripts; everything else is streamed through.
 */
export function remixHandler(
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
  publicUrl: string,
): Handler {
  const handle = createRequestHandler(loadBuild, mode)
  return async (request, response, next) => {
    try {
      await send(
        await handle(toWebRequest(request, response, publicUrl)),
        request,
        response,
        mode === 'development',
      )
    } catch (error) {
      next(error)
    }
  }
}

/** The origin is the configured one, never a header's: what a visitor sends must not end up in pages. */
function toWebRequest(request: ExpressRequest, response: ExpressResponse, publicUrl: string): Request {
  const aborted = new AbortController()
  response.on('close', () => aborted.abort())
  const headers = new Headers()
  // The front has checked where a form comes from, by the addresses that it knows; the app would compare with `Host`.
  const {origin, 'x-forwarded-host': forwardedHost, ...rest} = request.headers
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(new URL(request.originalUrl, publicUrl), {
    // A HEAD is answered as its GET, so that both carry the same headers.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal: aborted.signal,
    ...(hasBody ? {body: createReadableStreamFromReadable(request), duplex: 'half'} : {}),
  } as RequestInit)
}

async function send(
  answer: Response,
  request: ExpressRequest,
  response: ExpressResponse,
  development: boolean,
) {
  response.status(answer.status)
  // An answer's own header wins over the front's; cookies alone may come several times.
  for (const [name, value] of answer.headers)
    if (name === 'set-cookie') response.append(name, value)
    else response.setHeader(name, value)
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
  if (isPage) {
    const html = Buffer.from(await answer.arrayBuffer())
    response.setHeader('Content-Security-Policy', pagePolicy(html.toString(), development))
    response.vary('Accept-Language, Cookie')
    if (!answer.headers.has('Cache-Control')) response.setHeader('Cache-Control', 'no-cache')
    response.end(request.method === 'HEAD' ? undefined : html)
    return
  }
  if (!answer.body || request.method === 'HEAD') {
    response.end()
    return
  }
  const body = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])
  body.pipe(response)
  await Promise.race([once(response, 'finish'), once(response, 'close')])
  body.destroy()
}
