import {notedStatus} from '../support/browser-problems.ts'
import {
  chooseAction,
  confirm,
  expectOnSite,
  field,
  input,
  openDocument,
  publishButton,
  stored,
} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** Documents of the lists come and go. */

// Deleting what others refer to is refused with this status.
const studio = studioForFile({isExpected: (message) => notedStatus(message) === 409})

test('unpublishing takes a person off the site and keeps a draft', async () => {
  const {page, product} = studio
  await openDocument(page, 'team-2', 'teamMember')
  await page.getByTestId('document-header-Published-chip').click()
  await page.getByTestId('action-unpublish').click()
  await confirm(page)
  await expectOnSite(product, '/en/team', 'Jonas Muster', {shown: false})
  expect(await stored(product, 'team-2')).toBeUndefined()
  expect(await stored(product, 'drafts.team-2')).toMatchObject({name: 'Jonas Muster'})
})

test('a person who was unpublished can be published again', async () => {
  const {page, product} = studio
  await openDocument(page, 'team-2', 'teamMember')
  await publishButton(page).click()
  await expectOnSite(product, '/en/team', 'Jonas Muster')
})

test('a copy is another document, with the text of the first', async () => {
  const {page, product} = studio
  await openDocument(page, 'team-3', 'teamMember')
  await expect(publishButton(page)).toBeVisible()
  await chooseAction(page, 'Duplicate')
  await expect(page.getByText('The document was successfully duplicated')).toBeVisible()
  await expect(page).toHaveURL(/teamMember;(?!team-3$)/)
  await expect(input(page, 'name')).toHaveValue('Elif Exempel')
  await input(page, 'name').fill('Robin Beispiel')
  await expect
    .poll(() => product.content({perspective: 'raw'}).fetch('*[name == "Robin Beispiel"]{"id": _id}'))
    .toEqual([{id: expect.stringMatching(/^drafts\.(?!team-3$)/)}])
  await publishButton(page).click()
  await expectOnSite(product, '/en/team', 'Robin Beispiel')
  await expectOnSite(product, '/en/team', 'Elif Exempel')
})

test('a document that nothing refers to can be deleted', async () => {
  const {page, product} = studio
  await chooseAction(page, 'Delete')
  await confirm(page)
  await expectOnSite(product, '/en/team', 'Robin Beispiel', {shown: false})
  await expect
    .poll(() => product.content({perspective: 'raw'}).fetch('count(*[name == "Robin Beispiel"])'))
    .toBe(0)
})

test('deleting names the documents that refer to it, and does not happen', async () => {
  const {page, product} = studio
  await openDocument(page, 'licence-be', 'licenceCategory')
  await expect(publishButton(page)).toBeVisible()
  await chooseAction(page, 'Delete')
  const dialog = page.getByRole('dialog').first()
  await expect(dialog).toContainText('C1E')
  await confirm(page)
  await expect(page.getByText('An error occurred while attempting to delete')).toBeVisible()
  expect(await stored(product, 'licence-be')).toBeDefined()
})

test('a new question is written, demanded to be whole, and published', async () => {
  const {page, product} = studio
  await page.goto('/studio')
  await page.getByTestId('new-document-button').click()
  await page.getByRole('link', {name: 'Question and answer'}).click()
  await input(page, 'question.de').fill('Gibt es eine Hotline?')
  await input(page, 'question.en').fill('Is there a hotline?')
  await expect(publishButton(page)).toBeDisabled()
  for (const [language, answer] of Object.entries({de: 'Ja, täglich.', en: 'Yes, every day.'})) {
    await field(page, `answer.${language}`).locator('[contenteditable=true]').click()
    // The vendor's editor takes letters only some moments after it has the focus.
    await page.waitForTimeout(600)
    await page.keyboard.type(answer)
  }
  await page.getByRole('button', {name: 'Generate'}).click()
  await expect(publishButton(page)).toBeEnabled()
  await publishButton(page).click()
  await expectOnSite(product, '/en', 'Is there a hotline?')
  await expectOnSite(product, '/de', 'Ja, täglich.')
})
