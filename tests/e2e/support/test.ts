import {test as base, type BrowserContext, type Page} from '@playwright/test'
import {addressIn, siteVariable} from './addresses.ts'

/** What a test knows to happen although it is a problem elsewhere. */
export interface Expected {
  /** The browser's note of an answer with this status. */
  status(status: number): void
}

interface Fixtures {
  expected: Expected
  /** Fails the test on whatever goes wrong in the page unnoticed. */
  watch: (context: BrowserContext) => void
  watchDefaultContext: undefined
  /** A page in a browser that runs no scripts. */
  pageWithoutScript: Page
}

export {expect} from '@playwright/test'

/**
 * The tests of the site. Any of them fails when the page logs an error or a warning (violations of its policy among
 * them), when a script throws, or when anything is asked from another host.
 */
export const test = base.extend<Fixtures & {statuses: Set<number>}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  baseURL: async ({}, use) => use(addressIn(siteVariable)),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  statuses: async ({}, use) => use(new Set()),

  expected: async ({statuses}, use) => use({status: (status) => void statuses.add(status)}),

  watch: async ({statuses}, use) => {
    const problems: string[] = []
    await use((context) => listen(context, statuses, problems))
    base.expect(problems, 'what went wrong in the page').toEqual([])
  },

  watchDefaultContext: [
    async ({context, watch}, use) => {
      watch(context)
      await use(undefined)
    },
    {auto: true},
  ],

  pageWithoutScript: async ({browser, watch, locale, baseURL, viewport}, use) => {
    const context = await browser.newContext({javaScriptEnabled: false, locale, baseURL, viewport})
    watch(context)
    await use(await context.newPage())
    await context.close()
  },
})

function listen(context: BrowserContext, statuses: Set<number>, problems: string[]) {
  const {host} = new URL(addressIn(siteVariable))
  context.on('console', (message) => {
    const status = /^Failed to load resource: the server responded with a status of (\d+)/.exec(message.text())
    const isExpected = status && statuses.has(Number(status[1]))
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(`script: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    if (new URL(request.url()).host !== host) problems.push(`request to another host: ${request.url()}`)
  })
}
