import type {ServerBuild} from '@remix-run/node'
import compression from 'compression'
import express, {type ErrorRequestHandler, type Express, type RequestHandler} from 'express'
import helmet from 'helmet'
import {redirectToCanonical, refuseBroken, refuseCrossSitePosts, refuseLargeForms} from './addresses.ts'
import {builtFiles} from './built-files.ts'
import {type LakeProxy, lakePath} from './lake-proxy.ts'
import {type Previews, remixHandler} from './remix.ts'
import {studioFiles} from './studio.ts'

interface Options {
  loadBuild: () => Promise<ServerBuild>
  publicUrl: string
  log: {error: (details: object, message: string) => void}
  previews: Previews
  /** The way to the local lake; without it, the content is hosted. */
  lake?: LakeProxy
  /** In development: Vite's middleware in place of the built files. */
  vite?: RequestHandler
}

/** The HTTP front: what is refused, static files, and the Remix app for the rest. */
export function createApp({loadBuild, publicUrl, log, previews, lake, vite}: Options): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.get('/healthz', (_request, response) => {
    response.type('text').send('ok')
  })
  if (lake) app.use(lakePath, lake.handle)
  app.use(refuseBroken)
  app.use(securityHeaders)
  app.use('/studio', compression(), studioFiles(!lake))
  if (vite) app.use(vite)
  app.use(redirectToCanonical)
  if (!vite) app.use(builtFiles())
  app.use(compression())
  app.use(
    refuseCrossSitePosts(({headers}) => [
      new URL(publicUrl).origin,
      `http://${headers.host}`,
      `https://${headers.host}`,
    ]),
  )
  app.use(refuseLargeForms)
  app.use(remixHandler(loadBuild, vite ? 'development' : 'production', publicUrl, previews))
  app.use(lastResort(log))
  return app
}

const securityHeaders = helmet({
  // Set per answer: pages carry the hashes of their scripts.
  contentSecurityPolicy: false,
  // With `no-referrer`, forms sent without JavaScript would come with `Origin: null`.
  referrerPolicy: {policy: 'strict-origin-when-cross-origin'},
  crossOriginResourcePolicy: {policy: 'same-origin'},
  // Other names of the same domain are not ours to decide about.
  strictTransportSecurity: {includeSubDomains: false},
})

/** Nothing reaches a visitor as a stack trace. */
const lastResort =
  (log: Options['log']): ErrorRequestHandler =>
  (error, _request, response, next) => {
    const status: number = error.status ?? 500
    if (status >= 500) log.error({err: error}, 'a request failed')
    if (response.headersSent) return next(error)
    response
      .status(status)
      .type('text')
      .send(status < 500 ? 'This request cannot be understood.' : 'Something went wrong.')
  }
