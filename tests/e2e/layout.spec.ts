import type {Page} from '@playwright/test'
import {addressOf, languages, pages} from './support/pages.ts'
import {expect, test} from './support/test.ts'

/** That pages fit every window, stay where they are while they load, and show all their pictures. */

const widths = [320, 360, 768, 1440, 1920]

/** The pixels that a page is wider than its window, and what sticks out. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
    const culprits =
      scrollWidth > clientWidth ? [...document.body.querySelectorAll('*')].filter(sticksOut) : []
    return {
      pixels: scrollWidth - clientWidth,
      culprits: culprits.slice(-3).map(({outerHTML}) => outerHTML.slice(0, 120)),
    }
  })

/** The letters of the visitor's browser, set as in its preferences, in pixels; 16 are usual. */
async function lettersOf(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {fontSizes: {standard, fixed: standard - 3}})
}

/** Windows and letters, up to twice the usual ones on the smallest of phones. */
const largeLetters = [
  {letters: 24, widths: [320, 360]},
  {letters: 32, widths: [320, 360, 640, 1280]},
]

async function expectToFit(page: Page) {
  const measure = async (width: number) => {
    await page.setViewportSize({width, height: 900})
    return overflow(page)
  }
  const fits = {pixels: 0, culprits: []}
  for (const width of widths) expect.soft(await measure(width), `${width} px wide`).toEqual(fits)
  for (const answer of await page.locator('main details').all())
    await answer.evaluate((details: HTMLDetailsElement) => {
      details.open = true
    })
  for (const {letters, widths} of largeLetters) {
    await lettersOf(page, letters)
    for (const width of widths)
      expect.soft(await measure(width), `${width} px wide, letters of ${letters} px`).toEqual(fits)
  }
}

for (const language of languages) {
  for (const {name, path} of pages)
    test(`${name} in ${language} never scrolls sideways`, async ({page, visit}) => {
      await visit(addressOf(language, path))
      await expectToFit(page)
    })

  test(`the offline page in ${language} never scrolls sideways`, async ({page}) => {
    await page.goto(addressOf(language, '/offline'))
    await expectToFit(page)
  })
}

for (const width of [360, 1440])
  for (const {name, path} of pages)
    test(`${name} stands still while it loads, ${width} px wide`, async ({page, visit}) => {
      // High enough to have all in view, and with fonts that come late.
      await page.setViewportSize({width, height: 4000})
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.continue()
      })
      await visit(addressOf('de', path))
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(
        () =>
          new Promise<{score: number; of: string[]}>((resolve) => {
            new PerformanceObserver((list) => {
              const entries = list.getEntries() as (PerformanceEntry & {
                value: number
                sources: {node: Element | null}[]
              })[]
              resolve({
                score: entries.reduce((sum, {value}) => sum + value, 0),
                of: entries.flatMap(({sources}) =>
                  sources.map(({node}) => node?.outerHTML?.slice(0, 100) ?? ''),
                ),
              })
            }).observe({type: 'layout-shift', buffered: true})
            setTimeout(() => resolve({score: 0, of: []}), 200)
          }),
      )
      expect(shifts.score, shifts.of.join('\n')).toBeLessThan(0.02)
    })

for (const {name, path} of pages)
  test(`${name} shows all its pictures`, async ({page, visit}) => {
    await visit(addressOf('en', path))
    const pictures = page.locator('img')
    expect(await pictures.count()).toBeGreaterThan(0)
    for (const picture of await pictures.all()) {
      await picture.evaluate((image) => image.scrollIntoView({behavior: 'instant', block: 'center'}))
      await expect(picture).toHaveJSProperty('complete', true)
      const {src, loaded, ...attributes} = await picture.evaluate((image: HTMLImageElement) => ({
        src: image.currentSrc,
        loaded: image.naturalWidth > 0,
        width: image.getAttribute('width'),
        height: image.getAttribute('height'),
        alt: image.getAttribute('alt'),
      }))
      expect(loaded, src).toBe(true)
      expect(new URL(src).pathname).toMatch(/^\/(media|assets)\//)
      expect(attributes.width, src).toMatch(/^\d+$/)
      expect(attributes.height, src).toMatch(/^\d+$/)
      expect(attributes.alt, src).not.toBeNull()
    }
    // What is shown for its own sake has words; only marks beside their own words have none.
    const silent = page.locator('img[alt=""]:not(.brand img, .languages img, .licence-card-head img)')
    await expect(silent).toHaveCount(0)
  })
