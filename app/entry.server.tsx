import {Writable} from 'node:stream'
import type {AppLoadContext, EntryContext, LoaderFunctionArgs} from '@remix-run/node'
import {isRouteErrorResponse, RemixServer} from '@remix-run/react'
import type {ReactElement} from 'react'
import {renderToPipeableStream} from 'react-dom/server'
import {callCounts, reachability} from './calls.server'
import {contentState, contentVersion, followContent} from './content/content.server'
import {env} from './env.server'
import {report} from './errors.server'
import {countWrongSecret, secondsUntilNextTry} from './forms/wrong-secrets.server'
import {look, ping} from './foundation/api.server'
import {withLateScripts} from './late-scripts'
import {log} from './log.server'
import {forgetExpiredSubscriptions} from './newsletter/newsletter.server'
import {searchFor, sharedPage} from './page-address'
import {endStreams} from './preview/changes.server'
import {previewOf} from './preview/session.server'

/** What the server in front of the app shares with it. */
export {
  callCounts,
  contentState,
  contentVersion,
  countWrongSecret,
  endStreams,
  env,
  followContent,
  forgetExpiredSubscriptions,
  log,
  look,
  ping,
  previewOf,
  reachability,
  report,
  searchFor,
  secondsUntilNextTry,
  sharedPage,
}

/**
 * Renders a page whole: nothing is streamed, so that the policy can carry the hashes of its scripts. The page goes to the front
 * beside its answer, which would copy it into a stream and out of it again.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  shared: AppLoadContext,
): Promise<Response> {
  const bytes = await rendered(<RemixServer context={context} url={request.url} />).catch((error) => {
    // Where even the page that tells of an error cannot be rendered, the front says so in words alone.
    if (context.staticHandlerContext.errors) throw error
    throw Response.json({reference: report(error)}, {status: 500})
  })
  // What is looked for is ASCII: read as Latin 1, bytes stay as they are, and nothing has to be decoded.
  const html = withLateScripts(closedAtItsEnd(bytes.toString('latin1')))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (status >= 500) headers.set('Cache-Control', 'no-store')
  shared.page = Buffer.from(html, 'latin1')
  return new Response(null, {status, headers})
}

const end = '</body></html>'

/** React writes the page's data behind the end of the document; it belongs where every browser puts it, into the body. */
function closedAtItsEnd(html: string): string {
  const at = html.lastIndexOf(end)
  return html.slice(0, at) + html.slice(at + end.length).replace(/<!--\/?\$-->/g, '') + end
}

/**
 * A page in UTF-8, once all of it is there.
 * @throws what a component threw.
 */
function rendered(page: ReactElement) {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    const whole = new Writable({
      // React takes the close of a stream for a visitor who has left, and ends the page once more.
      emitClose: false,
      write(chunk: Buffer, _encoding, written) {
        chunks.push(chunk)
        written()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const stream = renderToPipeableStream(page, {
      onAllReady: () => void stream.pipe(whole),
      onError: reject,
    })
  })
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The page that was rendered, in UTF-8. */
    page?: Buffer
    /** Of an error that no page could tell of. */
    reference?: string
  }
}

/**
 * Logs what has no reference yet: errors in the page that tells of an error, and in Remix itself. What a visitor asked
 * wrongly is no fault of the site.
 */
export function handleError(error: unknown, {request, context}: LoaderFunctionArgs) {
  if (request.signal.aborted || error instanceof Response) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.reference = report(error, context.reference)
}
