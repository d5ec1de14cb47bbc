import {createServer} from 'node:http'
import * as remixBuild from 'virtual:remix/server-build'
import {createRequestHandler, type ServerBuild} from '@remix-run/node'
import type {ViteDevServer} from 'vite'
import {contentVersion, followContent} from '~/content/content.server'
import {ping} from '~/messages/api.server'
import {forgetExpiredSubscriptions} from '~/newsletter/newsletter.server'
import {env} from '~/platform/env.server'
import {log} from '~/platform/log.server'
import {checkToken} from '~/preview/access.server'
import {endStreams} from '~/preview/changes.server'
import {createApp} from './http/app'
import {refusalOf} from './http/door'
import {createLakeProxy, isLakeSocket} from './http/lake-proxy'
import {limitConcurrency} from './http/limits'
import {serveMetrics} from './http/metrics'
import {securityHeaders} from './http/security-headers'
import {shutDownGracefully} from './http/shutdown'
import {createFront} from './pages/front'
import {createPageCache} from './pages/page-cache'
import {withReferences} from './pages/references'
import {sharedPageRenderer} from './pages/remix'
import {routedHandler} from './pages/routed-handler'

/**
 * Handles requests until the process is told to end.
 * @param vite In development: compiles the sources on request.
 */
export async function serve(vite?: ViteDevServer): Promise<void> {
  const headers = securityHeaders(env.publicUrl)
  const lake = env.localLake
    ? createLakeProxy(env.localLake, headers, env.publicUrl.startsWith('https:'))
    : undefined
  const loadSources = async () =>
    withReferences((await vite?.ssrLoadModule('virtual:remix/server-build')) as ServerBuild)
  const handle = vite
    ? createRequestHandler(loadSources, 'development')
    : routedHandler(withReferences(remixBuild))
  const concurrency = limitConcurrency()
  const pages = createPageCache({
    render: sharedPageRenderer(handle, concurrency),
    contentVersion,
  })
  const app = createApp({handle, version: remixBuild.assets.version, concurrency, lake, vite, isEnding})
  // Node's own limits apply: 16 KiB of headers within a minute, whole requests within five.
  const server = createServer({
    // Joined with a second one, `Host` is invalid, so the request is refused.
    joinDuplicateHeaders: true,
    // Clients that offer another protocol, such as HTTP/2, get a response over HTTP/1.1.
    shouldUpgradeCallback: (request) => lake !== undefined && !refusalOf(request) && isLakeSocket(request),
  })
  const shutdown = shutDownGracefully({
    server,
    graceMs: env.shutdownGraceMs,
    endStreams() {
      endStreams()
      lake?.endStreams()
    },
    close: async () => vite?.close(),
    log,
  })
  function isEnding() {
    return shutdown.hasBegun()
  }
  server.on('request', createFront({pages: vite ? undefined : pages, app, shutdown, headers}))
  if (lake) server.on('upgrade', lake.upgrade)
  server.on('error', ({message}) => {
    log.fatal(`the site cannot listen on port ${env.port}: ${message}. Set PORT to a free one.`)
    process.exit(1)
  })
  if (env.metricsPort) serveMetrics(env.metricsPort, pages)
  followContent(vite ? undefined : pages)
  forgetExpiredSubscriptions()
  ping()
  void checkToken()
  server.listen(env.port, env.host, () =>
    log.info({node: process.version, pid: process.pid}, `the site is listening at ${env.publicUrl}`),
  )
}
