import type {Locator, Page} from '@playwright/test'
import {addressOf} from './support/pages.ts'
import {expect, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Everything works without a mouse. */

test.use({contextOptions: {reducedMotion: 'reduce'}})

/** Whether a slide is in view. */
const isInTrack = (slide: Element) => {
  const track = slide.parentElement?.getBoundingClientRect()
  return Math.abs(slide.getBoundingClientRect().left - (track?.left ?? 0)) < 2
}

async function press(page: Page, target: Locator, key: string) {
  await target.focus()
  await page.keyboard.press(key)
}

/** Contrast of two colours as WCAG defines it, given as `rgb(…)`. */
function contrast(...colours: [string, string]) {
  const [dark, light] = colours
    .map((colour) => {
      const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
    })
    .sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
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

test('slider', async ({page, visit}) => {
  const say = words.de
  await visit('/de')
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
  // Tab reaches the visible slide and skips the hidden ones.
  await next.focus()
  await page.keyboard.press('Tab')
  await expect(slides.nth(3).getByRole('link', {name: say.discover})).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.slider'))).toBeNull()
})

test('focus is visible on the doors of the home page', async ({page, visit}) => {
  await visit('/en')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme})
    for (const link of await page.locator('.door-link').all()) {
      await link.focus()
      const colours = await link.evaluate((element) => ({
        ring: getComputedStyle(element).outlineColor,
        around: getComputedStyle(element.closest('.door') as Element).backgroundColor,
      }))
      expect(contrast(colours.ring, colours.around)).toBeGreaterThanOrEqual(3)
    }
  }
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

test.describe('menu of a phone', () => {
  test.use({viewport: {width: 360, height: 740}})
  const say = words.de

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false})

    test('opens and leads on', async ({page, visit}) => {
      await visit('/de')
      const menu = page.locator('.mobile-menu')
      const about = menu.getByRole('link', {name: say.pages.about})
      await expect(about).toBeHidden()
      await press(page, menu.locator('summary'), 'Enter')
      for (const name of [
        ...Object.values(say.pages),
        say.licences,
        say.newsletter,
        say.volunteer,
        say.imprint,
      ])
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

/** The focused element and what covers its centre; undefined once the focus has left the page. */
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

/** Presses a key up to `most` times and returns the focus stops until the focus leaves the page. */
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

for (const [path, width] of [
  ['/', 1440],
  ['/contact', 360],
] as const)
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
