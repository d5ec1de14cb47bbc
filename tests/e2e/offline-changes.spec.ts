import {once} from 'node:events'
import {createServer} from 'node:http'
import {expect, test} from '@playwright/test'
import {heading as headingOf, visitAndKeep} from './support/offline.ts'
import {productForFile} from './support/product.ts'
import {isTakenOver} from './support/test.ts'

/** Cached pages when the site changes or stops. These tests break connections, so they ignore the console. */

test.describe.configure({mode: 'default'})
test.use({serviceWorkers: 'allow'})
const file = productForFile()

test('a page that was kept shows while the site says nothing', async ({page}) => {
  const product = file.current
  const silent = createServer(() => {})
  try {
    await visitAndKeep(page, `${product.siteUrl}/en/about`)
    await product.site.stop()
    await once(silent.listen(product.site.port), 'listening')
    // Do not wait for `load`: uncached pictures never arrive.
    await page.goto(`${product.siteUrl}/en/about`, {waitUntil: 'commit'})
    await expect(headingOf(page)).toHaveText('About us')
    await isTakenOver(page)
  } finally {
    silent.closeAllConnections()
    silent.close()
    await product.site.start()
  }
})

test('what staff edit reaches the offline page', async ({page, context}) => {
  const product = file.current
  await visitAndKeep(page, `${product.siteUrl}/en`)
  await product.content().patch('emergencyNote').set({phone: '144'}).commit()
  await expect
    .poll(async () => (await page.request.get(`${product.siteUrl}/en/offline`)).text())
    .toContain('tel:144')
  await page.reload()
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/en/offline', {ignoreSearch: true}))?.text()))
    .toContain('tel:144')
  await context.setOffline(true)
  await page.goto(`${product.siteUrl}/en/imprint`)
  await expect(page.locator('.emergency-call')).toContainText('144')
})
