import {type ConsoleMessage, expect, type Page, test} from '@playwright/test'
import {problemsIn} from '../../support/browser-problems.ts'
import {type Product, startProduct} from '../../support/product.ts'

export {expect, test}

/** The Studio in a browser of its own, with a product of its own behind it. Not there before the first test of the file. */
export interface Studio {
  product: Product
  /** The tab that the tests of a file share. */
  page: Page
  /** Another tab of the same browser. */
  openTab(): Promise<Page>
}

export interface StudioOptions {
  /** Language of the browser, which the Studio takes over. */
  locale?: 'en-US' | 'de-DE'
  /** More variables for the site and the lake. */
  env?: Record<string, string>
  /** Whether a message of the browser's console is no problem. */
  isExpected?: (message: ConsoleMessage) => boolean
}

/** On leaving a page the vendor's code says goodbye to who else is there, sometimes after the browser has closed its socket. */
const isGoodbye = (message: ConsoleMessage) =>
  message.text() === 'WebSocket is already in CLOSING or CLOSED state.'

/**
 * The real Studio, at the site's address as staff open it, for the tests of a file, which run one after the other. Any of
 * them fails when the console shows an error or a warning, or when anything is asked from another host.
 */
export function studioForFile({locale = 'en-US', env, isExpected = () => false}: StudioOptions = {}): Studio {
  const studio = {} as Studio
  let problems = new Set<string>()

  test.describe.configure({mode: 'serial'})

  test.beforeAll(async ({browser}) => {
    const product = await startProduct({env})
    const context = await browser.newContext({
      baseURL: product.siteUrl,
      locale,
      viewport: {width: 1440, height: 900},
    })
    problems = problemsIn(context, product.siteUrl, (message) => isGoodbye(message) || isExpected(message))
    Object.assign(studio, {product, page: await context.newPage(), openTab: () => context.newPage()})
  })

  test.afterEach(() => {
    const found = [...problems]
    problems.clear()
    expect(found, 'what went wrong in the Studio').toEqual([])
  })

  test.afterAll(async () => {
    await studio.page?.context().close()
    await studio.product?.stop()
  })

  return studio
}
