import type {Locator, Page, Response} from '@playwright/test'
import type {SanityDocument} from '@sanity/client'
import type {Product} from '../../support/product.ts'
import {expect, test} from './studio.ts'

/** What people do in the Studio, as functions. */

/** Opens a document in its form by its address, wherever it stands in the desk. */
export async function openDocument(page: Page, id: string, type: string): Promise<void> {
  await page.goto(`/studio/intent/edit/id=${id};type=${type}/`)
  // The whole Studio starts here, with everything else that runs beside it.
  await expect(page.getByTestId('form-view')).toBeVisible({timeout: 90_000})
}

/** A field by its path: `heading.de`, `picture.alt.en`. */
export const field = (page: Page, path: string): Locator => page.getByTestId(`field-${path}`)

/** Where one types the text of a field. */
export const input = (page: Page, path: string): Locator => field(page, path).getByRole('textbox').first()

/**
 * Publishes the open document, and waits until the lake has done so and the Studio says it. A click that falls between
 * two looks of the vendor's at what was just typed does nothing: as people do, this one then clicks again.
 */
export async function publish(page: Page): Promise<void> {
  let isPublished = false
  const published = page.waitForResponse(isPublishing, {timeout: 120_000}).then(() => {
    isPublished = true
  })
  await expect(publishButton(page)).toBeEnabled()
  await expect(async () => {
    if (isPublished) return
    if (await publishButton(page).isEnabled()) await publishButton(page).click({timeout: 2000})
    await expect.poll(() => isPublished, {timeout: 5000}).toBe(true)
  }).toPass()
  await published
  await expect(page.getByTestId('pane-footer').last()).toContainText(/Last published (just now|\d+ sec)/)
}

const isPublishing = (response: Response) =>
  response.ok() && response.request().postData()?.includes('sanity.action.document.publish') === true

export const publishButton = (page: Page): Locator => page.getByTestId('action-publish').last()

/** Chooses from the menu beside the publish button. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByTestId('action-menu-button').last().click()
  await page.getByRole('menuitem', {name}).click()
}

/** Agrees to what the Studio asks. */
export const confirm = (page: Page): Promise<void> => page.getByTestId('confirm-button').click()

/** Waits until a text is to be seen; the Studio keeps hidden copies of some, such as its tooltips. */
export const expectShown = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text).filter({visible: true}).first()).toBeVisible()

/** A document as the lake holds it, drafts under their own id. */
export const stored = (product: Product, id: string): Promise<SanityDocument | undefined> =>
  product.content({perspective: 'raw'}).getDocument(id)

/** Waits until a page of the site shows a text (or no longer does), asking as a browser without JavaScript does. */
export async function expectOnSite(
  product: Product,
  path: string,
  text: string,
  {shown = true} = {},
): Promise<void> {
  const since = Date.now()
  await expect
    .poll(async () => (await (await fetch(product.siteUrl + path)).text()).includes(text), {intervals: [50]})
    .toBe(shown)
  const waited = `${text.slice(0, 40)}: ${Date.now() - since} ms`
  test.info().annotations.push({type: 'on the site after', description: waited})
  console.log(`      on the site after ${Date.now() - since} ms`)
}
