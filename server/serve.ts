import {createServer} from 'node:http'
import {createRequestHandler, type ServerBuild} from '@remix-run/node'
import type {RequestHandler} from 'express'
import type * as Entry from '../app/entry.server'
import {refuseExpectations, refuseTunnels, refuseUnreadable} from './addresses.ts'
import {createApp} from './app.ts'
import {boundBodies, boundConnections} from './connections.ts'
import {endWhenAsked} from './ending.ts'
import {createFront} from './front.ts'
import {createGate} from './gate.ts'
import {createLakeProxy, isLakeSocket, isLakeUpload} from './lake-proxy.ts'
import {headersMs, lookEveryMs, memoryForPages, mostHeaderBytes, uploadMs} from './limits.ts'
import {publishMetrics} from './metrics.ts'
import {createPageCache} from './page-cache.ts'
import {withReferences} from './references.ts'
import {sharedPageRenderer} from './remix.ts'
import {routedHandler} from './routing.ts'
import {securityHeaders} from './security-headers.ts'
import {leavePort} from './workers.ts'

/** The site as it was built, or as it is in development. */
export interface RunnableSite {
  loadBuild: () => Promise<ServerBuild>
  vite?: RequestHandler
  close: () => Promise<void>
}

/** Answers requests until the process is told to end. */
export async function serve(site: RunnableSite): Promise<void> {
  const {
    callCounts,
    contentState,
    contentVersion,
    countWrongSecret,
    endStreams,
    env,
    followContent,
    forgetExpiredSubscriptions,
    log,
    look,
    ping,
    previewOf,
    reachability,
    report,
    searchFor,
    secondsUntilNextTry,
    sharedPage,
  } = await entryOf(site)
  const headers = securityHeaders(env.publicUrl)
  const https = env.publicUrl.startsWith('https:')
  const lake = env.localLake ? createLakeProxy(env.localLake, headers, https) : undefined
  const about = {
    publicUrl: env.publicUrl,
    cdn: env.cdn,
    searchFor,
    previews: {of: previewOf, studioOrigins: env.preview.studioOrigins},
  }
  const loadBuild = async () => withReferences(await site.loadBuild(), report)
  const built = await loadBuild()
  // In development, sources may have changed.
  const handle = site.vite ? createRequestHandler(loadBuild, 'development') : routedHandler(built)
  const gate = createGate()
  const pages = createPageCache({
    render: sharedPageRenderer({handle, site: about, gate}),
    contentVersion,
    limit: memoryForPages,
  })
  const isEnding = () => ending.isAsked()
  const app = createApp({
    trustedProxies: env.trustedProxies,
    handle,
    version: built.assets.version,
    site: about,
    report,
    gate,
    async stateOf() {
      const [content] = await Promise.all([contentState(), look()])
      return {...content, lake: reachability('lake'), api: reachability('api')}
    },
    isEnding,
    lake,
    wrongSecrets: {secondsUntilNextTry, countWrongSecret},
    vite: site.vite,
  })
  const server = createServer({
    maxHeaderSize: mostHeaderBytes,
    headersTimeout: headersMs,
    requestTimeout: uploadMs,
    connectionsCheckingInterval: lookEveryMs,
    // What else a client offers to switch to, it also takes an answer over HTTP/1.1.
    shouldUpgradeCallback: (request) => lake !== undefined && isLakeSocket(request),
  })
  const front = createFront({
    sharedPage: (request) => (site.vite ? undefined : sharedPage(request, env.defaultLanguage)),
    pages,
    app,
    isEnding,
    report,
    headers,
  })
  // Before others look at requests, who change their addresses.
  boundBodies(server, (request) => lake !== undefined && isLakeUpload(request))
  boundConnections(server, front)
  const ending = endWhenAsked({
    server,
    graceMs: env.shutdownGraceMs,
    leavePort: () => leavePort(server),
    endStreams() {
      endStreams()
      lake?.endStreams()
    },
    close: site.close,
    log,
  })
  if (env.metricsPort) publishMetrics(pages, gate, callCounts)

  server.on('error', ({message}) => {
    log.fatal(`the site cannot listen on port ${env.port}: ${message}. Set PORT to a free one.`)
    process.exit(1)
  })
  server.on('clientError', refuseUnreadable(headers))
  server.on('checkExpectation', refuseExpectations(headers))
  server.on('connect', refuseTunnels(headers))
  if (lake) server.on('upgrade', lake.upgrade)
  followContent(site.vite ? undefined : pages)
  forgetExpiredSubscriptions()
  ping()
  server.listen(env.port, env.host, () =>
    log.info({node: process.version, pid: process.pid}, `the site listens at ${env.publicUrl}`),
  )
}

/** What the app shares with the server in front of it. */
export const entryOf = async ({loadBuild}: RunnableSite) =>
  (await loadBuild()).entry.module as unknown as typeof Entry
