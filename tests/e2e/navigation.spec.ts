import type {Page} from '@playwright/test'
import {expect, expectSameDocument, follow, markDocument, test, type Visit} from './support/test.ts'
import {words} from './support/words.ts'

/** Going from page to page without reloading the document. */

const say = words.en

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('title, heading, focus and announcement follow, and the page begins at its top', async ({
  page,
  visit,
}) => {
  await visit('/en')
  await markDocument(page)
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

test('going back restores the scroll position', async ({page, visit}) => {
  await visit('/en')
  await markDocument(page)
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

test.describe('preloader', () => {
  const loading = (page: Page) => page.getByRole('status').filter({hasText: say.loading})
  const bar = (page: Page) => page.locator('.page-progress-bar')

  /** Opens the home page and stops its clock, so that tests do not depend on the machine's speed. */
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
    await follow(page, say.pages.contact)
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
    await follow(page, say.pages.contact)
    await page.clock.runFor(300)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Contact us')
    await page.clock.runFor(5_000)
    await expect(bar(page)).toHaveCount(0)
  })
})
