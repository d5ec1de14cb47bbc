import {expectOnSite, input, openDocument, publish} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** A lake that demands a key, as in the containers or for a phone in the same network: the Studio asks for it once. */

const KEY = 'the-key-of-this-lake'

const studio = studioForFile({
  env: {LAKE_TOKEN: KEY},
  // The browser notes each answer to somebody who has not signed in yet, and that the lake is away.
  isExpected: (message) =>
    /status of (401|429|502)/.test(message.text()) && message.location().url.endsWith('/auth/session'),
})

const dialog = () => studio.page.getByRole('dialog')
const enter = async (key: string) => {
  await dialog().getByLabel('Access key').fill(key)
  await dialog().getByRole('button', {name: 'Sign in'}).click()
}

test('it says what it is and who has the key; a wrong one is told, and the right one opens the desk', async () => {
  const {page} = studio
  await page.goto('/studio')
  await expect(dialog()).toHaveAccessibleName('Sign in to the Studio')
  await expect(page).toHaveTitle('Sign in to the Studio')
  await expect(dialog().getByRole('heading', {name: 'Sign in to the Studio'})).toBeVisible()
  await expect(
    dialog().getByText('You get the access key from whoever looks after the website.'),
  ).toBeVisible()
  await enter('the-key-of-another-lake')
  await expect(dialog().getByRole('alert')).toHaveText('This key does not fit.')
  await enter(KEY)
  await expect(dialog()).toHaveCount(0)
  await expect(page.getByTestId('structure-tool-list-pane')).toContainText('Contact', {timeout: 90_000})
  await expect(page).toHaveTitle(/Website/)
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

/** The Studio in a tab that has not signed in. */
async function openAnew() {
  await studio.page.context().clearCookies()
  await studio.page.goto('/studio')
}

const desk = () => studio.page.getByTestId('structure-tool-list-pane')

test('who has tried too many keys is told so, and the last one is checked again when its time has come', async () => {
  const {page} = studio
  await openAnew()
  await expect(dialog().getByLabel('Access key')).toBeVisible()
  // What the site says then is asked of it in tests/site; here it says so once, and for a short time.
  const refusal = {status: 429, headers: {'Retry-After': '3'}, body: '{}'}
  await page.route('**/auth/session', (route) => route.fulfill(refusal), {times: 1})
  await enter(KEY)
  await expect(dialog().getByRole('alert')).toHaveText(
    /^Too many wrong keys\. Your key will be checked again at /,
  )
  await expect(desk()).toContainText('Contact', {timeout: 90_000})
  await expect(dialog()).toHaveCount(0)
})

test('a Studio that is opened while the lake is away says so, and goes on when it is back', async () => {
  const {page, product} = studio
  // The page that is open would say so in its own way.
  await page.goto('about:blank')
  await product.lake.stop()
  await openAnew()
  await expect(dialog().getByRole('alert')).toHaveText(/^The content store cannot be reached at the moment\./)
  await product.lake.start()
  await enter(KEY)
  await expect(desk()).toContainText('Contact', {timeout: 90_000})
})

test('in a German browser it says so in German', async ({browser}) => {
  const context = await browser.newContext({locale: 'de-DE', baseURL: studio.product.siteUrl})
  const page = await context.newPage()
  await page.goto('/studio')
  await expect(page.getByRole('dialog', {name: 'Im Studio anmelden'})).toContainText(
    'Den Zugangsschlüssel bekommen Sie von der Person, die die Website betreut.',
  )
  await context.close()
})
