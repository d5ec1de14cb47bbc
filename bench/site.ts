import {join} from 'node:path'
import {freePort} from '../tests/support/free-port.ts'
import {type TestProcess, testProcess} from '../tests/support/process.ts'
import {startProduct} from '../tests/support/product.ts'
import {expectGoals, printTable, quantile} from './measure.ts'
import {checkClient, type Figures, type Load, load, pin} from './wrk.ts'

const rounds = 20
const secondsPerRound = 1
/** Both sides are compiled to fast code before they are measured. */
const warmUpSeconds = 5
/** Maximum time from the start to the first page, in milliseconds. */
const longestStart = 2_000
const root = join(import.meta.dirname, '..')

/** Minimum speed of the client as a multiple of the reference's, so that the client is not the bottleneck. */
const leastHeadroom = 1.3

interface Contest extends Omit<Load, 'url'> {
  name: string
  ours: string
  reference: string
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
 * The site against its references, in turn and many times, so that a disturbance affects both alike: a cached page
 * against bare Node with the same bytes, an uncached page against a minimal Remix app.
 * @throws Error if a goal is missed.
 */
export async function benchSite(): Promise<void> {
  await checkClient()
  const product = await startProduct()
  const started: TestProcess[] = []
  const start = async (...given: Parameters<typeof reference>) => {
    const server = await reference(...given)
    started.push(server)
    await pin(server)
    return `http://localhost:${server.port}/`
  }
  try {
    await pin(product.site)
    const page = `${product.siteUrl}/de`
    const rendered = `${product.siteUrl}/de/contact?sent=0`
    const empty = await start('bare-server.ts', {})
    const minimal = await start('minimal-remix.ts', {PAGE: rendered})
    const contests: Contest[] = []
    for (const encoding of ['br', 'identity'] as const)
      contests.push({
        name: `a cached page against bare Node, ${encoding}`,
        ours: page,
        reference: await start('bare-server.ts', {PAGE: page, ENCODING: encoding}),
        connections: 50,
        encoding,
        leastSpeed: 0.9,
        mostP99: 1.5,
      })
    contests.push({
      name: 'a page rendered each time against minimal Remix',
      ours: rendered,
      reference: minimal,
      connections: 10,
      encoding: 'br',
      leastSpeed: 0.6,
    })
    const outcomes: Outcome[] = []
    for (const contest of contests) outcomes.push(await run(contest, empty))
    printTable(
      [
        '',
        'requests/s',
        'reference',
        'empty',
        'ratio (from, to)',
        'goal',
        'p99 ms',
        'reference',
        'ratio',
        'goal',
      ],
      outcomes.map(({row}) => row),
    )
    const starts = startsOutcome(await startTimes(product.site, product.siteUrl))
    printTable(['', 'ms', 'goal'], [starts.row])
    expectGoals([...outcomes, starts].flatMap(({misses}) => misses))
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

async function run(
  {name, leastSpeed, mostP99, connections, encoding, ...urls}: Contest,
  empty: string,
): Promise<Outcome> {
  const measure = (url: string, seconds: number) => load({url, connections, encoding}, seconds)
  const figures = {ours: [] as Figures[], reference: [] as Figures[], empty: [] as Figures[]}
  await measure(urls.ours, warmUpSeconds)
  await measure(urls.reference, warmUpSeconds)
  for (let round = 0; round < rounds; round += 1) {
    // Alternate the order.
    const order = round % 2 === 0 ? (['ours', 'reference'] as const) : (['reference', 'ours'] as const)
    for (const side of order) figures[side].push(await measure(urls[side], secondsPerRound))
    if (round % 4 === 0) figures.empty.push(await measure(empty, secondsPerRound))
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
  const reference = median('reference', 'perSecond')
  const client = median('empty', 'perSecond')
  const isClientTooSlow = client < leastHeadroom * reference
  if (isClientTooSlow)
    misses.push(
      `${name}: the client reaches ${client.toFixed(0)} empty responses a second, which is less than ` +
        `${leastHeadroom} times the reference (${reference.toFixed(0)}). No ratio would be right.`,
    )
  // Written so that NaN misses its goal.
  else if (!(speed >= leastSpeed)) misses.push(`${name}: ${speed.toFixed(3)} of its requests per second`)
  else if (mostP99 !== undefined && !(p99 <= mostP99)) misses.push(`${name}: ${p99.toFixed(3)} times its p99`)
  const row = [
    name,
    median('ours', 'perSecond').toFixed(0),
    reference.toFixed(0),
    client.toFixed(0),
    isClientTooSlow
      ? 'none'
      : `${speed.toFixed(2)} (${Math.min(...speeds).toFixed(2)}, ${Math.max(...speeds).toFixed(2)})`,
    `≥ ${leastSpeed}`,
    median('ours', 'p99').toFixed(1),
    median('reference', 'p99').toFixed(1),
    isClientTooSlow ? 'none' : p99.toFixed(2),
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
