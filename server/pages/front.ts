import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import {sharedPage} from '~/content/page-address'
import {env} from '~/platform/env.server'
import {report} from '~/platform/errors.server'
import {refusalOf} from '../http/door'
import {countResponse, kindOf} from '../http/metrics'
import {failedPage, noticeHeaders, refusedPage} from '../http/notice'
import type {Shutdown} from '../http/shutdown'
import type {PageCache} from './page-cache'
import {type RenderedPage, sendPage} from './rendered-page'

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
  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    if (shutdown.hasBegun()) response.shouldKeepAlive = false
    const refusal = refusalOf(request)
    if (refusal) {
      response.shouldKeepAlive = false
      return sendNotice(response, refusal, refusedPage(request, 'address'))
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = isRead ? sharedPage(request, env.defaultLanguage) : undefined
    const rendered = page && pages?.get(page)
    if (!rendered || rendered instanceof Promise) return answerLater(request, response, rendered)
    sendPage(rendered, request, response)
    countResponse('page', response.statusCode)
  }

  async function answerLater(
    request: IncomingMessage,
    response: ServerResponse,
    rendering?: Promise<RenderedPage>,
  ) {
    // An error in one request must not end the process.
    response.on('error', () => response.destroy())
    shutdown.waitFor(response)
    // Routers change `req.url`.
    const kind = kindOf(request)
    response.once('close', () => {
      if (response.headersSent) countResponse(kind, response.statusCode)
    })
    // If the page cannot be rendered, the app tries once more, logs the error, and shows an error page.
    const rendered = await rendering?.catch(() => undefined)
    if (rendered) sendPage(rendered, request, response)
    else app(request, response)
  }

  function sendNotice(response: ServerResponse, status: number, html: string): undefined {
    response
      .writeHead(status, {...headers, ...noticeHeaders, 'Content-Length': Buffer.byteLength(html)})
      .end(html)
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
    const reference = report(error)
    if (response.headersSent) response.destroy()
    else sendNotice(response, 500, failedPage(request, reference))
  }

  return (request, response) => {
    try {
      answer(request, response)?.catch((error) => fail(error, request, response))
    } catch (error) {
      fail(error, request, response)
    }
  }
}
