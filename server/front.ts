import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import {refuseAmbiguous} from './addresses.ts'
import {kindOf} from './kinds.ts'
import {countAnswer} from './metrics.ts'
import {failedPage, noticeHeaders} from './notice.ts'
import {sendPage} from './page-answer.ts'
import type {PageCache, SharedPage} from './page-cache.ts'
import type {Report} from './references.ts'

interface Options {
  /** The page that a request is for, if it is one that everybody shares. */
  sharedPage: (request: IncomingMessage) => SharedPage | undefined
  pages: Pick<PageCache, 'answerTo'>
  /** Answers everything else. */
  app: RequestListener
  isEnding: () => boolean
  report: Report
  /** What every answer carries, for those that are given here. */
  headers: Record<string, string>
}

/** What every request meets first: pages that everybody shares are answered before anything else is looked at. */
export function createFront({sharedPage, pages, app, isEnding, report, headers}: Options): RequestListener {
  function answer(request: IncomingMessage, response: ServerResponse) {
    if (isEnding()) response.shouldKeepAlive = false
    if (refuseAmbiguous(request, response, headers)) return
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = isRead ? sharedPage(request) : undefined
    if (!page) return answerByApp(request, response)
    const kept = pages.answerTo(page)
    if (!(kept instanceof Promise)) {
      sendPage(kept, request, response)
      return countAnswer('page', response.statusCode)
    }
    kept
      .then(
        (rendered) => {
          sendPage(rendered, request, response)
          countAnswer('page', response.statusCode)
        },
        // The app tries once more, logs why it fails, and says so.
        () => answerByApp(request, response),
      )
      .catch((error: unknown) => fail(error, request, response))
  }

  function answerByApp(request: IncomingMessage, response: ServerResponse) {
    const kind = kindOf(request)
    response.once('close', () => {
      if (response.headersSent) countAnswer(kind, response.statusCode)
    })
    app(request, response)
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
    const reference = report(error)
    if (response.headersSent) response.destroy()
    else response.writeHead(500, {...headers, ...noticeHeaders}).end(failedPage(request, reference))
  }

  return (request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      fail(error, request, response)
    }
  }
}
