import type {Page} from '@playwright/test'
import {addressOf, pages} from './support/pages.ts'
import {expect, open, test} from './support/test.ts'
import {words} from './support/words.ts'

/** What visitors tell their browser: less motion, colours of their own, paper. */

const moving = (page: Page) => page.evaluate(() => document.getAnimations().length)

test('nothing moves under reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await open(page, '/en')
  expect(await moving(page)).toBe(0)
  await page.getByRole('main').getByRole('link', {name: words.en.moreAbout}).hover()
  expect(await moving(page)).toBe(0)
  const slider = page.getByRole('region', {name: words.en.slider})
  const track = slider.locator('.slider-track')
  await slider.getByRole('button', {name: words.en.nextSlide}).click()
  const [position, width] = await track.evaluate((element) => [element.scrollLeft, element.clientWidth])
  expect(position, 'the next slide is there at once').toBe(width)
  await page.getByRole('link', {name: words.en.top}).click()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('with motion, it is short', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'})
  await open(page, '/en')
  await page.getByRole('main').getByRole('link', {name: words.en.moreAbout}).hover()
  const longest = await page.evaluate(() =>
    Math.max(...document.getAnimations().map(({effect}) => Number(effect?.getComputedTiming().duration))),
  )
  expect(longest).toBeLessThanOrEqual(160)
})

test('forced colours: every control keeps an outline, the chosen amount shows', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'})
  await open(page, '/en/donate')
  const outlined = page.locator('main button, main .choice span, main input:not([type=radio]), main textarea')
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
    test(`${name} leaves out what paper cannot do`, async ({page}) => {
      await page.emulateMedia({media: 'print'})
      await open(page, addressOf('de', path))
      await expect(page.getByRole('heading', {level: 1})).toBeVisible()
      for (const selector of ['nav[aria-label="Hauptnavigation"]', '.languages', '.whatsapp', '.newsletter'])
        for (const part of await page.locator(selector).all()) await expect(part).toBeHidden()
    })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({javaScriptEnabled})

      test('answers are open', async ({page}) => {
        await (javaScriptEnabled ? open(page, '/de') : page.goto('/de'))
        await page.emulateMedia({media: 'print'})
        const answers = page.locator('.faq-answer')
        await expect(answers).toHaveCount(4)
        for (const answer of await answers.all()) await expect(answer).toBeVisible()
      })
    })

  test('printing opens the answers in every browser', async ({page}) => {
    await open(page, '/de')
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    for (const entry of await page.locator('.faq details').all()) await expect(entry).toHaveAttribute('open')
  })
})
