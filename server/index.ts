import {createServer} from 'node:http'
import type {ServerBuild} from '@remix-run/node'
import type {RequestHandler} from 'express'
import type * as Entry from '../app/entry.server'
import {refuseUnreadable} from './addresses.ts'
import {createApp} from './app.ts'
import {createLakeProxy} from './lake-proxy.ts'

/** The site as a process: `node server/index.ts`, after a build; with NODE_ENV=development, straight from the sources. */

interface Site {
  loadBuild: () => Promise<ServerBuild>
  vite?: RequestHandler
  close: () => Promise<void>
}

async function builtSite(): Promise<Site> {
  const address = new URL('../build/server/index.js', import.meta.url).href
  const build: ServerBuild = await import(address)
  return {loadBuild: async () => build, close: async () => {}}
}

async function siteInDevelopment(): Promise<Site> {
  const {createServer: createViteServer} = await import('vite')
  const vite = await createViteServer({server: {middlewareMode: true}})
  return {
    loadBuild: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    vite: vite.middlewares,
    close: () => vite.close(),
  }
}

// React has a slower build for development, and takes it wherever the environment does not say otherwise.
process.env.NODE_ENV ??= 'production'

const site = process.env.NODE_ENV === 'development' ? await siteInDevelopment() : await builtSite()
const {endStreams, env, log, followContent, ping, previewOf} = (await site.loadBuild()).entry
  .module as unknown as typeof Entry

const lake = env.localLake ? createLakeProxy(env.localLake) : undefined
const app = createApp({
  trustedProxies: env.trustedProxies,
  loadBuild: site.loadBuild,
  publicUrl: env.publicUrl,
  log,
  previews: {of: previewOf, studioOrigins: env.preview.studioOrigins},
  lake,
  vite: site.vite,
})
const server = createServer({maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 30_000}, app)

server.on('error', ({message}) => {
  log.fatal(`the site cannot listen on port ${env.port}: ${message}. Set PORT to a free one.`)
  process.exit(1)
})
server.on('clientError', refuseUnreadable)
if (lake) server.on('upgrade', lake.upgrade)
followContent()
ping()
server.listen(env.port, env.host, () =>
  log.info({node: process.version}, `the site listens at ${env.publicUrl}`),
)

/** Requests that were accepted are answered; then the process ends. */
function shutDown() {
  server.close(async () => {
    await site.close()
    process.exit(0)
  })
  endStreams()
  server.closeIdleConnections()
  lake?.endStreams()
  setTimeout(() => process.exit(1), 10_000).unref()
}

process.once('SIGTERM', shutDown)
process.once('SIGINT', shutDown)
