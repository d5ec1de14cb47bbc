import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import type {ServerBuild} from '@remix-run/node'
import type {RequestHandler} from 'express'
import type * as Entry from '../app/entry.server'
import {isWebSocket, refuseAmbiguous, refuseUnreadable} from './addresses.ts'
import {createApp} from './app.ts'
import {createLakeProxy} from './lake-proxy.ts'
import {sendPage} from './page-answer.ts'
import {createPageCache} from './page-cache.ts'
import {sharedPageRenderer} from './remix.ts'

/** The site as it was built, or as it is in development. */
export interface RunnableSite {
  loadBuild: () => Promise<ServerBuild>
  vite?: RequestHandler
  close: () => Promise<void>
}

/** What whole pages may take up in memory, in bytes, in all encodings: some hundreds of them. */
const memoryForPages = 64 * 1024 * 1024

/** Answers requests until the process is told to end. */
export async function serve(site: RunnableSite): Promise<void> {
  const {
    contentVersion,
    endStreams,
    env,
    followContent,
    forgetExpiredSubscriptions,
    log,
    ping,
    previewOf,
    searchFor,
    sharedPage,
  } = await entryOf(site)
  const lake = env.localLake ? createLakeProxy(env.localLake) : undefined
  const about = {
    publicUrl: env.publicUrl,
    cdn: env.cdn,
    searchFor,
    previews: {of: previewOf, studioOrigins: env.preview.studioOrigins},
  }
  const app = createApp({
    trustedProxies: env.trustedProxies,
    loadBuild: site.loadBuild,
    site: about,
    log,
    lake,
    vite: site.vite,
  })
  const pages = createPageCache({
    render: sharedPageRenderer(site.loadBuild, about),
    contentVersion,
    limit: memoryForPages,
  })

  /** Pages that everybody shares are answered before anything else is looked at. */
  function answer(request: IncomingMessage, response: ServerResponse) {
    if (refuseAmbiguous(request, response)) return
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = isRead && !site.vite ? sharedPage(request, env.defaultLanguage) : undefined
    if (!page) return app(request, response)
    const kept = pages.answerTo(page)
    if (!(kept instanceof Promise)) return sendPage(kept, request, response)
    kept.then(
      (rendered) => sendPage(rendered, request, response),
      // The app renders it once more, logs why it fails, and says so.
      () => app(request, response),
    )
  }

  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      shouldUpgradeCallback: isWebSocket,
    },
    answer,
  )

  server.on('error', ({message}) => {
    log.fatal(`the site cannot listen on port ${env.port}: ${message}. Set PORT to a free one.`)
    process.exit(1)
  })
  server.on('clientError', refuseUnreadable)
  if (lake) server.on('upgrade', lake.upgrade)
  followContent(site.vite ? undefined : pages)
  forgetExpiredSubscriptions()
  ping()
  server.listen(env.port, env.host, () =>
    log.info({node: process.version, pid: process.pid}, `the site listens at ${env.publicUrl}`),
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
}

/** What the app shares with the server in front of it. */
export const entryOf = async ({loadBuild}: RunnableSite) =>
  (await loadBuild()).entry.module as unknown as typeof Entry
