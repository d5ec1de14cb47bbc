import type {Page} from '@playwright/test'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {heading, kept, visitAndKeep} from './support/offline.ts'
import {ownProduct} from './support/own-product.ts'
import {expect, isTakenOver, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Going from page to page within the app: the data of published pages are kept for reading offline, previews' are not. */

const product = ownProduct()

const {about, contact} = words.en.pages

const go = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', {name, exact: true}).first().click()

const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-document', ''))

/** Fails where a document was loaded since it was marked: then the page is not made of data alone. */
const expectSameDocument = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-same-document')

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
  await go(page, about)
  await expect(heading(page)).toHaveText('About us')
  await go(page, contact)
  await expect(heading(page)).toHaveText('Contact us')
  await expect
    .poll(() => kept(page, 'data'))
    .toEqual(expect.arrayContaining(['/en/about.data', '/en/contact.data']))
  await context.setOffline(true)
  await go(page, about)
  await expect(heading(page)).toHaveText('About us')
  await go(page, contact)
  await expect(heading(page)).toHaveText('Contact us')
  await page.goBack()
  await expect(heading(page)).toHaveText('About us')
  await expectSameDocument(page)
})

test('what a preview shows is kept nowhere', async ({page, visit}) => {
  const {current} = product
  const unpublished = 'A heading that nobody has published'
  const content = current.content()
  const document = await content.getDocument('aboutPage')
  if (!document) throw new Error('The page about the foundation is not there.')
  const changed = {...document, _id: 'drafts.aboutPage', heading: {...document.heading, en: unpublished}}
  await content.createOrReplace(changed)
  const {secret} = await createPreviewSecret(content, 'test', `${current.siteUrl}/studio`)

  await visitAndKeep(page, '/en')
  const toPreview = {'sanity-preview-secret': secret, 'sanity-preview-pathname': '/en'}
  await visit(`/preview/enable?${new URLSearchParams(toPreview)}`)
  await expect(page.locator('.preview-bar')).toBeVisible()
  await markDocument(page)
  await go(page, about)
  await expect(heading(page)).toHaveText(unpublished)
  await expectSameDocument(page)
  // As a document, too.
  await page.reload()
  await isTakenOver(page)
  await expect(heading(page)).toHaveText(unpublished)

  // Over the link, the mouse would have the published data fetched, which would take the place of others.
  await page.mouse.move(0, 0)
  // What the service worker gets later is kept.
  await visit('/preview/leave?to=/en')
  await go(page, contact)
  await expect(heading(page)).toHaveText('Contact us')
  await expect.poll(() => kept(page, 'data')).toContain('/en/contact.data')
  expect(await keptWith(page, unpublished)).toEqual([])
  expect(await keptWith(page, 'Contact us')).not.toEqual([])
})
