import type {Locator, Page, Response} from '@playwright/test'
import type {SanityDocument} from '@sanity/client'
import type {Product} from '../../support/product.ts'
import {expect, test} from './studio.ts'

/** Goes to an address of the Studio, without reloading an open Studio. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (!page.url().includes('/studio')) await page.goto(path)
  else
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
}

/** Opens a document and waits until its form is editable: a loading form takes the focus, which closes menus. */
export async function openDocument(page: Page, id: string, type: string): Promise<void> {
  await goTo(page, `/studio/intent/edit/id=${id};type=${type}/`)
  const form = page.locator(`[data-testid=document-pane][id*="${id}"]`).getByTestId('form-view')
  await expect(form.getByTestId(/^field-/).first()).toBeVisible({timeout: 180_000})
  await expect(form).not.toHaveAttribute('data-read-only')
}

/** A field by its path: `heading.de`, `picture.alt.en`. */
export const field = (page: Page, path: string): Locator => page.getByTestId(`field-${path}`)

export const input = (page: Page, path: string): Locator => field(page, path).getByRole('textbox').first()

/**
 * Publishes the open document and waits until the lake has confirmed it. Clicks again if needed, as
 * Sanity ignores clicks while it validates new input.
 */
export async function publish(page: Page): Promise<void> {
  const footer = page.getByTestId('pane-footer').last()
  await expect(footer).not.toContainText(/Saving|Wird gespeichert/)
  let isPublished = false
  const notice = (response: Response) => {
    isPublished ||= isPublishing(response)
  }
  page.on('response', notice)
  await expect(publishButton(page)).toBeEnabled()
  await expect(async () => {
    if (isPublished) return
    // Once the document is published, the button is gone or disabled: the click then gives up, and nothing waits for it.
    await publishButton(page)
      .click({timeout: 2000})
      .catch(() => {})
    await expect.poll(() => isPublished, {timeout: 1000}).toBe(true)
  }).toPass()
  page.off('response', notice)
  await expect(publishButton(page).and(page.locator(':enabled'))).toHaveCount(0)
}

export const isPublishing = (response: Response) =>
  response.ok() && response.request().postData()?.includes('sanity.action.document.publish') === true

export const publishButton = (page: Page): Locator =>
  page.getByTestId(/^action-(publish|veröffentlichen)$/i).last()

/** Opens a menu. Retries, because a form that has just loaded takes the focus, which closes menus. */
export async function openMenu(page: Page, button: string): Promise<void> {
  const menu = page.getByTestId(button).last()
  await expect(async () => {
    if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click()
    await expect(page.getByRole('menuitem').first()).toBeVisible({timeout: 5000})
  }).toPass()
}

export async function choose(page: Page, button: string, name: string): Promise<void> {
  await expect(async () => {
    await openMenu(page, button)
    await page.getByRole('menuitem', {name}).click({timeout: 10_000})
  }).toPass()
}

/** Chooses from the menu beside the publish button. */
export const chooseAction = (page: Page, name: string): Promise<void> =>
  choose(page, 'action-menu-button', name)

/** Shows the history of the published version of the open document. */
export async function openHistory(page: Page): Promise<void> {
  await choose(page, 'pane-context-menu-button', 'History')
  await expectShown(page, 'History: Published')
}

export const confirm = (page: Page): Promise<void> => page.getByTestId('confirm-button').click()

/** Waits until a text is visible; the Studio has hidden copies of some texts, such as tooltips. */
export const expectShown = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text).filter({visible: true}).first()).toBeVisible()

/** A stored document; drafts have their own id. */
export const stored = (product: Product, id: string): Promise<SanityDocument | undefined> =>
  product.content({perspective: 'raw'}).getDocument(id)

/** Waits until the HTML of a page contains a text, or no longer does. */
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
