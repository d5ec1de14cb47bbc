import {test as base, expect, type Frame, type Locator, type Page, type Response} from '@playwright/test'
import {notedStatus, problemsIn} from '../../support/browser-problems.ts'
import {currentProduct, stopSharedProduct} from '../../support/shared-product.ts'

/** Opens an address and, with JavaScript, waits for hydration. */
export type Visit = (address: string) => Promise<Response | null>

interface Fixtures {
  visit: Visit
  /** Response statuses that the test expects, so the browser's console messages about them are ignored. */
  expectedStatuses: Set<number>
  /** Console messages that the test expects, for example about a connection that it breaks. */
  expectedMessages: RegExp[]
  watch: undefined
}

interface WorkerFixtures {
  product: undefined
}

export {expect}

/**
 * Tests of the site. A test fails when a page logs an error or warning (including CSP violations), throws an exception,
 * or requests anything from another host.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures in use from the pattern
    async ({}, use) => {
      await use(undefined)
      await stopSharedProduct()
    },
    {auto: true, scope: 'worker'},
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  baseURL: async ({}, use) => use((await currentProduct()).siteUrl),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedStatuses: async ({}, use) => use(new Set()),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedMessages: async ({}, use) => use([]),

  visit: async ({page, javaScriptEnabled}, use) =>
    use(async (address) => {
      const answer = await page.goto(address)
      if (javaScriptEnabled) await isTakenOver(page)
      return answer
    }),

  watch: [
    async ({baseURL, context, expectedStatuses, expectedMessages}, use) => {
      const problems = problemsIn(
        context,
        baseURL ?? '',
        (message) =>
          expectedStatuses.has(notedStatus(message) ?? 0) ||
          message.text().includes('Service Worker registration blocked') ||
          expectedMessages.some((expected) => expected.test(message.text())),
      )
      await use(undefined)
      expect([...problems], 'what went wrong in the page').toEqual([])
    },
    {auto: true},
  ],
})

/** Waits until React has hydrated the whole document; single elements have React’s marks earlier. */
export const isTakenOver = (page: Page | Frame) =>
  page.waitForFunction(() => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1]
    return root?.stateNode.current.memoizedState.isDehydrated === false
  })

export const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', {name, exact: true}).first().click()

/** Marks the document, as a new document has no mark. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-same-document', ''))
export const expectSameDocument = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-same-document')
export const expectNewDocument = (page: Page) =>
  expect(page.locator('body')).not.toHaveAttribute('data-same-document')

/** A field by its label, which may end with a mark for required fields. */
export const field = (scope: Page | Locator, label: string) =>
  scope.getByLabel(label, {exact: true}).or(scope.getByLabel(`${label}*`, {exact: true}))
