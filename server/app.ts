import type {RequestHandler as RemixHandler} from '@remix-run/node'
import compression from 'compression'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import {
  lakeMethods,
  redirectToCanonical,
  refuseBroken,
  refuseCrossSitePosts,
  refuseInWords,
  refuseLargeForms,
  refuseMethodsBut,
  refusePackedForms,
  siteMethods,
} from './addresses.ts'
import {builtFiles} from './built-files.ts'
import {Busy, type Gate, laneOf} from './gate.ts'
import {health, type State} from './health.ts'
import {type LakeProxy, lakePath} from './lake-proxy.ts'
import {secondsUntilRetry} from './limits.ts'
import {turnedAway} from './metrics.ts'
import {busyPage, failedPage, noticeHeaders} from './notice.ts'
import type {Report} from './references.ts'
import {remixHandler, type Site} from './remix.ts'
import {securityHeaders, withHeaders} from './security-headers.ts'
import {limitSignIns, type WrongSecrets} from './sign-ins.ts'
import {studioFiles} from './studio.ts'

interface Options {
  /** Proxies that are believed about the address they ask for, see `TRUST_PROXY`. */
  trustedProxies: number | string[]
  /** Remix's own handler, of the app as it was built or as it is in development. */
  handle: RemixHandler
  /** Tells data of one build from those of another. */
  version: string
  site: Site
  report: Report
  gate: Gate
  /** What is told at `/readyz`. */
  stateOf: () => Promise<State>
  isEnding: () => boolean
  /** The way to the local lake; without it, the content is hosted. */
  lake?: LakeProxy
  wrongSecrets: WrongSecrets
  /** In development: Vite's middleware in place of the built files. */
  vite?: RequestHandler
}

/** The HTTP front: what is refused, static files, and the Remix app for the rest. */
export function createApp(options: Options): Express {
  const {trustedProxies, handle, version, site, report, gate, stateOf, isEnding, lake, wrongSecrets, vite} =
    options
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', false)
  app.set('trust proxy', trustedProxies)
  app.use(withHeaders(securityHeaders(site.publicUrl)))
  if (lake) app.use(lakePath, refuseMethodsBut(lakeMethods), limitSignIns(wrongSecrets), lake.handle)
  app.use(refuseMethodsBut(siteMethods))
  app.use(refuseBroken)
  app.use(health(stateOf, isEnding))
  app.use('/studio', compression(), studioFiles(!lake))
  if (vite) app.use(vite)
  app.use(redirectToCanonical)
  if (!vite) app.use(builtFiles())
  app.use(
    refuseCrossSitePosts(({headers}) => [
      new URL(site.publicUrl).origin,
      `http://${headers.host}`,
      `https://${headers.host}`,
    ]),
  )
  app.use(refuseLargeForms)
  app.use(refusePackedForms)
  app.use(remixHandler({handle, version, development: vite !== undefined, site, gate}))
  app.use(lastResort(report))
  return app
}

/** Nothing reaches a visitor as a stack trace. */
export const lastResort =
  (report: Report): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (error instanceof Busy) return turnAway(request, response)
    const status: number = error.status ?? 500
    const reference = status < 500 ? '' : report(error)
    if (response.headersSent) return next(error)
    if (status < 500) return refuseInWords(request, response, status, 'address')
    response.status(status).set(noticeHeaders).send(failedPage(request, reference))
  }

function turnAway(request: Request, response: Response) {
  turnedAway.inc({lane: laneOf({method: request.method, url: request.originalUrl})})
  response
    .status(503)
    .set({...noticeHeaders, 'Retry-After': String(secondsUntilRetry)})
    .send(busyPage(request))
}
