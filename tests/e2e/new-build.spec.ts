import type {Page} from '@playwright/test'
import type {TestProcess} from '../support/process.ts'
import {type NewBuild, newBuild} from './support/new-build.ts'
import {heading, kept, visitAndKeep} from './support/offline.ts'
import {ownProduct} from './support/own-product.ts'
import {expect, isTakenOver, test} from './support/test.ts'
import {words} from './support/words.ts'

/** A tab that was opened before a new version of the site was put in the place of the old one. */

const product = ownProduct()

/** Names of the app's files that the service worker keeps from the start. */
const precached = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({url}) => decodeURIComponent(new URL(url).pathname.replace('/assets/', '')))
  })

const go = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', {name, exact: true}).first().click()

/** Names of the built files that a page has asked for. */
const files = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => decodeURIComponent(new URL(name).pathname.replace('/assets/', ''))),
  )

/** Puts the new build in the place of the former one, and waits until the browser has its service worker. */
async function replaceBuild(page: Page, {folder, files}: NewBuild): Promise<TestProcess> {
  const present = product.current.siteWith({}, folder)
  await expect.poll(() => precached(page)).toContain(files.main.former)
  await product.current.site.stop()
  await present.start()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => precached(page)).toContain(files.main.present)
  await expect.poll(() => precached(page)).not.toContain(files.main.former)
  return present
}

test('an open tab loads the next page whole, all of it of the new version', async ({
  page,
  expectedMessages,
}) => {
  // Of pictures and the wake-up call, which may just be under way when the site is replaced.
  expectedMessages.push(/ERR_CONNECTION|ERR_FAILED/)
  await visitAndKeep(page, '/en')
  const next = await newBuild()
  const present = await replaceBuild(page, next)
  try {
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await go(page, words.en.pages.about)
    await expect(heading(page)).toHaveText('About us')
    await isTakenOver(page)
    await expect(page.locator('body')).not.toHaveAttribute('data-same-document')
    const loaded = await files(page)
    for (const {former, present} of [next.files.main, next.files.about]) {
      expect(loaded).toContain(present)
      expect(loaded).not.toContain(former)
    }
  } finally {
    await present.stop()
    await product.current.site.start()
    await next.remove()
  }
})

test('a page that was kept from the former version is whole without a connection, with its own files', async ({
  page,
  context,
  expectedMessages,
}) => {
  await visitAndKeep(page, '/en/about')
  const next = await newBuild()
  const {styles, font, main, about} = next.files
  const present = await replaceBuild(page, next)
  try {
    // A browser without connection says so of what was never kept; built files are looked at below.
    expectedMessages.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED/)
    const missing: string[] = []
    page.on('requestfailed', (request) => missing.push(new URL(request.url()).pathname))
    // What the browser itself happens to have is another matter.
    const browser = await context.newCDPSession(page)
    await browser.send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.goto('/en/about')
    await expect(heading(page)).toHaveText('About us')
    await isTakenOver(page)
    await expect(page.locator('.banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const loaded = await files(page)
    for (const {former, present} of [styles, font, main, about]) {
      expect(loaded).toContain(former)
      expect(loaded).not.toContain(present)
    }
    expect(missing.filter((path) => path.startsWith('/assets/'))).toEqual([])
    const others = (await kept(page, 'former-files')).filter((path) => path.includes('.team-'))
    expect(others, 'of pages that were not kept').toEqual([])
  } finally {
    await context.setOffline(false)
    await present.stop()
    await product.current.site.start()
    await next.remove()
  }
})
