import type {Page} from '@playwright/test'
import {addressOf, pages} from './support/pages.ts'
import {expect, isTakenOver, test} from './support/test.ts'

/** The largest thing of the first view is there early: it is text, or a picture that is asked for at once and no larger than needed. */

/** The largest thing that a browser has painted so far: nothing of text, or what the page says of the picture. */
const largestPicture = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{address: string; hints: object; excess: number} | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const {url, element} = list.getEntries().at(-1) as PerformanceEntry & {
            url: string
            element?: Element
          }
          if (url === '') return resolve(undefined)
          const {loading, fetchPriority, clientWidth} = element as HTMLImageElement
          // The address says how wide the picture is in points of the screen.
          const width = Number(/\/(\d+)\.\w+$/.exec(new URL(url).pathname)?.[1])
          const excess = width / (clientWidth * devicePixelRatio)
          resolve({address: url, hints: {loading, fetchPriority}, excess})
        }).observe({type: 'largest-contentful-paint', buffered: true})
      }),
  )

test.describe('scripts', () => {
  // It would have them already.
  test.use({serviceWorkers: 'block'})

  test('are asked for once the page has been painted', async ({page, expectedMessages}) => {
    expectedMessages.push(/Service Worker registration blocked/)
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
})

for (const width of [360, 1440])
  for (const {name, path} of pages)
    test(`${name}, ${width} px wide`, async ({page, visit}) => {
      await page.setViewportSize({width, height: 800})
      await visit(addressOf('en', path))
      await page.waitForLoadState('networkidle')
      const picture = await largestPicture(page)
      test.info().annotations.push({type: 'largest', description: picture?.address ?? 'text'})
      if (!picture) return
      expect(picture.hints, picture.address).toEqual({loading: 'eager', fetchPriority: 'high'})
      expect(picture.excess, picture.address).toBeLessThan(2)
    })
