import type {Page} from '@playwright/test'
import {addressOf} from './support/pages.ts'
import {expect, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Browser preferences and print: reduced motion, forced colours, paper. */

/** The longest transition or animation on the page, in seconds. */
const longestTransition = (page: Page) =>
  page.evaluate(() => {
    const durations = [...document.querySelectorAll('*')].map((element) => {
      const {transitionDuration, animationDuration} = getComputedStyle(element)
      return Math.max(Number.parseFloat(transitionDuration), Number.parseFloat(animationDuration))
    })
    return Math.max(...durations)
  })

test('nothing moves under reduced motion', async ({page, visit}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await visit('/en')
  expect(await longestTransition(page)).toBe(0)
  const slider = page.locator('.slider')
  const track = slider.locator('.slider-track')
  await slider.getByRole('button', {name: words.en.nextSlide}).click()
  const [position, width] = await track.evaluate((element) => [element.scrollLeft, element.clientWidth])
  expect(position, 'the next slide is there at once').toBe(width)
  await page.getByRole('link', {name: words.en.top}).click()
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('forced colours: every control keeps an outline, the chosen amount shows', async ({page, visit}) => {
  await page.emulateMedia({forcedColors: 'active'})
  await visit('/en/donate')
  const outlined = page.locator('main button, main .choice span, main input:not([type=radio]), main textarea')
  await expect(outlined).not.toHaveCount(0)
  for (const control of await outlined.all()) await expect(control).not.toHaveCSS('border-top-width', '0px')
  const backgroundOf = (amount: string) =>
    page
      .locator('.choice', {hasText: amount})
      .locator('span')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await backgroundOf('$100')).not.toBe(await backgroundOf('$200'))
})

test('on paper, answers are open, and pages leave out what paper cannot do', async ({page, visit}) => {
  await page.emulateMedia({media: 'print'})
  for (const path of ['/', '/contact', '/newsletter']) {
    await visit(addressOf('de', path))
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    for (const selector of [
      'nav[aria-label="Hauptnavigation"]',
      '.languages',
      '.whatsapp',
      // The footer of the newsletter page has no newsletter form.
      ...(path === '/newsletter' ? [] : ['.newsletter']),
    ]) {
      await expect(page.locator(selector)).not.toHaveCount(0)
      await expect(page.locator(selector).filter({visible: true})).toHaveCount(0)
    }
    const answers = await page.locator('.folded').all()
    if (path === '/') expect(answers.length).toBeGreaterThan(4)
    for (const answer of answers) await expect(answer).toBeVisible()
  }
})
