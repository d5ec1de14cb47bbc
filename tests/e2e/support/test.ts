import {test as base, expect, type Frame, type Locator, type Page, type Response} from '@playwright/test'
import {notedStatus, problemsIn} from '../../support/browser-problems.ts'
import {currentProduct, stopSharedProduct} from '../../support/shared-product.ts'

/** Opens an address; where scripts run, the page is ready when this returns. */
export type Visit = (address: string) => Promise<Response | null>

interface Fixtures {
  visit: Visit
  /** Statuses of answers that the test asks for: the browser's note of them is no problem. */
  expectedStatuses: Set<number>
  /** What the console says of a connection that the test breaks. */
  expectedMessages: RegExp[]
  watch: undefined
}

interface WorkerFixtures {
  product: undefined
}

export {expect}

/**
 * The tests of the site. Any of them fails when a page logs an error or a warning (violations of its policy among them),
 * when a script throws, or when anything is asked from another host.
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

/** Waits until React has taken over the whole document; elements have marks of it before. */
export const isTakenOver = (page: Page | Frame) =>
  page.waitForFunction(() => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1]
    return root?.stateNode.current.memoizedState.isDehydrated === false
  })

/** Follows a link of the header. */
export const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', {name, exact: true}).first().click()

/** A mark that a new document would not have. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-same-document', ''))
export const expectSameDocument = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-same-document')
export const expectNewDocument = (page: Page) =>
  expect(page.locator('body')).not.toHaveAttribute('data-same-document')

/** A field by the words of its label, whether or not it is marked as required. */
export const field = (scope: Page | Locator, label: string) =>
  scope.getByLabel(label, {exact: true}).or(scope.getByLabel(`${label}*`, {exact: true}))
