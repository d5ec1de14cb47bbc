import type {AppLoadContext, EntryContext, LoaderFunctionArgs} from '@remix-run/node'
import {isRouteErrorResponse, RemixServer} from '@remix-run/react'
import {withLateScripts} from '~/browser/late-scripts'
import {withPageData, withPlainGraph} from '~/browser/page-data'
import {env} from '~/platform/env.server'
import {report} from '~/platform/errors.server'
import {renderWhole} from '~/platform/render.server'

/**
 * Renders a page without streaming, so that the Content Security Policy can contain the hashes of its scripts. Hands
 * the page to the server in the load context, as a response body would copy it into a stream and out again.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  shared: AppLoadContext,
): Promise<Response> {
  const {errors, loaderData, actionData} = context.staticHandlerContext
  const own = {...context, serverHandoffStream: undefined}
  const rendered = await renderWhole(<RemixServer context={own} url={request.url} />).catch((error) => {
    // If even the error page cannot be rendered, the server sends a static one.
    if (errors) throw error
    throw Response.json({reference: report(error)}, {status: 500})
  })
  const isTakenOver = context.renderMeta?.didRenderScripts
  const page = isTakenOver
    ? withPageData(rendered, {loaderData, actionData, errors: serialized(context)})
    : rendered
  // In development, React would warn about the different escaping.
  const html = withLateScripts(env.production ? withPlainGraph(page) : page)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (status >= 500) headers.set('Cache-Control', 'no-store')
  shared.page = Buffer.from(html, 'latin1')
  return new Response(null, {status, headers})
}

/** Errors in the form that Remix deserializes in the browser. */
const serialized = ({staticHandlerContext: {errors}, serializeError}: EntryContext) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error)
        ? {...error, __type: 'RouteErrorResponse'}
        : {...serializeError(error), __type: 'Error'},
    ]),
  )

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The rendered page, in UTF-8. */
    page?: Buffer
    /** Log reference of an error for which no page could be rendered. */
    reference?: string
  }
}

/**
 * Logs errors that have no reference yet: in the error page, and in Remix itself. Client errors (4xx) are no errors of
 * the site.
 */
export function handleError(error: unknown, {request, context}: LoaderFunctionArgs) {
  if (request.signal.aborted || error instanceof Response) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.reference = report(error, context.reference)
}
