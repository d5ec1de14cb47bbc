import type {Page} from '@playwright/test'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {heading, kept, visitAndKeep} from './support/offline.ts'
import {productForFile} from './support/product.ts'
import {expect, expectSameDocument, follow, isTakenOver, markDocument, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Going from page to page within the app: the data of published pages are kept for reading offline, previews' are not. */

// In one worker, so that one product serves them.
test.describe.configure({mode: 'default'})
test.use({serviceWorkers: 'allow'})
const product = productForFile()

const {about, contact} = words.en.pages

/** Addresses of everything that was kept and holds a text. */
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

test('previews are not stored', async ({page, visit}) => {
  const {current} = product
  const unpublished = 'An unpublished heading'
  const content = current.content()
  const document = await content.getDocument('aboutPage')
  if (!document) throw new Error('The page about the foundation is not there.')
  const changed = {...document, _id: 'drafts.aboutPage', heading: {...document.heading, en: unpublished}}
  await content.createOrReplace(changed)
  const {secret} = await createPreviewSecret(content, 'test', `${current.siteUrl}/studio`)

  // Not a page of the preview: on a slow machine the service worker would show what it has cached of that.
  await visitAndKeep(page, '/en/imprint')
  const toPreview = {'sanity-preview-secret': secret, 'sanity-preview-pathname': '/en'}
  await visit(`/preview/enable?${new URLSearchParams(toPreview)}`)
  await expect(page.locator('.preview-bar')).toBeVisible()
  await markDocument(page)
  // In previews, invisible characters follow each text.
  await page.getByRole('banner').getByRole('link', {name: about}).first().click()
  await expect(heading(page)).toContainText(unpublished)
  await expectSameDocument(page)
  // As a document, too.
  await page.reload()
  await isTakenOver(page)
  await expect(heading(page)).toContainText(unpublished)

  // Over the link, the mouse would have the published data fetched, which would take the place of others.
  await page.mouse.move(0, 0)
  // Later responses are cached.
  await visit('/preview/leave?to=/en')
  await follow(page, contact)
  await expect(heading(page)).toHaveText('Contact us')
  await expect.poll(() => kept(page, 'data')).toContain('/en/contact.data')
  expect(await keptWith(page, unpublished)).toEqual([])
  expect(await keptWith(page, 'Contact us')).not.toEqual([])
})
