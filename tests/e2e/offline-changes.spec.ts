import {once} from 'node:events'
import {createServer} from 'node:http'
import {expect, test} from '@playwright/test'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {startProduct} from '../support/product.ts'
import {heading as headingOf, visitAndKeep} from './support/offline.ts'
import {isTakenOver} from './support/test.ts'

/** On products of their own, which the watch of the others takes for another host. */

test.describe.configure({timeout: 180_000})

test('a preview is kept nowhere, whichever way somebody comes to its pages', async ({page}) => {
  const product = await startProduct({env: {SESSION_SECRET: 'k'.repeat(32)}})
  const draft = 'A heading that nobody has published'
  try {
    const content = product.content()
    const about = await content.getDocument('aboutPage')
    if (!about) throw new Error('The page about the foundation is not there.')
    const heading = {...about.heading, en: draft}
    await content.createOrReplace({...about, _id: 'drafts.aboutPage', heading})
    await visitAndKeep(page, `${product.siteUrl}/en`)
    const {secret} = await createPreviewSecret(content, 'test', `${product.siteUrl}/studio`)
    const start = {'sanity-preview-secret': secret, 'sanity-preview-pathname': '/en/about'}
    await page.goto(`${product.siteUrl}/preview/enable?${new URLSearchParams(start)}`)
    await expect(headingOf(page)).toHaveText(draft)
    await isTakenOver(page)
    const links = page.getByRole('contentinfo')
    await links.getByRole('link', {name: 'Our team'}).click()
    await expect(headingOf(page)).toHaveText('Our team')
    await page.goBack()
    await expect(headingOf(page)).toHaveText(draft)
    // What is published is kept again afterwards; what was a preview has had its time until then.
    await page.goto(`${product.siteUrl}/preview/leave?to=/en`)
    await page.goto(`${product.siteUrl}/en/imprint`)
    await isTakenOver(page)
    const keptTexts = () =>
      page.evaluate(async () => {
        const caching = (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name)
          const texts = (await cache.keys())
            .filter(({url}) => !/\/(assets|media)\//.test(url))
            .map(async (key) => `${key.url} ${await (await cache.match(key))?.text()}`)
          return Promise.all(texts)
        })
        return (await Promise.all(caching)).flat()
      })
    await expect.poll(async () => (await keptTexts()).join('\n')).toContain('/en/imprint ')
    expect((await keptTexts()).filter((text) => text.includes(draft))).toEqual([])
    const addresses = (await keptTexts()).map((text) => new URL(text.split(' ')[0] ?? '').pathname)
    expect(addresses.filter((path) => ['/en/about', '/en/team'].includes(path))).toEqual([])
  } finally {
    await product.stop()
  }
})

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

test('a page that was kept shows while the site says nothing', async ({page}) => {
  const product = await startProduct()
  const silent = createServer(() => {})
  try {
    await visitAndKeep(page, `${product.siteUrl}/en/about`)
    await product.site.stop()
    await once(silent.listen(product.site.port), 'listening')
    // Pictures that were not kept are waited for as ever.
    await page.goto(`${product.siteUrl}/en/about`, {waitUntil: 'commit'})
    await expect(headingOf(page)).toHaveText('About us')
    await isTakenOver(page)
  } finally {
    silent.closeAllConnections()
    silent.close()
    await product.stop()
  }
})
