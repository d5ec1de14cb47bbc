import {expectOnSite, input, openDocument, publish} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** A lake that demands a key, as in the containers or for a phone in the same network: the Studio asks for it once. */

const KEY = 'the-key-of-this-lake'

const studio = studioForFile({
  env: {LAKE_TOKEN: KEY},
  // The browser notes each answer to somebody who has not signed in yet.
  isExpected: (message) =>
    message.text().includes('status of 401') && message.location().url.endsWith('/auth/session'),
})

const dialog = () => studio.page.getByRole('dialog')
const enter = async (key: string) => {
  await dialog().getByLabel('Access key (LAKE_TOKEN)').fill(key)
  await dialog().getByRole('button', {name: 'Sign in'}).click()
}

test('a wrong key is told, and the right one opens the desk', async () => {
  const {page} = studio
  await page.goto('/studio')
  await enter('the-key-of-another-lake')
  await expect(dialog().getByRole('alert')).toHaveText('This key does not fit.')
  await enter(KEY)
  await expect(dialog()).toHaveCount(0)
  await expect(page.getByTestId('structure-tool-list-pane')).toContainText('Contact', {timeout: 90_000})
})

test('what is changed then is published and seen, and no other address asks for the key', async () => {
  const {page, product} = studio
  await openDocument(page, 'contactPage', 'contactPage')
  await input(page, 'heading.en').fill('Written with a key')
  await publish(page)
  await expectOnSite(product, '/en/contact', 'Written with a key')
  await expect(dialog()).toHaveCount(0)
})

test('neither a reload nor another tab asks for the key again', async () => {
  const {page, openTab} = studio
  await page.reload()
  await expect(input(page, 'heading.en')).toHaveValue('Written with a key', {timeout: 90_000})
  await expect(dialog()).toHaveCount(0)
  const tab = await openTab()
  await openDocument(tab, 'contactPage', 'contactPage')
  await expect(input(tab, 'heading.en')).toBeEditable()
  await tab.close()
})
