import type {IncomingMessage} from 'node:http'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import type {AppLoadContext, RequestHandler} from '@remix-run/node'
import type {Request as ExpressRequest, Response as ExpressResponse, NextFunction} from 'express'
import {type SharedPage, searchFor} from '~/content/page-address'
import {env} from '~/platform/env.server'
import {previewOf} from '~/preview/session.server'
import {type Concurrency, largestForm} from '../http/limits'
import {failedPage, noticeHeaders} from '../http/notice'
import {filePolicy, pagePolicy} from '../http/policy'
import {refuseInWords, refuseMethod} from '../http/refusals'
import {securityHeaders} from '../http/security-headers'
import {compressOnce} from './encoding'
import {encodePage, type RenderedPage} from './rendered-page'

interface Options {
  handle: RequestHandler
  /** Version of the build, sent with page data. */
  version: string
  concurrency: Concurrency
  development: boolean
}

type Handler = (request: ExpressRequest, response: ExpressResponse, next: NextFunction) => Promise<void>

/**
 * Adapter between Express and Remix. Texts are sent whole and compressed, pages with a Content-Security-Policy that
 * holds the hashes of their scripts; everything else is streamed.
 */
export function remixHandler({handle, version, concurrency, development}: Options): Handler {
  const frames = ["'self'", ...env.preview.studioOrigins].join(' ')
  return async (request, response, next) => {
    try {
      // Read before it counts towards the limit: a slow upload takes only its connection.
      const body = await bodyOf(request)
      if (body === undefined) {
        response.set('Connection', 'close')
        return refuseInWords(request, response, 413, 'largeForm')
      }
      const asked = toWebRequest(request, response, body)
      const preview = await previewOf(asked)
      // A page whose preview has ended gets an error instead of published data.
      const ended = !preview && asked.headers.has('x-preview')
      const context: AppLoadContext = {preview, address: request.ip ?? ''}
      const rendered = ended
        ? new Response(null, {status: 409})
        : await concurrency.run(() => handle(asked, context))
      if (isLastResort(rendered, context)) {
        response.status(500).set(noticeHeaders).send(failedPage(request, context.reference))
        return
      }
      // A tab of another build must not use these data.
      if (!development && isData(rendered.headers)) response.setHeader('X-Build', version)
      const isPrivate = preview || ended || request.path.startsWith('/preview/')
      await send(rendered, request, response, {
        page: context.page,
        development,
        frames: isPrivate ? frames : undefined,
      })
    } catch (error) {
      // The visitor has disconnected.
      if (!response.closed) next(error)
    }
  }
}

/**
 * Renders shared pages from their address and language only: nothing else of a request reaches the app.
 */
export function sharedPageRenderer(handle: RequestHandler, concurrency: Concurrency) {
  const ours = securityHeaders(env.publicUrl)

  async function render({pathname, language, explicit}: SharedPage): Promise<RenderedPage> {
    const headers = new Headers(explicit ? {} : {Cookie: `language=${language}`})
    const context: AppLoadContext = {address: ''}
    const rendered = await handle(new Request(new URL(pathname, env.publicUrl), {headers}), context)
    if (isLastResort(rendered, context)) throw new Error(`see ${context.reference}`)
    const {page: body = await bytesOf(rendered)} = context
    return encodePage(
      rendered.status,
      {
        ...ours,
        'Cache-Control': explicit && env.cdn ? aMinute : 'public, max-age=0, must-revalidate',
        ...Object.fromEntries(titled(rendered.headers)),
        ...(context.page && {'Content-Security-Policy': pagePolicy(context.page, false)}),
        Vary: explicit ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie',
      },
      body,
    )
  }

  return (page: SharedPage) => concurrency.run(() => render(page))
}

/** Whether Remix failed to render its error page. */
const isLastResort = (
  {status, headers}: Response,
  context: AppLoadContext,
): context is AppLoadContext & {reference: string} =>
  status === 500 && context.reference !== undefined && !headers.get('Content-Type')?.startsWith('text/html')

/** A shared cache in front of the site may keep a page for a minute. */
const aMinute = 'public, max-age=0, s-maxage=60, must-revalidate'

/** Header names in their usual case, so that the app's headers replace the server's. */
const titled = (headers: Headers): [string, string][] =>
  [...headers].map(([name, value]) => [
    name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase()),
    value,
  ])

const hasBody = ({method}: IncomingMessage) => method !== 'GET' && method !== 'HEAD'

/** The body of a form; `undefined` if it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  if (!hasBody(request)) return Buffer.alloc(0)
  if (Number(request.headers['content-length'] ?? 0) > largestForm) return undefined
  const chunks: Buffer[] = []
  let size = 0
  // By default, the connection would be destroyed with the response.
  for await (const chunk of request.iterator({destroyOnReturn: false})) {
    size += chunk.length
    if (size > largestForm) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The origin comes from the settings, never from a header: visitors' input must not end up in pages. */
function addressOf({originalUrl}: ExpressRequest): URL {
  const address = new URL(originalUrl, env.publicUrl)
  address.search = searchFor(address.pathname, address.search)
  // Remix logs a stack trace for every request with this parameter of its former versions.
  address.searchParams.delete('_data')
  return address
}

function toWebRequest(request: ExpressRequest, response: ExpressResponse, body: Buffer): Request {
  const aborted = new AbortController()
  response.on('close', () => response.writableFinished || aborted.abort())
  const headers = new Headers()
  const {'x-forwarded-host': forwardedHost, ...rest} = request.headers
  // The server has already checked the origin against its own addresses; the app would compare it with `Host`.
  if (hasBody(request)) delete rest.origin
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return new Request(addressOf(request), {
    // HEAD is handled as GET, so that both have the same headers.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal: aborted.signal,
    ...(hasBody(request) && {body: new Uint8Array(body)}),
  })
}

/** Addresses with the same page for all visitors. `Vary` would hide the service worker's cached copies. */
const namesLanguage = /^\/(de|en)(\/|$)/

/** Remix's marker of page data. */
const isData = (headers: Headers) => headers.has('X-Remix-Response')

const bytesOf = async (rendered: Response) => Buffer.from(await rendered.arrayBuffer())

/** Pages, data and lists are worth compressing. Pictures are not; event streams never end. */
const isText = /^text\/(?!event-stream)|json|xml/

async function send(
  rendered: Response,
  request: ExpressRequest,
  response: ExpressResponse,
  {page, development, frames}: {page?: Buffer; development: boolean; frames?: string},
) {
  // For posts to a route without an action, Remix responds with the name of the route's file.
  if (rendered.status === 405 && !rendered.headers.has('Allow'))
    return refuseMethod(response, ['GET', 'HEAD'])
  response.status(rendered.status)
  // The app's headers replace the server's; only cookies may occur several times.
  for (const [name, value] of rendered.headers)
    if (name === 'set-cookie') response.append(name, value)
    else response.setHeader(name, value)
  if (frames) keepPrivate(response, frames)
  if ((page || isData(rendered.headers)) && !namesLanguage.test(request.path))
    response.vary('Accept-Language, Cookie')
  if (!response.hasHeader('Cache-Control'))
    response.setHeader('Cache-Control', cachingOf(request, isData(rendered.headers)))
  if (page) response.setHeader('Content-Security-Policy', pagePolicy(page, development, frames))
  if (page || (rendered.body && isText.test(rendered.headers.get('Content-Type') ?? ''))) {
    response.vary('Accept-Encoding')
    const {body, encoding} = compressOnce(
      page ?? (await bytesOf(rendered)),
      request.headers['accept-encoding'],
    )
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', body.length)
    response.end(request.method === 'HEAD' ? undefined : body)
    return
  }
  if (!rendered.body || request.method === 'HEAD') {
    response.end()
    return
  }
  await pipeline(Readable.fromWeb(rendered.body as Parameters<typeof Readable.fromWeb>[0]), response)
}

/**
 * The response to a form holds the visitor's input; the browser may keep it for going back. Prefetched data, as when a
 * link is hovered, are for the click that follows at once.
 */
function cachingOf({method, headers}: ExpressRequest, isData: boolean): string {
  if (method === 'POST') return 'private, no-cache'
  const isAhead = isData && /\bprefetch\b/.test(String(headers['sec-purpose']))
  return isAhead ? 'max-age=1, s-maxage=0' : 'no-cache'
}

/** Responses of a preview are not cached, not indexed, and may be shown in the Studio's frames. */
function keepPrivate(response: ExpressResponse, frames: string) {
  response.setHeader('Content-Security-Policy', filePolicy(frames))
  response.setHeader('X-Robots-Tag', 'noindex')
  // A picture never changes at its address, and is the same outside a preview.
  if (!/immutable|private/.test(String(response.getHeader('Cache-Control'))))
    response.setHeader('Cache-Control', 'private, no-store')
}
