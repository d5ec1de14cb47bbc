import {expect, test} from '@playwright/test'
import {visitAndKeep} from './support/offline.ts'
import {productForFile} from './support/product.ts'

test.use({serviceWorkers: 'allow'})
const file = productForFile()

test('switching offline reading off takes everything back', {tag: '@nightly'}, async ({page}) => {
  const product = file.current
  const off = product.siteWith({SERVICE_WORKER: 'off'})
  await visitAndKeep(page, `${product.siteUrl}/en`)
  await product.site.stop()
  await off.start()
  await page.goto(`${product.siteUrl}/en`)
  // Each update checks for a new worker; a check from before the restart may still return the former one.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations()
        await Promise.all(registrations.map((registration) => registration.update().catch(() => {})))
        return [...(await caches.keys()), ...registrations.map(({scope}) => scope)]
      }),
    )
    .toEqual([])
})
