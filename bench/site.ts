import {join} from 'node:path'
import autocannon from 'autocannon'
import {freePort} from '../tests/support/free-port.ts'
import {type TestProcess, testProcess} from '../tests/support/process.ts'
import {startProduct} from '../tests/support/product.ts'
import {printTable, quantile} from './measure.ts'

const rounds = 7
const secondsPerRound = 4
const root = join(import.meta.dirname, '..')

interface Contest {
  name: string
  ours: string
  reference: string
  connections: number
}

/**
 * The site against what it could be at best, in turn and many times, so that a disturbance hits both alike: a kept page
 * against bare Node with the same bytes, a page that is rendered each time against a minimal Remix app.
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
      },
      {
        name: 'a page rendered each time against minimal Remix',
        ours: rendered,
        reference: `http://localhost:${minimal.port}/`,
        connections: 10,
      },
    ]
    const rows: string[][] = []
    for (const contest of contests) rows.push(await run(contest))
    printTable(['', 'requests/s', 'reference', 'ratio (from, to)', 'p99 ms', 'reference', 'ratio'], rows)
    const starts = await startTimes(product.site, product.siteUrl)
    printTable(['', 'ms'], [['start of the built site to its first page', starts.map(Math.round).join(', ')]])
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

async function run({name, ours, reference, connections}: Contest): Promise<string[]> {
  const figures = {ours: [] as Figures[], reference: [] as Figures[]}
  await load(ours, connections, 1)
  await load(reference, connections, 1)
  for (let round = 0; round < rounds; round += 1) {
    // Who comes first changes.
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
  const speed = ratios('perSecond')
  return [
    name,
    median('ours', 'perSecond').toFixed(0),
    median('reference', 'perSecond').toFixed(0),
    `${quantile(speed, 0.5).toFixed(2)} (${Math.min(...speed).toFixed(2)}, ${Math.max(...speed).toFixed(2)})`,
    median('ours', 'p99').toFixed(0),
    median('reference', 'p99').toFixed(0),
    quantile(ratios('p99'), 0.5).toFixed(2),
  ]
}

interface Figures {
  perSecond: number
  /** What only one request in a hundred takes longer than, in milliseconds. */
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

/** From the start of the process until a page has come, in milliseconds. */
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
