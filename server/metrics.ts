import {createServer} from 'node:http'
import {AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, register} from 'prom-client'
import type {Gate, Lane} from './gate.ts'
import {type Kind, kinds} from './kinds.ts'
import type {PageCache} from './page-cache.ts'

/** Figures for Prometheus. What is counted for every request is plain numbers, which are read when somebody asks. */

/** Of each kind, how many answers had a status of 1xx, 2xx and so on. */
const answered = Object.fromEntries(kinds.map((kind) => [kind, [0, 0, 0, 0, 0, 0]])) as Record<Kind, number[]>

/** Counts an answer. */
export function countAnswer(kind: Kind, status: number): void {
  const statusClass = Math.floor(status / 100)
  answered[kind][statusClass] = (answered[kind][statusClass] ?? 0) + 1
}

new Counter({
  name: 'site_requests_total',
  help: 'Answered requests by kind and class of status.',
  labelNames: ['kind', 'status'] as const,
  collect() {
    this.reset()
    for (const kind of kinds)
      answered[kind].forEach((count, statusClass) => {
        if (count > 0) this.inc({kind, status: `${statusClass}xx`}, count)
      })
  },
})

/** How long pages take that are not kept, in seconds. */
export const renderTime = new Histogram({
  name: 'site_render_seconds',
  help: 'Time from the start of rendering a page to its end.',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
})

export const turnedAway = new Counter({
  name: 'site_turned_away_total',
  help: 'Requests answered 503 because the app had too much to do.',
  labelNames: ['lane'] as const,
})

/** Publishes what the parts of this process count for themselves, and what Node knows of it. */
export function publishMetrics(
  pages: PageCache,
  gate: Gate,
  calls: Record<string, Record<string, number>>,
): void {
  collectDefaultMetrics()
  new Counter({
    name: 'site_page_cache_total',
    help: 'Pages that everybody shares: kept (hit), kept and just being renewed (stale), rendered (miss).',
    labelNames: ['result'] as const,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(pages.counts)) this.inc({result}, count)
    },
  })
  new Counter({
    name: 'site_calls_total',
    help: 'Calls to the lake and to the foundation API: answered (ok), refused (3xx, 4xx), failed (5xx), or silent.',
    labelNames: ['service', 'outcome'] as const,
    collect() {
      this.reset()
      for (const [service, counts] of Object.entries(calls))
        for (const [outcome, count] of Object.entries(counts)) this.inc({service, outcome}, count)
    },
  })
  new Gauge({
    name: 'site_in_work',
    help: 'What the app works on at the moment.',
    labelNames: ['lane'] as const,
    collect() {
      for (const [lane, count] of Object.entries(gate.inside())) this.set({lane: lane as Lane}, count)
    },
  })
  // A process that was started by another one answers when that one asks.
  new AggregatorRegistry()
}

interface Options {
  port: number
  host: string
  /** Whether it speaks for processes that it has started. */
  forAll: boolean
  log: {fatal: (message: string) => void; error: (details: object, message: string) => void}
}

/** Answers `GET /metrics` on a port of its own, which is nobody's but the operator's. Keeps no process alive. */
export function serveMetrics({port, host, forAll, log}: Options): void {
  const all = forAll ? new AggregatorRegistry() : undefined
  const read = () => (all ? all.clusterMetrics() : register.metrics())
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('The figures are at /metrics.')
      return
    }
    read().then(
      (text) => response.writeHead(200, {'Content-Type': register.contentType}).end(text),
      (error: unknown) => {
        log.error({err: error}, 'the figures could not be collected')
        response.writeHead(503, {'Content-Type': 'text/plain'}).end('The figures could not be collected.')
      },
    )
  })
  server.on('error', ({message}) => {
    log.fatal(`figures cannot be served on port ${port}: ${message}. Set METRICS_PORT to a free one.`)
    process.exit(1)
  })
  server.listen(port, host).unref()
}
