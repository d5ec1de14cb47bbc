import type {Page} from '@playwright/test'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {heading, kept, visitAndKeep} from './support/offline.ts'
import {productForFile} from './support/product.ts'
import {expect, expectSameDocument, follow, isTakenOver, markDocument, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Navigation within the app caches the data of published pages for offline reading, but never previews. */

// All tests run in one worker, so that they share one product.
test.describe.configure({mode: 'default'})
test.use({serviceWorkers: 'allow'})
const product = productForFile()

const {about, contact} = words.en.pages

/** Addresses of all cached responses that contain a text. */
const keptWith = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if ((await (await cache.match(request))?.text())?.includes(wanted)) found.push(request.url)
    }
    return found
  }, text)

test('pages that were visited are gone between without a connection, and without loading a document', async ({
  page,
  context,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await visitAndKeep(page, '/en')
  await markDocument(page)
  await follow(page, about)
  await expect(heading(page)).toHaveText('About us')
  await follow(page, contact)
  await expect(heading(page)).toHaveText('Contact us')
  await expect
    .poll(() => kept(page, 'data'))
    .toEqual(expect.arrayContaining(['/en/about.data', '/en/contact.data']))
  await context.setOffline(true)
  await follow(page, about)
  await expect(heading(page)).toHaveText('About us')
  await follow(page, contact)
  await expect(heading(page)).toHaveText('Contact us')
  await page.goBack()
  await expect(heading(page)).toHaveText('About us')
  await expectSameDocument(page)
})

test('previews are not stored', {tag: '@nightly'}, async ({page, visit}) => {
  const {current} = product
  const unpublished = 'An unpublished heading'
  const content = current.content()
  const document = await content.getDocument('aboutPage')
  if (!document) throw new Error('The page about the foundation is not there.')
  const changed = {...document, _id: 'drafts.aboutPage', heading: {...document.heading, en: unpublished}}
  await content.createOrReplace(changed)
  const {secret} = await createPreviewSecret(content, 'test', `${current.siteUrl}/studio`)

  // A page outside the preview: on a slow machine, the service worker would serve its cached version.
  await visitAndKeep(page, '/en/imprint')
  const toPreview = {'sanity-preview-secret': secret, 'sanity-preview-pathname': '/en'}
  // The bar's script comes later than the page: from then on, the page asks for drafts.
  const listening = page.waitForRequest('**/preview/changes')
  await visit(`/preview/enable?${new URLSearchParams(toPreview)}`)
  await listening
  await markDocument(page)
  // In previews, invisible characters follow each text.
  await page.getByRole('banner').getByRole('link', {name: about}).first().click()
  await expect(heading(page)).toContainText(unpublished)
  await expectSameDocument(page)
  // The same after loading the document.
  await page.reload()
  await isTakenOver(page)
  await expect(heading(page)).toContainText(unpublished)

  // Over the link, the mouse would prefetch the published data and replace other data in the cache.
  await page.mouse.move(0, 0)
  // Responses after the preview are cached.
  await visit('/preview/leave?to=/en')
  await follow(page, contact)
  await expect(heading(page)).toHaveText('Contact us')
  await expect.poll(() => kept(page, 'data')).toContain('/en/contact.data')
  expect(await keptWith(page, unpublished)).toEqual([])
  expect(await keptWith(page, 'Contact us')).not.toEqual([])
})
