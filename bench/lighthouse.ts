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

/** What each kind of score is to reach at least, of 100. */
const goals = {performance: 99, accessibility: 100, 'best-practices': 100, seo: 100}

type Category = keyof typeof goals
const categories = Object.keys(goals) as Category[]

interface Result {
  scores: Record<Category, number>
  /** When the largest thing of the first view is there, in milliseconds. */
  largest: number
  /** What costs points, by Lighthouse's names. */
  lost: string[]
}

/**
 * Lighthouse as on a cheap telephone, which it simulates: a page of every kind, in both languages, the median of some rounds.
 * @param names Kinds of pages to keep to, as `measured-pages.ts` calls them; all of them where it is empty.
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
    // An example foundation keeps search engines away, which Lighthouse takes for a fault.
    await product.content().patch('siteSettings').set({demo: false}).commit()
    await allowsSearch(product.siteUrl)
    const rows: string[][] = []
    const misses: string[] = []
    for (const {address, results} of await resultsOf(wanted, product.siteUrl, port)) {
      const median = (of: (result: Result) => number) => quantile(results.map(of), 0.5)
      const scores = categories.map((category) => ({category, score: median(({scores}) => scores[category])}))
      const low = scores.filter(({category, score}) => score < goals[category])
      const lost = low.length > 0 ? [...new Set(results.flatMap((result) => result.lost))].join(', ') : ''
      rows.push([
        address,
        ...scores.map(({score}) => String(score)),
        median(({largest}) => largest).toFixed(0),
      ])
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

/** Waits until the site has heard that it may be found. */
async function allowsSearch(siteUrl: string) {
  for (let tries = 0; tries < 50; tries += 1) {
    const rules = await (await fetch(`${siteUrl}/robots.txt`)).text()
    if (!rules.includes('Disallow: /\n')) return
    await sleep(200)
  }
  throw new Error('The site goes on keeping search engines away.')
}

/** All pages once in each round, so that a disturbance does not hit one page alone. */
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
    // Now and then the browser's record of a page lacks its beginning; Lighthouse asks to be run again.
    console.log(`${problem} Once more.`)
    return audit(url, unlisted, port, attempts - 1)
  }
  const {lhr} = run
  // A page that leads elsewhere is not the one that was to be measured.
  if (lhr.mainDocumentUrl !== url) throw new Error(`${url} leads to ${lhr.mainDocumentUrl}.`)
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
