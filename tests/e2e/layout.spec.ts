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

for (const language of languages)
  test(`the name of the foundation in ${language} keeps its words whole on phones`, async ({page, visit}) => {
    await visit(addressOf(language, '/team'))
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({width, height: 740})
      const broken = await page.locator('.brand span').evaluate(({firstChild}) => {
        const text = firstChild?.textContent ?? ''
        return [...text.matchAll(/\S+/g)].flatMap(({0: word, index}) => {
          const range = document.createRange()
          range.setStart(firstChild as Text, index)
          range.setEnd(firstChild as Text, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        })
      })
      expect.soft(broken, `${width} px wide`).toEqual([])
    }
  })

for (const language of languages)
  test(`the top bar in ${language} has the phone number beside the languages`, async ({page, visit}) => {
    await visit(addressOf(language, '/team'))
    const phone = page.locator('.top-contact').getByRole('link', {name: '+49 30 23125 100'})
    for (const width of [360, 480, 640, 768, 864, 1440]) {
      await page.setViewportSize({width, height: 740})
      await expect(phone, `${width} px wide`).toBeVisible()
      const rows = await page
        .locator('.top-bar a')
        .filter({visible: true})
        .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size)
      expect(rows, `${width} px wide`).toBe(1)
    }
  })

/** What the WhatsApp button hides while nobody has moved anything: nothing. */
for (const language of languages)
  test(`the WhatsApp button in ${language} is a line across the window, or beside the content`, async ({
    page,
    visit,
  }) => {
    await visit(addressOf(language, '/contact'))
    for (const width of [320, 360, 768, 1151, 1152, 1280, 1440, 1600, 1871, 1872, 1920]) {
      await page.setViewportSize({width, height: 900})
      const {line, button, content} = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
        const inset = Number.parseFloat(
          getComputedStyle(document.querySelector('.main-bar') as Element).paddingRight,
        )
        return {
          line: boxOf('.whatsapp')?.width,
          button: boxOf('.whatsapp a')?.left ?? 0,
          content: (boxOf('.main-bar')?.right ?? Infinity) - inset,
        }
      })
      if (width < 1152) expect.soft(line, `${width} px wide`).toBe(width)
      else expect.soft(button, `${width} px wide`).toBeGreaterThanOrEqual(content)
    }
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

for (const colorScheme of ['light', 'dark'] as const)
  test(`the words of pictures that do not come can be read, ${colorScheme}`, async ({
    page,
    visit,
    expectedMessages,
  }) => {
    expectedMessages.push(/Failed to load resource/)
    await page.emulateMedia({colorScheme})
    await page.route('**/media/**', (route) => route.abort())
    await visit('/de/about')
    const contrasts = await page.locator('img[data-tone]').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const luminance = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
            const share = Number(channel) / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        const {color, backgroundColor} = getComputedStyle(picture)
        const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b)
        return (light + 0.05) / (dark + 0.05)
      }),
    )
    expect(contrasts.length).toBeGreaterThan(0)
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
    await page.setViewportSize({width: 768, height: 1024})
    expect(await overflow(page), 'nor do they widen the page').toEqual({pixels: 0, culprits: []})
  })

test('the short names of categories in tables are large enough for a finger', async ({page, visit}) => {
  await page.setViewportSize({width: 360, height: 740})
  await visit('/en/licences')
  for (const part of await page.locator('.folded-list details > summary').all()) await part.click()
  const links = page.locator('.licence-link:visible')
  const sizes = await links.evaluateAll((all) =>
    all.map((link) => ({name: link.textContent, ...link.getBoundingClientRect().toJSON()})),
  )
  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.filter(({width, height}) => width < 24 || height < 24)).toEqual([])
})
