import {createServer, type IncomingMessage} from 'node:http'
import {Counter, collectDefaultMetrics, register} from 'prom-client'
import {notPages} from '~/content/page-types'
import {callCounts} from '~/platform/calls.server'
import {env} from '~/platform/env.server'
import {log} from '~/platform/log.server'
import type {PageCache} from '../pages/page-cache'

/** Figures for Prometheus. */

/** Counts by kind of request, then by the first digit of the status. */
const responses = new Map<string, Record<number, number>>()

new Counter({
  name: 'site_requests_total',
  help: 'Responses by kind of request and class of status.',
  labelNames: ['kind', 'status'],
  collect() {
    this.reset()
    for (const [kind, counts] of responses)
      for (const [digit, count] of Object.entries(counts)) this.labels(kind, `${digit}xx`).inc(count)
  },
})

/** Counts a response; Prometheus' own counter would check and hash its labels each time. */
export function countResponse(kind: string, status: number): void {
  const digit = Math.floor(status / 100)
  const counts = responses.get(kind) ?? {}
  counts[digit] = (counts[digit] ?? 0) + 1
  responses.set(kind, counts)
}

const apart = new Set<string>(notPages)

/** Kind of a request: the first part of its path if that is not a page's, or else by method and file extension. */
export function kindOf({method, url = ''}: Pick<IncomingMessage, 'method' | 'url'>): string {
  const [path = ''] = url.split('?')
  const [, first = ''] = path.split('/')
  if (apart.has(first)) return first
  if (method === 'POST') return 'post'
  if (path.endsWith('.data')) return 'data'
  return /\.\w+$/.test(path) ? 'file' : 'page'
}

export const busyRefusals = new Counter({
  name: 'site_turned_away_total',
  help: 'Requests refused with 503 because the app was busy.',
})

/** Serves `GET /metrics` for the operator on a separate port. Does not keep the process alive. */
export function serveMetrics(port: number, pages: PageCache): void {
  collectDefaultMetrics()
  new Counter({
    name: 'site_page_cache_total',
    help: 'Shared pages: cached (hit), cached and being renewed (stale), rendered (miss).',
    labelNames: ['result'] as const,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(pages.counts)) this.inc({result}, count)
    },
  })
  new Counter({
    name: 'site_calls_total',
    help: 'Calls to the lake and to the foundation API: ok, refused (3xx, 4xx), failed (5xx), or silent (no response).',
    labelNames: ['service', 'outcome'] as const,
    collect() {
      this.reset()
      for (const [service, counts] of Object.entries(callCounts))
        for (const [outcome, count] of Object.entries(counts)) this.inc({service, outcome}, count)
    },
  })
  const server = createServer(async ({url, method}, response) => {
    if (url === '/metrics' && method === 'GET')
      response.setHeader('Content-Type', register.contentType).end(await register.metrics())
    else response.writeHead(404, {'Content-Type': 'text/plain'}).end('The figures are at /metrics.')
  })
  server.on('error', ({message}) => {
    log.fatal(`figures cannot be served on port ${port}: ${message}. Set METRICS_PORT to a free one.`)
    process.exit(1)
  })
  server.listen(port, env.host).unref()
}
