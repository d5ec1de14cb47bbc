import type {RequestHandler as RemixHandler} from '@remix-run/node'
import compression from 'compression'
import express, {type ErrorRequestHandler, type Express} from 'express'
import type {ViteDevServer} from 'vite'
import {env} from '~/platform/env.server'
import {report} from '~/platform/errors.server'
import {remixHandler} from '../pages/remix'
import {health} from './health'
import {type LakeProxy, lakePath} from './lake-proxy'
import {Busy, type Concurrency, secondsUntilRetry} from './limits'
import {busyRefusals} from './metrics'
import {busyPage, failedPage, noticeHeaders} from './notice'
import {
  lakeMethods,
  redirectToCanonical,
  refuseCrossSitePosts,
  refuseInWords,
  refuseMethodsBut,
  siteMethods,
} from './refusals'
import {headersAt, securityHeaders} from './security-headers'
import {limitSignIns} from './sign-ins'
import {builtFiles} from './static-files'
import {studioFiles} from './studio-files'

interface Options {
  /** Remix's handler of the built app, or of its sources. */
  handle: RemixHandler
  /** Version of the build, sent with its data. */
  version: string
  concurrency: Concurrency
  isEnding: () => boolean
  /** Undefined if the content is hosted. */
  lake?: LakeProxy
  /** In development: replaces the built files. */
  vite?: ViteDevServer
}

/** Everything except cached pages: refusals, static files, and the Remix app. */
export function createApp({handle, version, concurrency, isEnding, lake, vite}: Options): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', false)
  app.set('trust proxy', env.trustedProxies)
  const headers = securityHeaders(env.publicUrl)
  app.use((request, response, next) => {
    response.set(headersAt(request.path, headers))
    next()
  })
  if (lake) app.use(lakePath, refuseMethodsBut(lakeMethods), limitSignIns, lake.handle)
  app.use(refuseMethodsBut(siteMethods))
  app.use(health(isEnding))
  app.use('/studio', compression(), studioFiles(!lake))
  if (vite) app.use(vite.middlewares)
  app.use(redirectToCanonical)
  if (!vite) app.use(builtFiles())
  app.use(refuseCrossSitePosts(env.publicUrl))
  app.use(remixHandler({handle, version, concurrency, development: vite !== undefined}))
  app.use(lastResort)
  return app
}

/** Visitors never see a stack trace. */
export const lastResort: ErrorRequestHandler = (error, request, response, next) => {
  if (error instanceof Busy) {
    busyRefusals.inc()
    response.status(503).set({...noticeHeaders, 'Retry-After': String(secondsUntilRetry)})
    response.send(busyPage(request))
    return
  }
  const status: number = error.status ?? 500
  const reference = status < 500 ? '' : report(error)
  if (response.headersSent) return next(error)
  if (status < 500) return refuseInWords(request, response, status, 'address')
  response.status(status).set(noticeHeaders).send(failedPage(request, reference))
}
