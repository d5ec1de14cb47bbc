import type {Page} from '@playwright/test'
import {expect, isTakenOver, test, type Visit} from './support/test.ts'
import {words} from './support/words.ts'

/** Going from page to page without loading the document anew. */

const say = words.en

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

const go = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', {name, exact: true}).first().click()

/** A mark that a new document would not have. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-document', ''))
const expectSameDocument = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-same-document', '')

test('title, heading, focus and announcement follow, and the page begins at its top', async ({
  page,
  visit,
}) => {
  await visit('/en')
  await mark(page)
  await page.evaluate(() => window.scrollTo({top: 300, behavior: 'instant'}))
  await page
    .getByRole('main')
    .getByRole('link', {name: say.moreAbout})
    .evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL('/en/about')
  const title = 'About Us – Gentle Current Foundation'
  await expect(page).toHaveTitle(title)
  await expect(page.locator('[aria-live=polite]').first()).toHaveText(title)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expectSameDocument(page)
})

test('the way back leads to the place where one was', async ({page, visit}) => {
  await visit('/en')
  await mark(page)
  await page.evaluate(() => window.scrollTo({top: 1200, behavior: 'instant'}))
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Our team'})
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Our team')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Together we can make a difference')
  await expect.poll(() => scrolled(page)).toBe(1200)
  await expectSameDocument(page)
})

test('the way to the top', async ({page, visit}) => {
  await visit('/en/about')
  await page.getByRole('link', {name: say.top}).click()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('what was chosen before the script arrived stays', async ({page}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/en/licences', {waitUntil: 'commit'})
  await page.getByLabel(say.vehicles).selectOption({label: say.buses})
  await page.getByLabel(say.age).fill('21')
  scripts.resolve()
  await isTakenOver(page)
  await expect(page.getByLabel(say.vehicles)).toHaveValue('buses')
  await expect(page.getByLabel(say.age)).toHaveValue('21')
})

test('the started app tells the site, which wakes the foundation', async ({page, visit}) => {
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === '/wake')
  await visit('/en/about')
  expect((await told).status()).toBe(204)
})

test.describe('preloader', () => {
  // It would ask for what the test holds back by itself.
  test.use({serviceWorkers: 'block'})
  test.beforeEach(({expectedMessages}) => {
    expectedMessages.push(/Service Worker registration blocked/)
  })
  const loading = (page: Page) => page.getByRole('status').filter({hasText: say.loading})
  const bar = (page: Page) => page.locator('.page-progress-bar')

  /** Opens the home page and stops its clock, so that how fast this machine is does not matter. */
  async function openAndStopClock(page: Page, visit: Visit) {
    await page.clock.install()
    await visit('/en')
    await page.clock.pauseAt(Date.now() + 60_000)
  }

  test('shows while a page takes long', async ({page, visit}) => {
    const answer = Promise.withResolvers<void>()
    await page.route(/\.data(\?|$)/, async (route) => {
      await answer.promise
      await route.continue()
    })
    await openAndStopClock(page, visit)
    await go(page, say.pages.contact)
    await expect(async () => {
      await page.clock.runFor(400)
      await expect(bar(page)).toBeInViewport({timeout: 500})
    }).toPass()
    await expect(loading(page)).toHaveCount(1)
    answer.resolve()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Contact us')
    await expect(loading(page)).toHaveCount(0)
    await expect(bar(page)).toHaveCount(0)
  })

  test('does not show where it is not worth it', async ({page, visit}) => {
    await openAndStopClock(page, visit)
    await go(page, say.pages.contact)
    await page.clock.runFor(300)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Contact us')
    await page.clock.runFor(5_000)
    await expect(bar(page)).toHaveCount(0)
  })
})
