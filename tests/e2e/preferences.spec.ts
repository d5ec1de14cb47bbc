import type {Page} from '@playwright/test'
import {addressOf, pages} from './support/pages.ts'
import {expect, test} from './support/test.ts'
import {words} from './support/words.ts'

/** What visitors tell their browser: less motion, colours of their own, paper. */

/** The longest change of a look on the page, in seconds. */
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
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('otherwise changes are short', async ({page, visit}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'})
  await visit('/en')
  expect(await longestTransition(page)).toBe(0.16)
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

test.describe('on paper', () => {
  for (const {name, path} of pages)
    test(`${name} leaves out what paper cannot do`, async ({page, visit}) => {
      await page.emulateMedia({media: 'print'})
      await visit(addressOf('de', path))
      await expect(page.getByRole('heading', {level: 1})).toBeVisible()
      for (const selector of [
        'nav[aria-label="Hauptnavigation"]',
        '.languages',
        '.whatsapp',
        // It has a page of its own, whose footer does without.
        ...(path === '/newsletter' ? [] : ['.newsletter']),
      ]) {
        await expect(page.locator(selector)).not.toHaveCount(0)
        await expect(page.locator(selector).filter({visible: true})).toHaveCount(0)
      }
    })

  test('the table of licence categories does not ask to be scrolled', async ({page, visit}) => {
    await page.setViewportSize({width: 718, height: 1040})
    await visit('/de/licences')
    const hint = page.locator('.licence-table-hint')
    await expect(hint).toBeVisible()
    await page.emulateMedia({media: 'print'})
    await expect(hint).toBeHidden()
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({javaScriptEnabled})

      test('answers are open', async ({page, visit}) => {
        await visit('/de')
        await page.emulateMedia({media: 'print'})
        const answers = page.locator('.folded')
        await expect(answers).toHaveCount(4)
        for (const answer of await answers.all()) await expect(answer).toBeVisible()
      })
    })

  test('printing opens the answers in every browser', async ({page, visit}) => {
    await visit('/de')
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    for (const entry of await page.locator('.faq details').all()) await expect(entry).toHaveAttribute('open')
  })
})
