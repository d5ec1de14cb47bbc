import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import {sharedPage} from '~/content/page-address'
import {env} from '~/platform/env.server'
import {report} from '~/platform/errors.server'
import {refusalOf} from '../http/door'
import {countResponse, kindOf} from '../http/metrics'
import {failedPage, noticeHeaders, refusedPage} from '../http/notice'
import type {Shutdown} from '../http/shutdown'
import type {PageCache} from './page-cache'
import {sendPage} from './rendered-page'

interface Options {
  /** Undefined in development: the app serves pages, too. */
  pages?: Pick<PageCache, 'get'>
  /** Handles everything else. */
  app: RequestListener
  shutdown: Pick<Shutdown, 'hasBegun' | 'waitFor'>
  /** For every response; those of the app already have them. */
  headers: Record<string, string>
}

/** Handles every request first, and sends cached pages at once. */
export function createFront({pages, app, shutdown, headers}: Options): RequestListener {
  function passToApp(request: IncomingMessage, response: ServerResponse) {
    // Routers change `req.url`.
    const kind = kindOf(request)
    response.once('close', () => {
      if (response.headersSent) countResponse(kind, response.statusCode)
    })
    app(request, response)
  }

  function sendNotice(response: ServerResponse, status: number, html: string) {
    response
      .writeHead(status, {...headers, ...noticeHeaders, 'Content-Length': Buffer.byteLength(html)})
      .end(html)
  }

  return async (request, response) => {
    // An error in one request must not end the process.
    response.on('error', destroy)
    try {
      if (shutdown.hasBegun()) response.shouldKeepAlive = false
      const refusal = refusalOf(request)
      if (refusal) {
        response.shouldKeepAlive = false
        return sendNotice(response, refusal, refusedPage(request, 'address'))
      }
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const page = isRead ? sharedPage(request, env.defaultLanguage) : undefined
      const cached = page && pages?.get(page)
      if (!cached || cached instanceof Promise) shutdown.waitFor(response)
      // If the page cannot be rendered, the app tries once more, logs the error, and shows an error page.
      const shared = cached instanceof Promise ? await cached.catch(() => undefined) : cached
      if (!shared) return passToApp(request, response)
      sendPage(shared, request, response)
      countResponse('page', response.statusCode)
    } catch (error) {
      const reference = report(error)
      if (response.headersSent) response.destroy()
      else sendNotice(response, 500, failedPage(request, reference))
    }
  }
}

function destroy(this: ServerResponse) {
  this.destroy()
}
