// npm run bench --workspace=lake [-- 200 2000]: measures the lake with these numbers of documents and prints a table.
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {type Action, createClient, type SanityClient} from '@sanity/client'
import {end, startLakeProcess} from '../tests/support.ts'
import {fill} from './content.ts'

const SIZES = [200, 2_000, 10_000]
const ROUNDS = 25

type Times = number[]

async function timed<T>(times: Times, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  times.push(performance.now() - start)
  return result
}

/** @param share 0.5 for the median, 0.95 for the 95th percentile */
function quantile(times: Times, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

async function benchSize(size: number): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lake-'))
  let lake = await startLakeProcess(dataDir)
  try {
    const client = createClient({
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: lake.url,
      useProjectHostname: false,
      useCdn: false,
      token: 'bench',
    })
    const filling: Times = []
    const articles = await timed(filling, () => fill(client, size))
    await end(lake.child, 'SIGTERM')
    const starting: Times = []
    const {port} = new URL(lake.url)
    lake = await timed(starting, () => startLakeProcess(dataDir, port))
    const first: Times = []
    await timed(first, () => client.fetch(search.query, search.params('schule'), {perspective: 'drafts'}))
    const times = await measure(client, articles)
    const shown = (values: Times) =>
      `${quantile(values, 0.5).toFixed(1)} / ${quantile(values, 0.95).toFixed(1)}`
    const total = ([ms = 0]: Times, digits = 1) => `${(ms / 1000).toFixed(digits)} s`
    return {
      ...Object.fromEntries(Object.entries(times).map(([name, values]) => [name, shown(values)])),
      'first search after the start': total(first, 2),
      'start with these documents': total(starting, 2),
      'fill (a tenth pictures)': total(filling),
      'memory of the process': memoryOf(lake.child.pid),
    }
  } finally {
    await end(lake.child, 'SIGTERM')
    rmSync(dataDir, {recursive: true, force: true})
  }
}

/** The queries of the Studio's desk and search, with their parameters. */
const match = '([@, _id] match text::query($__query) || references($__rawQuery))'
const list = {
  query: `*[_type in $__types && ${match}] {_type, _id, _originalId, "orderings": [_updatedAt]} | order(_updatedAt desc) [0...$__limit]`,
  params: {__types: ['article'], __limit: 2001, __query: '*', __rawQuery: ''},
}
const search = {
  query: `*[_type in $__types] | score(boost(_type in ["article"] && title.de match text::query($__query), 10), boost(_type in ["article"] && title.en match text::query($__query), 10), ${match}) [_score > 0] {_type, _id, _originalId, "orderings": [_score]} | order(_score desc) [0...$__limit]`,
  params: (words: string) => ({__types: ['article'], __limit: 26, __query: `${words}*`, __rawQuery: words}),
}
const bySlug = '*[_type == "article" && slug.current == $slug][0]{title, body, "related": related->title}'

/**
 * Each round runs every operation once, so that a disturbance affects all alike. Queries run right after a write, as
 * while an editor types, and again with other parameters.
 */
async function measure(client: SanityClient, articles: number): Promise<Record<string, Times>> {
  const times: Record<string, Times> = {}
  const take = <T>(name: string, work: () => Promise<T>) => {
    times[name] ??= []
    return timed(times[name], work)
  }
  const heard = new Map<string, (ms: number) => void>()
  const subscription = client
    .listen(
      '*[_id in $ids]',
      {ids: ['bench-0', 'drafts.bench-0']},
      {events: ['mutation'], includeAllVersions: true},
    )
    .subscribe((event) => {
      if (event.type === 'mutation') heard.get(event.transactionId)?.(performance.now())
    })
  await new Promise((resolve) => setTimeout(resolve, 500))

  for (let round = 0; round < ROUNDS; round++) {
    const id = (round * 37) % articles
    const write = () => client.patch(`bench-${id}`).set({touched: round}).commit({returnDocuments: false})
    const reads: [string, (variant: number) => Promise<unknown>][] = [
      ['page by slug', (variant) => client.fetch(bySlug, {slug: `article-${(id + variant) % articles}`})],
      [
        'list in the Studio',
        (variant) =>
          client.fetch(list.query, {...list.params, __limit: 2001 + variant}, {perspective: 'drafts'}),
      ],
      [
        'search in the Studio',
        (variant) =>
          client.fetch(search.query, search.params(['klin', 'fam'][variant] ?? ''), {perspective: 'drafts'}),
      ],
    ]
    for (const [name, read] of reads) {
      await take('commit', write)
      await take(`${name}, after a write`, () => read(0))
      await take(`${name}, again`, () => read(1))
    }
    await take('open a document', () => client.getDocument(`bench-${id}`))
    const transactionId = `bench-type-${round}`
    const began = performance.now()
    const event = new Promise<number>((resolve) => heard.set(transactionId, resolve))
    const pair = {publishedId: 'bench-0', draftId: 'drafts.bench-0'}
    const act = (name: string, fields: object, id?: string) =>
      client.action({actionType: `sanity.action.document.${name}`, ...pair, ...fields} as Action, {
        transactionId: id,
      })
    await take('type', () => act('edit', {patch: {set: {'title.de': `Titel ${round}`}}}, transactionId))
    times['until a listener hears of it'] ??= []
    times['until a listener hears of it'].push((await event) - began)
    await take('publish', () => act('publish', {}))
  }
  subscription.unsubscribe()
  return times
}

/** Resident memory of a process; known on Linux only. */
function memoryOf(pid: number | undefined): string {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return `${Math.round(Number(kilobytes) / 1024)} MB`
  } catch {
    return 'unknown'
  }
}

const sizes = process.argv.slice(2).map(Number).filter(Boolean)
for (const size of sizes.length > 0 ? sizes : SIZES) {
  console.log(`\n${size} documents: median / p95 in milliseconds`)
  console.table(await benchSize(size))
}
