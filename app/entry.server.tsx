import type {AppLoadContext, EntryContext, LoaderFunctionArgs} from '@remix-run/node'
import {isRouteErrorResponse, RemixServer} from '@remix-run/react'
import {withLateScripts} from '~/browser/late-scripts'
import {withPageData, withPlainGraph} from '~/browser/page-data'
import {env} from '~/platform/env.server'
import {report} from '~/platform/errors.server'
import {renderWhole} from '~/platform/render.server'

/**
 * Renders a page whole: nothing is streamed, so that the policy can have the hashes of its scripts. The server gets the page
 * beside the response, which would copy it into a stream and out of it again.
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
    // Where even the page of an error cannot be rendered, the server sends a page of words alone.
    if (errors) throw error
    throw Response.json({reference: report(error)}, {status: 500})
  })
  const isTakenOver = context.renderMeta?.didRenderScripts
  const page = isTakenOver
    ? withPageData(rendered, {loaderData, actionData, errors: serialized(context)})
    : rendered
  // In development, React would warn that it finds other brackets.
  const html = withLateScripts(env.production ? withPlainGraph(page) : page)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (status >= 500) headers.set('Cache-Control', 'no-store')
  shared.page = Buffer.from(html, 'latin1')
  return new Response(null, {status, headers})
}

/** What Remix makes errors of again in the browser. */
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
    /** Of an error for which no page could be rendered. */
    reference?: string
  }
}

/**
 * Logs errors without a reference: in the page of an error, and in Remix itself. Mistakes in a request are no errors of the
 * site.
 */
export function handleError(error: unknown, {request, context}: LoaderFunctionArgs) {
  if (request.signal.aborted || error instanceof Response) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.reference = report(error, context.reference)
}
