import {
  chooseAction,
  confirm,
  expectOnSite,
  expectShown,
  field,
  goTo,
  input,
  openDocument,
  openHistory,
  publish,
  publishButton,
  stored,
} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

const studio = studioForFile({
  // Browser messages while the lake restarts.
  isExpected: (message) =>
    /^WebSocket connection to .*\/lake\/|^Failed to load resource: (.* (502|409)|net::ERR_)/.test(
      message.text(),
    ),
})

test('both languages are kept as a draft, which survives a reload, and are on the site once published', async ({
  browser,
}) => {
  const {page, product} = studio
  await page.goto('/studio')
  await page.getByRole('link', {name: 'Content', exact: true}).click()
  await page.getByRole('link', {name: 'Team page'}).click()
  await expect(input(page, 'heading.de')).toHaveValue('Unser Team')
  const tops = ['de', 'en'].map(
    (language) => async () => (await input(page, `heading.${language}`).boundingBox())?.y,
  )
  await expect.poll(async () => new Set(await Promise.all(tops.map((top) => top()))).size).toBe(1)
  await input(page, 'heading.de').fill('Wer wir sind')
  await input(page, 'heading.en').fill('Who we are')
  await expect
    .poll(async () => (await stored(product, 'drafts.teamPage'))?.heading)
    .toMatchObject({de: 'Wer wir sind', en: 'Who we are'})
  await page.goto('/studio')
  await page.getByRole('region', {name: 'Open drafts'}).getByRole('link', {name: 'Team page'}).click()
  await expect(input(page, 'heading.en')).toHaveValue('Who we are')
  expect((await stored(product, 'teamPage'))?.heading.de).toBe('Unser Team')

  await publish(page)
  expect(await stored(product, 'drafts.teamPage')).toBeUndefined()
  await expectOnSite(product, '/de/team', 'Wer wir sind')
  await expectOnSite(product, '/en/team', 'Who we are')
  const visitor = await browser.newPage({javaScriptEnabled: false})
  await visitor.goto(`${product.siteUrl}/en/team`)
  await expect(visitor.locator('h1')).toHaveText('Who we are')
  await visitor.close()
})

test('a text that is too long cannot be published, and discarding brings back what is published', async () => {
  const {page, product} = studio
  await input(page, 'heading.de').fill('Team '.repeat(20).trim())
  await expectShown(page, 'Too long: 99 characters. Please shorten this to 90.')
  await expect(publishButton(page)).toBeDisabled()
  await chooseAction(page, 'Discard changes')
  await confirm(page)
  await expect(input(page, 'heading.de')).toHaveValue('Wer wir sind')
  await expect.poll(() => stored(product, 'drafts.teamPage')).toBeUndefined()
})

test('a missing translation does not block, and an earlier text comes back from the history', async () => {
  const {page, product} = studio
  await input(page, 'heading.en').fill('')
  await expectShown(page, 'The translation is missing (English).')
  await publish(page)
  await expectOnSite(product, '/en/team', 'Wer wir sind')

  await openHistory(page)
  await page.getByTestId('timeline-item-button').nth(1).click()
  await expect(input(page, 'heading.en')).toHaveValue('Who we are')
  await page.getByRole('button', {name: 'Restore this version'}).click()
  await expectShown(page, 'Changed fields: Heading.')
  await page.getByRole('button', {name: 'Restore as a draft'}).click()
  await expect.poll(async () => (await stored(product, 'drafts.teamPage'))?.heading.en).toBe('Who we are')
  await expect(page).not.toHaveURL(/perspective=published|rev=/)
  await expect(input(page, 'heading.en')).toHaveValue('Who we are')
  await publish(page)
  await expectOnSite(product, '/en/team', 'Who we are')
})

test('after a restart of the lake, an open form works without a reload', {tag: '@nightly'}, async () => {
  const {page, product} = studio
  await openDocument(page, 'contactPage', 'contactPage')
  await input(page, 'heading.en').fill('Before')
  await expect.poll(async () => (await stored(product, 'drafts.contactPage'))?.heading.en).toBe('Before')
  await product.lake.stop('SIGKILL')
  await expect(page.getByText('Trying to connect…')).toBeVisible()
  await expect(input(page, 'heading.de')).not.toBeEditable()
  await product.lake.start()
  await expect(input(page, 'heading.de')).toBeEditable({timeout: 60_000})
  await expect(input(page, 'heading.en')).toHaveValue('Before')
  await input(page, 'heading.en').fill('Afterwards')
  await publish(page)
  await expectOnSite(product, '/en/contact', 'Afterwards')
})

test('an entry of a list opens below its row, with its first field in focus', async () => {
  await goTo(studio.page, '/studio/intent/edit/id=homePage;type=homePage;path=firstSteps.steps/')
  const steps = field(studio.page, 'firstSteps.steps')
  await steps.getByText('Plan for emergencies').click()
  await expect(steps.locator(':focus')).toHaveValue('Für den Notfall planen')
  // The rest of the entry appears a moment later, and the form then scrolls to the opened field once more.
  await expect(steps.locator('[contenteditable=true]')).toHaveCount(2)
  // As long as nobody scrolls, the form keeps the opened field in view for a moment.
  await studio.page.mouse.wheel(0, 1)
  await steps.getByRole('button', {name: 'Add entry'}).click()
  await expect(steps.locator('input:focus')).toHaveValue('')
})

test('a number takes a comma, and its error is below it', async () => {
  const {page, product} = studio
  await goTo(page, '/studio/intent/edit/id=siteSettings;type=siteSettings;path=donations.presets/')
  const amounts = field(page, 'donations.presets')
  await amounts.getByRole('textbox').last().fill('200,5')
  await expect(amounts).toContainText('Please enter a whole number.')
  const last = async () => (await stored(product, 'drafts.siteSettings'))?.donations.presets.at(-1)
  await expect.poll(last).toBe(200.5)
})

test('the error of a list entry is below it, not on hover alone', async () => {
  const {page, product} = studio
  const [first] = (await stored(product, 'siteSettings'))?.phones ?? []
  const twice = [first, {...first, _key: 'again'}]
  await product.content().patch('drafts.siteSettings').set({phones: twice}).commit()
  await goTo(page, '/studio/intent/edit/id=siteSettings;type=siteSettings;path=phones/')
  await expect(field(page, 'phones').getByText('This is already in the list.')).toHaveCount(2)
  await product
    .content()
    .patch('drafts.siteSettings')
    .set({phones: [{...first, number: 'none'}]})
    .commit()
  await expect(field(page, 'phones').getByText('Enter the number')).toBeVisible()
})

test('a choice from a list is stored', async () => {
  const {page, product} = studio
  await openDocument(page, 'licence-c1e', 'licenceCategory')
  const group = field(page, 'group').getByRole('combobox')
  await group.focus()
  await group.selectOption('Mopeds')
  await expect.poll(async () => (await stored(product, 'drafts.licence-c1e'))?.group).toBe('mopeds')
})
