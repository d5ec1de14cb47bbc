import type {Page} from '@playwright/test'
import {newBuild} from './support/new-build.ts'
import {heading, visitAndKeep} from './support/offline.ts'
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

/** Names of the scripts that a page has asked for. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => decodeURIComponent(new URL(name).pathname.replace('/assets/', ''))),
  )

test('the tab goes on with its own files, and the next page that is loaded is all of the new version', async ({
  page,
}) => {
  await visitAndKeep(page, '/en')
  const next = await newBuild()
  const {main, about} = next.files
  const present = product.current.siteWith({}, next.folder)
  try {
    await expect.poll(() => precached(page)).toContain(main.former)
    await product.current.site.stop()
    await present.start()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => precached(page)).toContain(main.present)
    await expect.poll(() => precached(page)).not.toContain(main.former)

    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await go(page, words.en.pages.about)
    await expect(heading(page)).toHaveText('About us')
    await expect(page.locator('body')).toHaveAttribute('data-same-document', '')
    expect(await scripts(page)).toContain(about.former)
    expect(await scripts(page)).not.toContain(about.present)

    await page.reload()
    await isTakenOver(page)
    const loaded = await scripts(page)
    for (const {former, present} of [main, about]) {
      expect(loaded).toContain(present)
      expect(loaded).not.toContain(former)
    }
  } finally {
    await present.stop()
    await next.remove()
  }
})
