import type {Page} from '@playwright/test'
import {type NewBuild, newBuild} from './support/new-build.ts'
import {heading, visitAndKeep} from './support/offline.ts'
import {productForFile} from './support/product.ts'
import {expect, expectNewDocument, follow, isTakenOver, markDocument, test} from './support/test.ts'
import {words} from './support/words.ts'

/** A tab that was opened before a new build of the site was deployed. */

test.describe.configure({mode: 'default'})
test.use({serviceWorkers: 'allow'})
const product = productForFile()
let next: NewBuild

test.beforeAll(async () => {
  next = await newBuild()
})
test.afterAll(() => next.remove())

/** Names of the app's files in the precache of the service worker. */
const precached = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({url}) => decodeURIComponent(new URL(url).pathname.replace('/assets/', '')))
  })

/** Names of the built files that a page has requested. */
const files = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => decodeURIComponent(new URL(name).pathname.replace('/assets/', ''))),
  )

/** Deploys the new build and waits until the browser uses its service worker. */
async function replaceBuild(page: Page) {
  const {folder, files} = next
  const present = product.current.siteWith({}, folder)
  await expect.poll(() => precached(page)).toContain(files.main.former)
  await product.current.site.stop()
  await present.start()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => precached(page)).toContain(files.main.present)
  await expect.poll(() => precached(page)).not.toContain(files.main.former)
}

test('without a connection, a page of the former version has styles, and the emergency card works; an open tab goes on with the new version', {
  tag: '@nightly',
}, async ({page, context, expectedMessages}) => {
  // Expected for uncached files and for requests during the deployment.
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED/)
  for (const path of ['/en/emergency-card', '/en/about']) await visitAndKeep(page, path)
  const tab = await context.newPage()
  await tab.goto('/en')
  await isTakenOver(tab)
  await replaceBuild(page)
  const {main, about} = next.files
  // The browser's HTTP cache must not help.
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await context.setOffline(true)
  // Scripts of the former version are missing.
  await page.addInitScript(() => addEventListener('unhandledrejection', (event) => event.preventDefault()))
  await page.goto('/en/about')
  await expect(heading(page)).toHaveText('About us')
  await expect(page.locator('.banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.goto('/en/emergency-card')
  await isTakenOver(page)
  await context.setOffline(false)

  // Warm the site's cache: if the site is slow, the worker serves the cached former page.
  for (const path of ['/en/about', '/en/about.data']) await tab.request.get(path)
  await markDocument(tab)
  await follow(tab, words.en.pages.about)
  await expect(heading(tab)).toHaveText('About us')
  await isTakenOver(tab)
  await expectNewDocument(tab)
  for (const {former, present} of [main, about]) {
    expect(await files(tab)).toContain(present)
    expect(await files(tab)).not.toContain(former)
  }
})
