import type {Page, Request} from '@playwright/test'

/** Horizontal overflow of a page in pixels, and the elements that cause it. */
export const overflow = (page: Page) =>
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

/** Sets the browser's default font size in pixels; usually 16. */
export async function setLetters(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {fontSizes: {standard, fixed: standard - 3}})
}

/** The largest contentful paint so far: undefined for text, otherwise the picture and its loading hints. */
export const largestPicture = (page: Page) =>
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
          // The address contains the picture's width in device pixels.
          const width = Number(/\/(\d+)\.\w+$/.exec(new URL(url).pathname)?.[1])
          const excess = width / (clientWidth * devicePixelRatio)
          resolve({address: url, hints: {loading, fetchPriority}, excess})
        }).observe({type: 'largest-contentful-paint', buffered: true})
      }),
  )

/** Cumulative layout shift, and the elements that moved. */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{score: number; of: string[]}>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & {
            value: number
            sources: {node: Element | null}[]
          })[]
          resolve({
            score: entries.reduce((sum, {value}) => sum + value, 0),
            of: entries.flatMap(({sources}) => sources.map(({node}) => node?.outerHTML?.slice(0, 100) ?? '')),
          })
        }).observe({type: 'layout-shift', buffered: true})
        setTimeout(() => resolve({score: 0, of: []}), 200)
      }),
  )

/** Counts the bytes that a page transfers from now on, headers included. */
export function transferredBytes(page: Page) {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  return async () => {
    const sizes = await Promise.all(
      requests.map(async (request) => {
        const {responseHeadersSize, responseBodySize} = await request.sizes()
        return responseHeadersSize + responseBodySize
      }),
    )
    return {total: sizes.reduce((sum, bytes) => sum + bytes, 0)}
  }
}
