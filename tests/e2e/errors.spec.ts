import type {Page} from '@playwright/test'
import {errorTexts} from '../../app/i18n/error-texts.ts'
import {productForFile} from './support/product.ts'
import {expect, follow, isTakenOver, test} from './support/test.ts'
import {words} from './support/words.ts'

/** A page that fails after navigation within the app. */

test.describe.configure({mode: 'default'})
const product = productForFile()

/** Records the paths of documents that a page loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

test('where the browser alone fails, its document is loaded once and no more', {tag: '@nightly'}, async ({
  browser,
  baseURL,
}) => {
  // A separate context, because the error thrown below would fail the test.
  const context = await browser.newContext({baseURL})
  const page = await context.newPage()
  const body = 'export default function Page() { throw new Error("fails in the browser") }'
  await page.route(/\/assets\/[^/]*about[^/]*\.js$/, (route) =>
    route.fulfill({contentType: 'text/javascript', body}),
  )
  await page.goto('/en')
  await isTakenOver(page)
  const documents = documentsOf(page)
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
  await follow(page, words.en.pages.about)
  expect((await answer).status()).toBe(200)
  await expect(page.getByRole('heading', {level: 1})).toHaveText(errorTexts.en.title)
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual(['/en/about'])
  await context.close()
})

test('is loaded with its document, once, so that it has the reference of the log', async ({
  page,
  visit,
  expectedStatuses,
  expectedMessages,
}) => {
  expectedStatuses.add(500)
  expectedMessages.push(/Objects are not valid as a React child|Minified React error|is not a function/)
  await visit('/en')
  await product.current
    .content()
    .patch('aboutPage')
    .set({'heading.en': {not: 'text'}})
    .commit()
  await expect.poll(async () => (await fetch(`${product.current.siteUrl}/en/about`)).status).toBe(500)
  const documents = documentsOf(page)
  await follow(page, words.en.pages.about)
  const reference = page.getByRole('main').getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  await expect(reference).toBeVisible()
  await expect(page).toHaveURL('/en/about')
  await expect.poll(product.current.siteLog).toContain(`"reference":"${await reference.textContent()}"`)
  // After hydration, the browser does not load the document again.
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual(['/en/about'])
})
