import {join} from 'node:path'
import autocannon from 'autocannon'
import {freePort} from '../tests/support/free-port.ts'
import {type TestProcess, testProcess} from '../tests/support/process.ts'
import {startProduct} from '../tests/support/product.ts'
import {expectGoals, printTable, quantile} from './measure.ts'

const rounds = 7
const secondsPerRound = 4
/** Maximum time from the start to the first page, in milliseconds. */
const longestStart = 2_000
const root = join(import.meta.dirname, '..')

interface Contest {
  name: string
  ours: string
  reference: string
  connections: number
  /** Minimum share of the reference's requests per second. */
  leastSpeed: number
  /** Maximum multiple of the reference's p99, if there is a goal. */
  mostP99?: number
}

/** A row of the table, and its missed goals. */
interface Outcome {
  row: string[]
  misses: string[]
}

/**
 * The site against its references, in turn and many times, so that a disturbance affects both alike: a cached page against
 * bare Node with the same bytes, an uncached page against a minimal Remix app.
 * @throws Error if a goal is missed.
 */
export async function benchSite(): Promise<void> {
  const product = await startProduct()
  const started: TestProcess[] = []
  try {
    const page = `${product.siteUrl}/de`
    const rendered = `${product.siteUrl}/de/contact?sent=0`
    const bare = await reference('bare-server.ts', {PAGE: page})
    const minimal = await reference('minimal-remix.ts', {PAGE: rendered})
    started.push(bare, minimal)
    const contests: Contest[] = [
      {
        name: 'a kept page against bare Node',
        ours: page,
        reference: `http://localhost:${bare.port}/de`,
        connections: 50,
        leastSpeed: 0.9,
        mostP99: 2,
      },
      {
        name: 'a page rendered each time against minimal Remix',
        ours: rendered,
        reference: `http://localhost:${minimal.port}/`,
        connections: 10,
        leastSpeed: 0.67,
      },
    ]
    const outcomes: Outcome[] = []
    for (const contest of contests) outcomes.push(await run(contest))
    printTable(
      ['', 'requests/s', 'reference', 'ratio (from, to)', 'goal', 'p99 ms', 'reference', 'ratio', 'goal'],
      outcomes.map(({row}) => row),
    )
    const start = startsOutcome(await startTimes(product.site, product.siteUrl))
    printTable(['', 'ms', 'goal'], [start.row])
    expectGoals([...outcomes, start].flatMap(({misses}) => misses))
  } finally {
    await Promise.all([product.stop(), ...started.map((one) => one.stop())])
  }
}

async function reference(script: string, env: Record<string, string>): Promise<TestProcess> {
  const port = await freePort()
  const server = testProcess({
    script: join(import.meta.dirname, script),
    cwd: root,
    env: {...process.env, ...env, NODE_ENV: 'production', PORT: String(port)},
    port,
    readyPath: '/',
  })
  await server.start()
  return server
}

async function run({name, ours, reference, connections, leastSpeed, mostP99}: Contest): Promise<Outcome> {
  const figures = {ours: [] as Figures[], reference: [] as Figures[]}
  await load(ours, connections, 1)
  await load(reference, connections, 1)
  for (let round = 0; round < rounds; round += 1) {
    // Alternate the order.
    const order = round % 2 === 0 ? (['ours', 'reference'] as const) : (['reference', 'ours'] as const)
    for (const side of order)
      figures[side].push(await load(side === 'ours' ? ours : reference, connections, secondsPerRound))
  }
  const median = (side: keyof typeof figures, what: keyof Figures) =>
    quantile(
      figures[side].map((figure) => figure[what]),
      0.5,
    )
  const ratios = (what: keyof Figures) =>
    figures.ours.map((figure, round) => figure[what] / (figures.reference[round]?.[what] ?? Number.NaN))
  const speeds = ratios('perSecond')
  const speed = quantile(speeds, 0.5)
  const p99 = quantile(ratios('p99'), 0.5)
  const misses: string[] = []
  // Written so that NaN misses its goal.
  if (!(speed >= leastSpeed)) misses.push(`${name}: ${speed.toFixed(3)} of its requests per second`)
  if (mostP99 !== undefined && !(p99 <= mostP99)) misses.push(`${name}: ${p99.toFixed(3)} times its p99`)
  const row = [
    name,
    median('ours', 'perSecond').toFixed(0),
    median('reference', 'perSecond').toFixed(0),
    `${speed.toFixed(2)} (${Math.min(...speeds).toFixed(2)}, ${Math.max(...speeds).toFixed(2)})`,
    `≥ ${leastSpeed}`,
    median('ours', 'p99').toFixed(0),
    median('reference', 'p99').toFixed(0),
    p99.toFixed(2),
    mostP99 === undefined ? '' : `≤ ${mostP99}`,
  ]
  return {row, misses}
}

function startsOutcome(times: number[]): Outcome {
  const name = 'start of the built site to its first page'
  const median = quantile(times, 0.5)
  return {
    row: [name, times.map(Math.round).join(', '), `< ${longestStart}`],
    misses: median < longestStart ? [] : [`${name}: ${median.toFixed(0)} ms`],
  }
}

interface Figures {
  perSecond: number
  /** 99th percentile, in milliseconds. */
  p99: number
}

async function load(url: string, connections: number, duration: number): Promise<Figures> {
  const {requests, latency, non2xx, errors} = await autocannon({
    url,
    connections,
    duration,
    headers: {'accept-encoding': 'br'},
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return {perSecond: requests.average, p99: latency.p99}
}

/** Time from the start of the process to the first page, in milliseconds. */
async function startTimes(site: TestProcess, url: string): Promise<number[]> {
  const times: number[] = []
  for (let start = 0; start < 5; start += 1) {
    await site.stop()
    const begun = performance.now()
    await site.start()
    await (await fetch(`${url}/de`)).text()
    times.push(performance.now() - begun)
  }
  return times
}
