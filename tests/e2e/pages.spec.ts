import type {Page} from '@playwright/test'
import {expectAccessible, expectContrast} from './support/axe.ts'
import {largestPicture, layoutShifts, overflow, setLetters, transferredBytes} from './support/measure.ts'
import {addressOf, languages, pages} from './support/pages.ts'
import {expect, isTakenOver, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Every page, once: in German, whose words are longer; nightly in English as well. */

// No transitions, so that axe measures final colours.
test.use({contextOptions: {reducedMotion: 'reduce'}})

const fits = {pixels: 0, culprits: []}
const phone = {width: 360, height: 740}
/** Bytes of the first view on a phone, headers included. */
const firstViewBudgets: Record<string, number> = {'/about': 210_000, '/donate': 195_000, '/licences': 195_000}
const usualBudget = 190_000

async function expectToFit(page: Page, state: string, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({width, height: 900})
    expect.soft(await overflow(page), `${state}, ${width} px wide`).toEqual(fits)
  }
}

/** Scrolls to each picture first, because pictures further down and in later slides load lazily. */
async function expectPictures(page: Page) {
  const pictures = page.locator('img:visible')
  expect.soft(await pictures.count()).toBeGreaterThan(0)
  await pictures.evaluateAll(async (images) => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    for (const image of images) {
      image.scrollIntoView({behavior: 'instant', block: 'center'})
      // Browsers check once a frame which pictures are in view.
      await nextFrame()
      await nextFrame()
    }
  })
  const broken = () =>
    pictures.evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter(({complete, naturalWidth}) => !complete || naturalWidth === 0)
        .map(({outerHTML}) => outerHTML),
    )
  await expect.poll(broken, 'pictures that are missing').toEqual([])
  await expect.soft(page.locator('img:is(:not([width]), :not([height]))')).toHaveCount(0)
}

/** Expects a small and stable first view on a phone, even when fonts arrive late. */
async function expectLightLoad(page: Page, path: string, transferred: () => Promise<{total: number}>) {
  await page.waitForLoadState('networkidle')
  const budget = firstViewBudgets[path] ?? usualBudget
  expect.soft((await transferred()).total, 'first view').toBeLessThanOrEqual(budget)
  const largest = await largestPicture(page)
  if (largest) {
    expect.soft(largest.hints, largest.address).toEqual({loading: 'eager', fetchPriority: 'high'})
    expect.soft(largest.excess, largest.address).toBeLessThan(2)
  }
  if (path !== '/offline') await expectPictures(page)
  const shifts = await layoutShifts(page)
  expect.soft(shifts.score, shifts.of.join('\n')).toBeLessThan(0.02)
}

for (const language of languages)
  for (const {name, path} of pages)
    test(`${name} in ${language}`, {tag: language === 'de' ? [] : '@nightly'}, async ({page}) => {
      await page.setViewportSize(phone)
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 200))
        await route.continue()
      })
      const transferred = transferredBytes(page)
      const response = await page.goto(addressOf(language, path))
      expect(response?.status()).toBe(200)
      if (path !== '/offline') await isTakenOver(page)
      // Only icons beside their own label have an empty `alt`.
      const silent = page.locator(
        'img:not([alt]), img[alt=""]:not(.brand *, .languages *, .licence-head *, .licence-letters *)',
      )
      await expect.soft(silent).toHaveCount(0)
      await expectLightLoad(page, path, transferred)

      await expectToFit(page, 'usual letters', [320, 768, 1440])
      await page.emulateMedia({colorScheme: 'dark'})
      await expectAccessible(page, 'dark, desk')
      await page.emulateMedia({colorScheme: 'light'})
      await expectContrast(page, 'light, desk')
      await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const details of all) details.open = true
      })
      await page.setViewportSize(phone)
      expect.soft(await overflow(page), 'phone').toEqual(fits)
      await expectAccessible(page, 'light, phone, everything open')
      await page.emulateMedia({colorScheme: 'dark'})
      await expectContrast(page, 'dark, phone, everything open')
      await setLetters(page, 32)
      await expectToFit(page, 'letters of twice the size', [320, 1280])
    })

test('the page for an unreadable address is accessible', async ({page, expectedStatuses}) => {
  expectedStatuses.add(400)
  await page.goto('/%ff')
  await expectAccessible(page, 'unreadable address')
})

for (const language of languages)
  test(`the header and the WhatsApp button in ${language} hide nothing at any width`, async ({
    page,
    visit,
  }) => {
    await visit(addressOf(language, '/contact'))
    const donate = page.locator('.main-bar').getByRole('link', {name: words[language].donateNow})
    for (const width of [320, 360, 640, 768, 864, 1024, 1151, 1152, 1440, 1871, 1872]) {
      await page.setViewportSize({width, height: 900})
      const {rows, top, button, content, brokenWords} = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
        const bar = getComputedStyle(document.querySelector('.main-bar') as Element)
        const links = [...document.querySelectorAll('.top-bar a')].filter((link) => link.checkVisibility())
        const name = document.querySelector('.brand span')?.firstChild as Text
        const isBroken = ({0: word, index}: RegExpExecArray) => {
          const range = document.createRange()
          range.setStart(name, index)
          range.setEnd(name, index + word.length)
          return range.getClientRects().length > 1
        }
        return {
          rows: new Set(links.map((link) => link.getBoundingClientRect().top)).size,
          top: boxOf('main')?.top,
          button: boxOf('.whatsapp a')?.left ?? 0,
          content: (boxOf('.main-bar')?.right ?? Infinity) - Number.parseFloat(bar.paddingRight),
          brokenWords: [...name.data.matchAll(/\S+/g)].filter(isBroken).map(([word]) => word),
        }
      })
      await expect.soft(donate, `${width} px wide`).toBeVisible()
      expect.soft(rows, `rows of the top bar, ${width} px wide`).toBe(1)
      // A fifth of a phone's 740 px.
      expect.soft(top, `${width} px wide`).toBeLessThanOrEqual(148)
      expect.soft(brokenWords, `${width} px wide`).toEqual([])
      if (width >= 1024) expect.soft(button, `${width} px wide`).toBeGreaterThanOrEqual(content)
    }
  })

test('a choice of a licence category leads to its results, which take the focus', async ({page, visit}) => {
  await page.setViewportSize(phone)
  await visit('/de/licences')
  await page.getByLabel('Alter (freiwillig)').fill('17')
  await page.getByRole('button', {name: /^B /}).click()
  await expect(page).toHaveURL(/held=B&age=17&group=#results$/)
  const heading = page.locator('#results h2')
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  // Enter submits the age and keeps the category.
  await page.getByLabel('Alter (freiwillig)').fill('18')
  await page.getByLabel('Alter (freiwillig)').press('Enter')
  await expect(page).toHaveURL(/held=B&age=18&group=#results$/)
})

const connections = [
  {situation: 'on a fast connection', connection: {saveData: false, effectiveType: '4g'}, prefetches: true},
  {situation: 'saving data', connection: {saveData: true, effectiveType: '4g'}, prefetches: false},
  {situation: 'on a slow connection', connection: {saveData: false, effectiveType: '3g'}, prefetches: false},
]
for (const {situation, connection, prefetches} of connections)
  test(`${situation}, a link ${prefetches ? 'prefetches' : 'never prefetches'} its page`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript((told) => {
      Object.defineProperty(navigator, 'connection', {value: Object.assign(new EventTarget(), told)})
    }, connection)
    await visit('/en')
    const prefetched = page.locator('link[rel=prefetch], link[as=fetch]')
    const about = page.getByRole('banner').getByRole('link', {name: words.en.pages.about, exact: true})
    await about.first().hover()
    if (prefetches) return expect(prefetched).not.toHaveCount(0)
    // Prefetching would begin after 100 ms.
    await page.waitForTimeout(500)
    await expect(prefetched).toHaveCount(0)
  })

test('scripts load once the page has been painted', async ({page}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  await page.addInitScript(() => {
    const paint = window.requestAnimationFrame
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => held.push(callback)
    window.addEventListener('paint now', () => {
      window.requestAnimationFrame = paint
      for (const callback of held) paint(callback)
    })
  })
  await page.goto('/de', {waitUntil: 'networkidle'})
  expect(asked).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('paint now')))
  await isTakenOver(page)
  expect(asked.length).toBeGreaterThan(3)
})

test('a click before a page is taken over does no harm', async ({page, visit}) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener
    // At once after React has begun to listen, before it renders.
    document.addEventListener = (...listener: Parameters<typeof listen>) => {
      if (listener[0] === 'click') queueMicrotask(() => document.querySelector('h1')?.click())
      listen.apply(document, listener)
    }
  })
  await visit('/en/contact')
})
