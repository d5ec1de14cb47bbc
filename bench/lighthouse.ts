import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {chromium} from '@playwright/test'
import lighthouse from 'lighthouse'
import playwright from '../playwright.config.ts'
import {addressOf, languages} from '../tests/e2e/support/pages.ts'
import {ensureBrowser} from '../tests/runner/browser.ts'
import {freePort} from '../tests/support/free-port.ts'
import {startProduct} from '../tests/support/product.ts'
import {expectGoals, printTable, quantile} from './measure.ts'
import {type MeasuredPage, measuredPages, urlOf} from './measured-pages.ts'

const rounds = 3

/** Minimum scores, of 100. */
const goals = {performance: 100, accessibility: 100, 'best-practices': 100, seo: 100}
/** Maximum time until the largest contentful paint, in milliseconds. */
const latestPaint = 1_200

type Category = keyof typeof goals
const categories = Object.keys(goals) as Category[]

interface Result {
  scores: Record<Category, number>
  /** Largest contentful paint, in milliseconds. */
  largest: number
  /** Audits that cost points, by Lighthouse's names. */
  lost: string[]
}

/**
 * Lighthouse, simulating a cheap phone: a page of every kind, in both languages, the median of some rounds.
 * @param names Kinds of pages to measure, as in `measured-pages.ts`; all if empty.
 * @throws Error if a page misses a goal.
 */
export async function benchBrowser(names: string[]): Promise<void> {
  const wanted = measuredPages.filter(({name}) => names.length === 0 || names.includes(name))
  const product = await startProduct()
  const port = await freePort()
  const {args = []} = playwright.use?.launchOptions ?? {}
  const executablePath = await ensureBrowser(join(import.meta.dirname, '..'))
  const browser = await chromium.launch({executablePath, args: [...args, `--remote-debugging-port=${port}`]})
  try {
    // An example foundation is not indexed, which Lighthouse counts as a fault.
    await product.content().patch('siteSettings').set({demo: false}).commit()
    await allowsSearch(product.siteUrl)
    const rows: string[][] = []
    const misses: string[] = []
    for (const {address, results} of await resultsOf(wanted, product.siteUrl, port)) {
      const median = (of: (result: Result) => number) => quantile(results.map(of), 0.5)
      const scores = categories.map((category) => ({category, score: median(({scores}) => scores[category])}))
      const low = scores.filter(({category, score}) => score < goals[category])
      const lost = low.length > 0 ? [...new Set(results.flatMap((result) => result.lost))].join(', ') : ''
      const largest = median((result) => result.largest)
      rows.push([address, ...scores.map(({score}) => String(score)), largest.toFixed(0)])
      // Written so that NaN misses its goal.
      if (!(largest <= latestPaint))
        misses.push(`${address}: largest contentful paint after ${largest.toFixed(0)} ms`)
      if (low.length > 0)
        misses.push(
          `${address}: ${low.map(({category, score}) => `${category} ${score}`).join(', ')} (${lost})`,
        )
    }
    printTable(['Lighthouse, mobile, median of three', ...categories, 'LCP ms'], rows)
    expectGoals(misses)
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Waits until the site allows search engines. */
async function allowsSearch(siteUrl: string) {
  for (let tries = 0; tries < 50; tries += 1) {
    const rules = await (await fetch(`${siteUrl}/robots.txt`)).text()
    if (!rules.includes('Disallow: /\n')) return
    await sleep(200)
  }
  throw new Error('The site still refuses search engines.')
}

/** All pages once in each round, so that a disturbance affects all alike. */
async function resultsOf(wanted: MeasuredPage[], siteUrl: string, port: number) {
  const runs = wanted.flatMap(({path, unlisted = false}) =>
    languages.map((language) => ({address: addressOf(language, path), unlisted, results: [] as Result[]})),
  )
  for (let round = 0; round < rounds; round += 1)
    for (const {address, unlisted, results} of runs)
      results.push(await audit(await urlOf(siteUrl, address), unlisted, port))
  return runs
}

async function audit(url: string, unlisted: boolean, port: number, attempts = 3): Promise<Result> {
  const skipAudits = unlisted ? ['is-crawlable'] : []
  const run = await lighthouse(url, {port, logLevel: 'error', onlyCategories: categories, skipAudits})
  if (!run || run.lhr.runtimeError) {
    const problem = `${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`
    if (attempts === 1) throw new Error(problem)
    // Sometimes the browser's trace lacks its beginning; Lighthouse asks to be run again.
    console.log(`${problem} Once more.`)
    return audit(url, unlisted, port, attempts - 1)
  }
  const {lhr} = run
  // A redirect means that another page would be measured.
  if (lhr.mainDocumentUrl !== url) throw new Error(`${url} redirects to ${lhr.mainDocumentUrl}.`)
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
  ) as Result['scores']
  const lost = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({id}) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
  )
  return {scores, largest: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN, lost}
}
