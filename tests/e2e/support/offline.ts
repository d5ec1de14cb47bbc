import {expect, type Page} from '@playwright/test'
import {isTakenOver} from './test.ts'

/** Paths in a cache of the service worker. */
export const kept = (page: Page, name: string) =>
  page.evaluate(async (cacheName) => {
    const cache = await caches.open(cacheName)
    return (await cache.keys()).map(({url}) => new URL(url).pathname)
  }, name)

/** Opens a page and waits until the service worker has cached it. */
export async function visitAndKeep(page: Page, path: string) {
  await page.goto(path)
  await isTakenOver(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => kept(page, 'pages')).toContain(new URL(page.url()).pathname)
}

export const heading = (page: Page) => page.getByRole('heading', {level: 1})
