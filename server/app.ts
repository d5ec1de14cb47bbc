import type {ServerBuild} from '@remix-run/node'
import compression from 'compression'
import express, {type ErrorRequestHandler, type Express, type RequestHandler} from 'express'
import {redirectToCanonical, refuseBroken, refuseCrossSitePosts, refuseLargeForms} from './addresses.ts'
import {builtFiles} from './built-files.ts'
import {type LakeProxy, lakePath} from './lake-proxy.ts'
import {remixHandler, type Site} from './remix.ts'
import {securityHeaders} from './security-headers.ts'
import {studioFiles} from './studio.ts'

interface Options {
  /** Proxies that are believed about the address they ask for, see `TRUST_PROXY`. */
  trustedProxies: number | string[]
  loadBuild: () => Promise<ServerBuild>
  site: Site
  log: {error: (details: object, message: string) => void}
  /** The way to the local lake; without it, the content is hosted. */
  lake?: LakeProxy
  /** In development: Vite's middleware in place of the built files. */
  vite?: RequestHandler
}

/** The HTTP front: what is refused, static files, and the Remix app for the rest. */
export function createApp({trustedProxies, loadBuild, site, log, lake, vite}: Options): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.set('trust proxy', trustedProxies)
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
  app.use(
    refuseCrossSitePosts(({headers}) => [
      new URL(site.publicUrl).origin,
      `http://${headers.host}`,
      `https://${headers.host}`,
    ]),
  )
  app.use(refuseLargeForms)
  app.use(remixHandler(loadBuild, vite ? 'development' : 'production', site))
  app.use(lastResort(log))
  return app
}

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
