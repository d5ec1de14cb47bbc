import type {ServerBuild} from '@remix-run/node'
import compression from 'compression'
import express, {type ErrorRequestHandler, type Express, type RequestHandler} from 'express'
import {redirectToCanonical, refuseBroken, refuseCrossSitePosts, refuseLargeForms} from './addresses.ts'
import {type LakeProxy, lakePath} from './lake-proxy.ts'
import {filePolicy} from './policy.ts'
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

const year = 365 * 24 * 60 * 60

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
  app.use(compression())
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

function builtFiles(): RequestHandler {
  const files = express.Router()
  const restrict = (response: express.Response) => response.setHeader('Content-Security-Policy', filePolicy)
  files.use(
    '/assets',
    express.static('build/client/assets', {
      immutable: true,
      maxAge: year * 1000,
      index: false,
      setHeaders: restrict,
    }),
    (_request, response) => {
      response.status(404).type('text').send('No such file.')
    },
  )
  files.use(
    express.static('build/client', {maxAge: 3_600_000, index: false, redirect: false, setHeaders: restrict}),
  )
  return files
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
