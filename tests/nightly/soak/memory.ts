import {execFile} from 'node:child_process'
import {setTimeout as sleep} from 'node:timers/promises'
import {promisify} from 'node:util'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {widths} from '../../../app/media/image.ts'
import {freePort} from '../../support/free-port.ts'
import {type Product, startProduct} from '../../support/product.ts'
import {type Sample, type Verdict, verdictsOn} from './growth.ts'
import {type Outage, outageOf} from './outage.ts'

/**
 * Load by visitors, bots and staff while the memory of every process is sampled: cached and uncached pages, invalid addresses
 * and queries, pictures in every width, posts, a preview, and edits. In the middle the lake may be down for some minutes.
 */

const visitorsAtOnce = 6
const sampleEveryMs = 5_000
/** Pause between actions of staff, in milliseconds. */
const publishEveryMs = 10_000

const languages = ['de', 'en']
const paths = [
  '',
  '/about',
  '/contact',
  '/donate',
  '/licences',
  '/team',
  '/imprint',
  '/licences/b',
  '/licences/c1e',
]

export interface Result {
  /** Counts by status. Previews query the lake each time, so they are counted separately. */
  statuses: Record<string, number>
  previews: Record<string, number>
  /** Failed requests: 5xx, or no response. */
  failures: number
  outage?: Outage
  verdicts: Verdict[]
}

/**
 * @param outageMinutes how many of the minutes the lake is down
 * @param report called with every sample
 */
export async function soakMemory(
  minutes: number,
  outageMinutes: number,
  report: (sample: Sample) => void,
): Promise<Result> {
  const metrics = await freePort()
  const env = {METRICS_PORT: String(metrics), LOG_LEVEL: 'warn'}
  const product = await startProduct({env})
  const statuses: Record<string, number> = {}
  const previews: Record<string, number> = {}
  const begun = Date.now()
  let over = false
  try {
    const visits = await visitsOf(product, asking(product, statuses), asking(product, previews))
    const visitors = Array.from({length: visitorsAtOnce}, async () => {
      while (!over) await anyOf(visits)().catch(() => count(statuses, 'no answer'))
    })
    const staff = (async () => {
      for (; !over; await sleep(publishEveryMs))
        // Edits may fail while the lake is down.
        await product
          .content()
          .patch('aboutPage')
          .set({'heading.en': invented()})
          .commit()
          .catch(() => undefined)
    })()
    const outage =
      outageMinutes > 0
        ? sleep((minutes - outageMinutes) * 30_000).then(() => outageOf(product, outageMinutes * 60_000))
        : undefined
    // Avoids an unhandled rejection: `outage` is awaited at the end.
    outage?.catch(() => undefined)
    const samples: Sample[] = []
    while (Date.now() - begun < minutes * 60_000) {
      await sleep(sampleEveryMs)
      const sample = {atMs: Date.now() - begun, ...(await memoryOf(product, metrics))}
      samples.push(sample)
      report(sample)
    }
    const ended = await outage
    over = true
    await Promise.all([...visitors, staff])
    const bad = Object.entries(statuses).filter(([status]) => !/^[1-4]/.test(status))
    const failures = bad.reduce((sum, [, times]) => sum + times, 0)
    return {statuses, previews, failures, outage: ended, verdicts: verdictsOn(samples)}
  } finally {
    over = true
    await product.stop()
  }
}

const anyOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

const invented = () => Math.random().toString(36).slice(2)

function count(counts: Record<string, number>, what: string) {
  counts[what] = (counts[what] ?? 0) + 1
}

type Ask = (path: string, init?: RequestInit) => Promise<string>

const asking =
  (product: Product, statuses: Record<string, number>): Ask =>
  async (path, init) => {
    const response = await fetch(product.siteUrl + path, {redirect: 'manual', ...init})
    count(statuses, String(response.status))
    return response.text()
  }

/** Actions of visitors, chosen at random. */
async function visitsOf(product: Product, ask: Ask, preview: Ask): Promise<(() => Promise<unknown>)[]> {
  const page = () => `/${anyOf(languages)}${anyOf(paths)}`
  const message = {firstName: 'Ana', email: 'ana@example.org', phone: '+49 30 23125 1'}
  const post = (path: string, fields: Record<string, string>) =>
    ask(path, {method: 'POST', body: new URLSearchParams(fields)})
  const pictures = (await ask('/de')).match(/\/media\/[\w-]+\.\w+\/\d+\.\w+/g) ?? []
  const Cookie = await previewCookie(product)
  const kept = () => ask(page(), {headers: {'Accept-Encoding': anyOf(['br', 'gzip', 'identity'])}})
  return [
    kept,
    kept,
    kept,
    () => ask(`/${anyOf(languages)}/licences?age=${Math.floor(Math.random() * 99)}`),
    () => ask(`${page()}.data`),
    () => ask(`${page()}?${invented()}=${invented()}`),
    () => ask(`/${invented()}`),
    () => ask(anyOf(pictures).replace(/\/\d+\./, `/${anyOf(widths)}.`)),
    () => post('/de/contact', {...message, email: 'no address', message: invented()}),
    () => post('/en/contact', {...message, message: invented()}),
    () => preview(page(), {headers: {Cookie}}),
  ]
}

async function previewCookie(product: Product): Promise<string> {
  const {secret} = await createPreviewSecret(product.content(), 'soak', product.siteUrl)
  const query = new URLSearchParams({'sanity-preview-secret': secret, 'sanity-preview-pathname': '/de'})
  const {headers} = await fetch(`${product.siteUrl}/preview/enable?${query}`, {redirect: 'manual'})
  const cookie = headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error('The preview has not begun.')
  return cookie
}

/** Memory of every process, and the used heap of the site, in megabytes. */
async function memoryOf({site, lake, foundation}: Product, metrics: number) {
  const {stdout} = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid, parent, kilobytes = 0]) => ({pid, parent, megabytes: kilobytes / 1_024}))
  const rss: Record<string, number> = {}
  for (const {pid, parent, megabytes} of processes) {
    if (pid === site.pid()) rss['site, first'] = megabytes
    if (parent === site.pid()) rss[`site, ${pid}`] = megabytes
    if (pid === lake.pid()) rss.lake = megabytes
    if (pid === foundation.pid()) rss.foundation = megabytes
  }
  const figures = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
  const [, heap] = /^nodejs_heap_size_used_bytes (\S+)/m.exec(figures) ?? []
  return {rss, heap: heap === undefined ? undefined : Number(heap) / 1_048_576}
}
