import type {Locator, Page} from '@playwright/test'
import {addressOf, languages} from './support/pages.ts'
import {expect, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Everything works without a mouse. */

test.use({contextOptions: {reducedMotion: 'reduce'}})

/** Whether a slide fills the window of the slider. */
const isInTrack = (slide: Element) => {
  const track = slide.parentElement?.getBoundingClientRect()
  return Math.abs(slide.getBoundingClientRect().left - (track?.left ?? 0)) < 2
}

async function press(page: Page, target: Locator, key: string) {
  await target.focus()
  await page.keyboard.press(key)
}

test('the first tab stop leads past the header', async ({page, visit}) => {
  await visit('/de')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', {name: words.de.skip})
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ratio: 1})
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isInMain).toBe(true)
})

for (const language of languages)
  test(`slider in ${language}`, async ({page, visit}) => {
    const say = words[language]
    await visit(addressOf(language, '/'))
    const slider = page.locator('.slider')
    const slides = slider.locator('.slide')
    const next = slider.getByRole('button', {name: say.nextSlide})
    const expectShown = async (number: number) => {
      await expect(slider.locator('[aria-live=polite]')).toContainText(say.position(number))
      for (const [index, slide] of (await slides.all()).entries()) {
        const hidden = index !== number - 1
        await expect(slide).toHaveAttribute('aria-label', say.position(index + 1))
        await expect(slide).toHaveJSProperty('inert', hidden)
        await expect.poll(() => slide.evaluate(isInTrack), `slide ${index + 1} in view`).toBe(!hidden)
      }
    }
    await expectShown(1)
    await press(page, next, 'Enter')
    await expectShown(2)
    await expect(next).toBeFocused()
    await page.keyboard.press('Space')
    await expectShown(3)
    const previous = slider.getByRole('button', {name: say.previousSlide})
    for (const number of [2, 1, 4]) {
      await press(page, previous, 'Enter')
      await expectShown(number)
    }
    await expect(previous).toBeFocused()
    // What is in view is reached, what is hidden is not.
    await next.focus()
    await page.keyboard.press('Tab')
    await expect(slides.nth(3).getByRole('link', {name: say.discover})).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.slider'))).toBeNull()
  })

test('questions open and close, several at a time', async ({page, visit}) => {
  await visit('/en')
  const entries = page.locator('.faq details:not(.sources)')
  const openOnes = () => entries.evaluateAll((all) => all.map((entry) => (entry as HTMLDetailsElement).open))
  await press(page, entries.nth(0).locator('> summary'), 'Enter')
  await press(page, entries.nth(2).locator('> summary'), 'Space')
  expect(await openOnes()).toEqual([true, false, true, false])
  await expect(entries.nth(2).getByText('112').first()).toBeVisible()
  await press(page, entries.nth(0).locator('> summary'), 'Enter')
  expect(await openOnes()).toEqual([false, false, true, false])
})

test('an answer opens by its address, by links to it, and again on the way back', async ({page, visit}) => {
  const say = words.en
  const opened = (slug: string) => page.locator(`details[open]:has(> #${slug})`)
  await visit('/en#symptoms')
  await expect(opened('symptoms')).toBeInViewport()
  await expect(opened('prevention')).toHaveCount(0)

  await press(page, page.getByRole('contentinfo').getByRole('link', {name: say.preventionLink}), 'Enter')
  await expect(page).toHaveURL('/en#prevention')
  await expect(opened('prevention')).toBeInViewport()
  await expect(page.locator('details:has(> #prevention) > summary')).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/en#symptoms')
  await expect(opened('symptoms')).toBeInViewport()
  await page.goForward()
  await expect(opened('prevention')).toBeInViewport()

  await visit('/en/contact')
  await press(page, page.getByRole('contentinfo').getByRole('link', {name: say.symptomsLink}), 'Enter')
  await expect(page).toHaveURL('/en#symptoms')
  await expect(opened('symptoms')).toBeInViewport()
  await expect(page.locator('details:has(> #symptoms) > summary')).toBeFocused()
})

test('a link opens its answer again after it was closed', async ({page, visit}) => {
  await visit('/en')
  const link = page.getByRole('contentinfo').getByRole('link', {name: words.en.symptomsLink})
  const summary = page.locator('details:has(> #symptoms) > summary')
  await press(page, link, 'Enter')
  await expect(page.locator('details:has(> #symptoms)')).toHaveAttribute('open')
  await press(page, summary, 'Enter')
  await expect(page.locator('details:has(> #symptoms)')).not.toHaveAttribute('open')
  await press(page, link, 'Enter')
  await expect(page.locator('details:has(> #symptoms)')).toHaveAttribute('open')
})

test('a hash that cannot be read does no harm', async ({page, visit}) => {
  await visit('/en#%E0%A4%A')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Together we can make a difference')
})

test.describe('menu of a phone', () => {
  test.use({viewport: {width: 360, height: 740}})
  const say = words.de

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({javaScriptEnabled})

      test('opens and leads on', async ({page, visit}) => {
        await visit('/de')
        const menu = page.locator('.mobile-menu')
        const about = menu.getByRole('link', {name: say.pages.about})
        await expect(about).toBeHidden()
        await press(page, menu.locator('summary'), 'Enter')
        for (const name of [...Object.values(say.pages), say.donateNow, say.volunteer])
          await expect(menu.getByRole('link', {name, exact: true})).toBeVisible()
        await expect(menu.getByRole('link', {name: say.call})).toHaveAttribute('href', 'tel:+493023125100')
        await press(page, about, 'Enter')
        await expect(page).toHaveURL('/de/about')
        await expect(about).toBeHidden()
      })
    })

  test('closes on Escape and gives the focus back', async ({page, visit}) => {
    await visit('/de')
    const menu = page.locator('.mobile-menu')
    await press(page, menu.locator('summary'), 'Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', {name: say.pages.home})).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(menu.locator('summary')).toBeFocused()
  })
})

test('licences: choose, read the table, choose by age', async ({page, visit}) => {
  const say = words.en
  await visit('/en/licences')
  await page.getByLabel(say.vehicles).focus()
  await page.keyboard.type(say.buses)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(say.age)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/group=buses/)
  await expect(page.getByRole('status').filter({hasText: say.twoFound})).toBeVisible()

  await page.setViewportSize({width: 360, height: 740})
  const table = page.getByRole('region', {name: say.table})
  await expect(async () => {
    await table.focus()
    await page.keyboard.press('ArrowRight')
    expect(await table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  }).toPass()

  await page.getByLabel(say.age).fill('seventeen')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(say.age)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(say.age)).toBeFocused()
})

test('language switch', async ({page, visit}) => {
  await visit('/de/about')
  await press(page, page.getByRole('link', {name: 'English'}), 'Enter')
  await expect(page).toHaveURL('/en/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

/** Where the focus is, and what lies over its middle; undefined where it has left the page. */
const focusStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const rectangle = element?.getClientRects()[0]
    if (!element || !rectangle || element === document.body) return undefined
    const x = rectangle.x + rectangle.width / 2
    const y = rectangle.y + rectangle.height / 2
    const top = document.elementFromPoint(x, y)
    const describe = (one: Element | null) => one?.outerHTML.slice(0, 100) ?? 'nothing: outside the window'
    const isFree = top !== null && (element.contains(top) || top.contains(element))
    return {element: describe(element), coveredBy: isFree ? undefined : describe(top)}
  })

/** The stops of the focus on its way through the page, at most so many; it may leave the page before. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number) {
  const stops = []
  while (stops.length < most) {
    await page.keyboard.press(key)
    const stop = await focusStop(page)
    if (!stop) return stops
    stops.push(stop)
  }
  return stops
}

for (const path of ['/', '/contact', '/donate'])
  for (const width of [360, 1440])
    test(`the focus is never covered: ${path}, ${width} px wide`, async ({page, visit}) => {
      await page.setViewportSize({width, height: 740})
      await visit(addressOf('de', path))
      const forth = await walk(page, 'Tab', 200)
      const back = await walk(page, 'Shift+Tab', forth.length)
      expect([...forth, ...back].filter(({coveredBy}) => coveredBy)).toEqual([])
      const stopsOf = (stops: typeof forth) => stops.map(({element}) => element)
      expect(stopsOf(back.toReversed())).toEqual(stopsOf(forth))
      expect(forth.length).toBeGreaterThan(30)
      expect(forth.length, 'the focus leaves the page in the end').toBeLessThan(200)
    })
