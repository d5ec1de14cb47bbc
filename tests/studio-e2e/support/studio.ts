import {type BrowserContext, type ConsoleMessage, expect, type Page, test} from '@playwright/test'
import {problemsIn} from '../../support/browser-problems.ts'
import type {Product} from '../../support/product.ts'
import {borrowProduct, returnProduct} from '../../support/shared-product.ts'

export {expect, test}

/** The Studio and its product. Undefined before the first test of the file. */
export interface Studio {
  product: Product
  /** The tab that the tests of a file share. */
  page: Page
  openTab(): Promise<Page>
}

export interface StudioOptions {
  /** Language of the browser and so of the Studio. */
  locale?: 'en-US' | 'de-DE'
  /** More variables for the site and the lake. */
  env?: Record<string, string>
  isExpected?: (message: ConsoleMessage) => boolean
}

/** When a page closes, Sanity's presence may still send a message after the browser has closed the socket. */
const isGoodbye = (message: ConsoleMessage) =>
  message.text() === 'WebSocket is already in CLOSING or CLOSED state.'

/** Pages of the site are to come from the site, also on a slow machine. */
const isBlocked = (message: ConsoleMessage) => message.text().includes('Service Worker registration blocked')

/** A change arrived while the Studio was fetching the document, which already contains it. */
const isFetchedAlready = (message: ConsoleMessage) =>
  message.text() === 'Document out of sync, skipping mutation'

/** On a busy machine, a page in the frame loads and responds more slowly than Sanity expects. */
const isSilenceWhileLoading = (message: ConsoleMessage) =>
  /^\[@sanity\/comlink\] Received no response|^Unable to connect to visual editing|^The preview iframe hasn't finished/.test(
    message.text(),
  )

/** Validation queries the lake; on a busy machine this takes longer than Sanity expects. */
const isSlowValidation = (message: ConsoleMessage) =>
  /^Custom validator at \S+ has taken more than/.test(message.text())

/** The browser reports these sizes in the next frame. */
const isLateSize = (message: ConsoleMessage) => message.text().startsWith('ResizeObserver loop')

/** A page in the frame was left while it was fetching its changes. */
const isLeftWhileFetching = (message: ConsoleMessage) =>
  message.text().startsWith('AbortError: signal is aborted')

const harmless = [
  isGoodbye,
  isBlocked,
  isFetchedAlready,
  isSilenceWhileLoading,
  isSlowValidation,
  isLateSize,
  isLeftWhileFetching,
]

/** Contexts of this worker, by site and language. Files share them, as a warm cache opens the Studio sooner. */
const contexts = new Map<string, BrowserContext>()

/**
 * The real Studio at the site's address, for the tests of a file, which run one after the other. A test fails on a
 * console error or warning, or on a request to another host.
 */
export function studioForFile({locale = 'en-US', env, isExpected = () => false}: StudioOptions = {}): Studio {
  const studio = {} as Studio
  let problems = new Set<string>()

  test.describe.configure({mode: 'serial'})

  test.beforeAll(async ({browser}) => {
    const product = await borrowProduct({env})
    const {siteUrl: baseURL} = product
    const key = `${baseURL} ${locale}`
    let context = contexts.get(key)
    if (!context) {
      context = await browser.newContext({baseURL, locale, reducedMotion: 'reduce'})
      contexts.set(key, context)
      // Sanity shows uncaught errors in a message, and hides them from the browser's console.
      await context.addInitScript(() => addEventListener('error', ({message}) => console.error(message)))
    }
    const isNoProblem = (message: ConsoleMessage) => [...harmless, isExpected].some((is) => is(message))
    problems = problemsIn(context, baseURL, isNoProblem)
    Object.assign(studio, {product, page: await context.newPage(), openTab: () => context.newPage()})
  })

  test.afterEach(() => {
    const found = [...problems]
    problems.clear()
    expect(found, 'what went wrong in the Studio').toEqual([])
  })

  test.afterAll(async () => {
    await studio.page?.close()
    await returnProduct()
  })

  return studio
}
