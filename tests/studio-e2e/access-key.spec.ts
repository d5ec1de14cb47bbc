import {expectOnSite, input, openDocument, publish} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** A lake with an access key, as in a container: the Studio asks for the key once, in the browser's language. */

const KEY = 'the-key-of-this-lake'

const studio = studioForFile({
  locale: 'de-DE',
  env: {LAKE_TOKEN: KEY},
  // Responses to a browser that is not signed in.
  isExpected: (message) =>
    /status of (401|429)/.test(message.text()) && message.location().url.endsWith('/auth/session'),
})

test('a wrong key is refused, the right one opens the Studio, and a reload does not ask again', {
  tag: '@nightly',
}, async () => {
  const {page, product} = studio
  const dialog = page.getByRole('dialog')
  const enter = async (key: string) => {
    await dialog.getByLabel('Zugangsschlüssel').fill(key)
    await dialog.getByRole('button', {name: 'Anmelden'}).click()
  }
  await page.goto('/studio')
  await expect(dialog).toHaveAccessibleName('Im Studio anmelden')
  await enter('the-key-of-another-lake')
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  const tooMany = {status: 429, headers: {'Retry-After': '1'}, body: '{}'}
  const read = Promise.withResolvers<void>()
  await page.route('**/auth/session', (route) => read.promise.then(() => route.continue()), {times: 1})
  await page.route('**/auth/session', (route) => route.fulfill(tooMany), {times: 1})
  await enter(KEY)
  await expect(dialog.getByRole('alert')).toContainText('Ihr Schlüssel wird um')
  read.resolve()
  await expect(page.getByRole('heading', {name: /^Offene Entwürfe/})).toBeVisible({timeout: 90_000})
  await expect(dialog).toHaveCount(0)

  await page.reload()
  await openDocument(page, 'contactPage', 'contactPage')
  await expect(dialog).toHaveCount(0)
  await input(page, 'heading.en').fill('Written with a key')
  await publish(page)
  await expectOnSite(product, '/en/contact', 'Written with a key')
})
