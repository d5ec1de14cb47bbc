import {expect, test} from '@playwright/test'
import {startProduct} from '../support/product.ts'
import {visitAndKeep} from './support/offline.ts'

/** On a product of its own, which the watch of the others takes for another host. */
test('what staff edit reaches the offline page, and switching it off takes everything back', async ({
  page,
  context,
}) => {
  const product = await startProduct()
  const off = product.siteWith({SERVICE_WORKER: 'off'})
  try {
    await visitAndKeep(page, `${product.siteUrl}/en`)
    await product.content().patch('emergencyNote').set({phone: '144'}).commit()
    await expect
      .poll(async () => (await page.request.get(`${product.siteUrl}/en/offline`)).text())
      .toContain('tel:144')
    await page.reload()
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.match('/en/offline', {ignoreSearch: true}))?.text()),
      )
      .toContain('tel:144')
    await context.setOffline(true)
    await page.goto(`${product.siteUrl}/en/imprint`)
    await expect(page.locator('.emergency-call')).toContainText('144')
    await context.setOffline(false)

    await product.site.stop()
    await off.start()
    await page.goto(`${product.siteUrl}/en`)
    await expect
      .poll(() =>
        page.evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
        ]),
      )
      .toEqual([])
  } finally {
    await off.stop()
    await product.stop()
  }
})
