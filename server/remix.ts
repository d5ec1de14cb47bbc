import {once} from 'node:events'
import {Readable} from 'node:stream'
import {type AppLoadContext, createReadableStreamFromReadable, type RequestHandler} from '@remix-run/node'
import type {Request as ExpressRequest, Response as ExpressResponse, NextFunction} from 'express'
import {ipKeyGenerator} from 'express-rate-limit'
import {compressOnce} from './compress.ts'
import {type Gate, laneOf} from './gate.ts'
import {renderTime} from './metrics.ts'
import {failedPage, noticeHeaders} from './notice.ts'
import {type PageAnswer, pageAnswer} from './page-answer.ts'
import type {SharedPage} from './page-cache.ts'
import {filePolicy, pagePolicy} from './policy.ts'
import {securityHeaders} from './security-headers.ts'

/** Previews of unpublished content, as the front meets them. */
interface Previews {
  /** The preview that a request is part of. */
  of(request: Request): Promise<{until: number; shown: 'drafts' | 'published'} | undefined>
  /** Origins beside the site's own whose pages may show a preview in a frame. */
  studioOrigins: string[]
}

/** What the front has to know of the site. */
export interface Site {
  publicUrl: string
  /** Whether a shared cache stands before the site, which may keep pages for a minute. */
  cdn: boolean
  previews: Previews
  /** What of a query the app is told of. */
  searchFor: (pathname: string, search: string) => string
}

interface Options {
  handle: RequestHandler
  /** Of the build; data for pages bear it. */
  version: string
  development: boolean
  site: Site
  gate: Gate
}

type Handler = (request: ExpressRequest, response: ExpressResponse, next: NextFunction) => Promise<void>

/**
 * Hands requests to the Remix app and its answers back. Texts are sent whole and compressed, pages among them with a
 * Content-Security-Policy that holds the hashes of their scripts; everything else is streamed through.
 */
export function remixHandler({handle, version, development, site, gate}: Options): Handler {
  const {publicUrl, searchFor, previews} = site
  const frames = ["'self'", ...previews.studioOrigins].join(' ')
  return async (request, response, next) => {
    try {
      const asked = toWebRequest(request, response, addressOf(request, publicUrl, searchFor))
      const preview = await previews.of(asked)
      // A page that was a preview learns that it is none any more, and gets no published parts.
      const ended = !preview && asked.headers.has('x-preview')
      const context: AppLoadContext = {preview, address: request.ip ?? ''}
      const lane = laneOf(request)
      // As forms are counted: whoever has one address of IPv6 has its whole /64.
      const sender = ipKeyGenerator(context.address, 64)
      const answer = ended
        ? new Response(null, {status: 409})
        : await gate.through(lane, () => timed(handle(asked, context)), lane === 'posts' ? sender : undefined)
      if (isLastResort(answer, context)) {
        response.status(500).set(noticeHeaders).send(failedPage(request, context.reference))
        return
      }
      // A tab of another build, or one that finds these data kept, must not take them for its own.
      if (!development && isData(answer.headers)) response.setHeader('X-Build', version)
      const isPrivate = preview || ended || request.path.startsWith('/preview/')
      await send(answer, request, response, {
        page: context.page,
        development,
        frames: isPrivate ? frames : undefined,
      })
    } catch (error) {
      next(error)
    }
  }
}

/**
 * Renders pages that everybody shares. Nothing of a visitor's request reaches the app: a page is made from its address and
 * its language alone.
 */
export function sharedPageRenderer({
  handle,
  site: {publicUrl, cdn},
  gate,
}: Pick<Options, 'handle' | 'site' | 'gate'>) {
  const ours = securityHeaders(publicUrl)

  async function render({pathname, language, explicit}: SharedPage): Promise<PageAnswer> {
    const headers = new Headers(explicit ? {} : {Cookie: `language=${language}`})
    const context: AppLoadContext = {address: ''}
    const answer = await timed(handle(new Request(new URL(pathname, publicUrl), {headers}), context))
    if (isLastResort(answer, context)) throw new Error(`see ${context.reference}`)
    const {page: body = await bytesOf(answer)} = context
    return pageAnswer(
      answer.status,
      {
        ...ours,
        'Cache-Control': explicit && cdn ? aMinute : 'public, max-age=0, must-revalidate',
        ...Object.fromEntries(titled(answer.headers)),
        ...(context.page && {'Content-Security-Policy': pagePolicy(context.page, false)}),
        Vary: explicit ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie',
      },
      body,
    )
  }

  return (page: SharedPage) => gate.through('reads', () => render(page))
}

/** Measures how long a page takes. */
async function timed(answer: Promise<Response>): Promise<Response> {
  const stop = renderTime.startTimer()
  const {headers} = await answer
  if (headers.get('Content-Type')?.startsWith('text/html')) stop()
  return answer
}

/** Whether Remix says by itself that it could not even render the page that tells of an error. */
const isLastResort = (
  {status, headers}: Response,
  context: AppLoadContext,
): context is AppLoadContext & {reference: string} =>
  status === 500 && context.reference !== undefined && !headers.get('Content-Type')?.startsWith('text/html')

/** A cache in between may keep a page for a minute, where there is one that we were told of. */
const aMinute = 'public, max-age=0, s-maxage=60, must-revalidate'

/** Names of headers as they are usually written, so that an answer's own take the place of the front's. */
const titled = (headers: Headers): [string, string][] =>
  [...headers].map(([name, value]) => [
    name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase()),
    value,
  ])

/** The origin is the configured one, never a header's: what a visitor sends must not end up in pages. */
function addressOf({originalUrl}: ExpressRequest, publicUrl: string, searchFor: Site['searchFor']): URL {
  const address = new URL(originalUrl, publicUrl)
  address.search = searchFor(address.pathname, address.search)
  return address
}

function toWebRequest(request: ExpressRequest, response: ExpressResponse, address: URL): Request {
  const aborted = new AbortController()
  response.on('close', () => response.writableFinished || aborted.abort())
  const headers = new Headers()
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const {'x-forwarded-host': forwardedHost, ...rest} = request.headers
  // The front has checked where a form comes from, by the addresses that it knows; the app would compare with `Host`.
  if (hasBody) delete rest.origin
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return new Request(address, {
    // A HEAD is answered as its GET, so that both carry the same headers.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal: aborted.signal,
    ...(hasBody ? {body: createReadableStreamFromReadable(request), duplex: 'half'} : {}),
  } as RequestInit)
}

/** Addresses of which everybody gets the same page. The service worker's copies, too, would otherwise be found by nobody. */
const namesLanguage = /^\/(de|en)(\/|$)/

/** What Remix marks as its own: data of pages. */
const isData = (headers: Headers) => headers.has('X-Remix-Response')

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** What is made whole, and gets smaller: pages, data and lists. Pictures do not; streams of events never end. */
const isText = /^text\/(?!event-stream)|json|xml/

async function send(
  answer: Response,
  request: ExpressRequest,
  response: ExpressResponse,
  {page, development, frames}: {page?: Buffer; development: boolean; frames?: string},
) {
  response.status(answer.status)
  // An answer's own header wins over the front's; cookies alone may come several times.
  for (const [name, value] of answer.headers)
    if (name === 'set-cookie') response.append(name, value)
    else response.setHeader(name, value)
  // Remix says this where an address is not posted to, and not what may be done instead.
  if (answer.status === 405 && !response.hasHeader('Allow')) response.setHeader('Allow', 'GET, HEAD')
  if (frames) keepPrivate(response, frames)
  if ((page || isData(answer.headers)) && !namesLanguage.test(request.path))
    response.vary('Accept-Language, Cookie')
  if (!response.hasHeader('Cache-Control'))
    response.setHeader('Cache-Control', cachingOf(request, isData(answer.headers)))
  if (page) response.setHeader('Content-Security-Policy', pagePolicy(page, development, frames))
  if (page || (answer.body && isText.test(answer.headers.get('Content-Type') ?? ''))) {
    const bytes = page ?? (await bytesOf(answer))
    response.vary('Accept-Encoding')
    const {body, encoding} = compressOnce(bytes, request.headers['accept-encoding'])
    if (encoding) response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', body.length)
    response.end(request.method === 'HEAD' ? undefined : body)
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

/**
 * What answers a form holds what somebody has typed; the browser may keep it for going back. Data that are fetched ahead, as when a
 * link is pointed at, are there for the click that comes at once, and never older than pages may be.
 */
function cachingOf({method, headers}: ExpressRequest, isData: boolean): string {
  if (method === 'POST') return 'private, no-cache'
  const isAhead = isData && /\bprefetch\b/.test(String(headers['sec-purpose']))
  return isAhead ? 'max-age=1, s-maxage=0' : 'no-cache'
}

/** What belongs to a preview is stored nowhere, found by nobody, and shown in frames that the policy names. */
function keepPrivate(response: ExpressResponse, frames: string) {
  response.removeHeader('X-Frame-Options')
  response.setHeader('Content-Security-Policy', filePolicy(frames))
  response.setHeader('X-Robots-Tag', 'noindex')
  // Pictures never change under their address, and hold nothing that only a preview may show.
  if (!/immutable|private/.test(String(response.getHeader('Cache-Control'))))
    response.setHeader('Cache-Control', 'private, no-store')
}
