import {PassThrough} from 'node:stream'
import {text} from 'node:stream/consumers'
import type {EntryContext} from '@remix-run/node'
import {isRouteErrorResponse, RemixServer} from '@remix-run/react'
import type {ReactElement} from 'react'
import {type PipeableStream, renderToPipeableStream} from 'react-dom/server'
import {contentVersion, followContent} from './content/content.server'
import {env} from './env.server'
import {ping} from './foundation/api.server'
import {log} from './log.server'
import {forgetExpiredSubscriptions} from './newsletter/newsletter.server'
import {searchFor, sharedPage} from './page-address'
import {endStreams} from './preview/changes.server'
import {previewOf} from './preview/session.server'

/** What the server in front of the app shares with it. */
export {
  contentVersion,
  endStreams,
  env,
  followContent,
  forgetExpiredSubscriptions,
  log,
  ping,
  previewOf,
  searchFor,
  sharedPage,
}

/** Renders a page whole: nothing is streamed, so that the policy can carry the hashes of its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const {pipe} = await rendered(<RemixServer context={context} url={request.url} />)
  const html = await text(pipe(new PassThrough()))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(scriptsLast(closedAtItsEnd(html)), {status, headers})
}

const end = '</body></html>'

/** React writes the page's data behind the end of the document; it belongs where every browser puts it, into the body. */
function closedAtItsEnd(html: string): string {
  const [page = '', ...behind] = html.split(end)
  return page + behind.join('').replace(/<!--\/?\$-->/g, '') + end
}

/**
 * The page is there before its scripts, so they make way for styles, fonts and the first picture. Remix writes these links and
 * drops them once the app runs.
 */
const scriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** @throws what a component threw outside every error boundary. */
function rendered(page: ReactElement) {
  return new Promise<PipeableStream>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => resolve(stream),
      onShellError: reject,
      onError: (error) => log.error({err: error}, 'a page could not be rendered'),
    })
  })
}

/** Logs what went wrong in a loader or an action; what a visitor asked wrongly is no fault of the site. */
export function handleError(error: unknown, {request}: {request: Request}) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  log.error({err: error, method: request.method}, 'a request failed')
}
