import {
  choose,
  chooseAction,
  confirm,
  expectOnSite,
  expectShown,
  field,
  goTo,
  input,
  openDocument,
  openHistory,
  openMenu,
  publish,
  publishButton,
  stored,
} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** Actions on a whole document: unpublish, duplicate, delete, create. */

const studio = studioForFile()

test('unpublishing takes a person off the site and keeps a draft, which can be published again', async () => {
  const {page, product} = studio
  await openDocument(page, 'team-2', 'teamMember')
  await chooseAction(page, 'Unpublish')
  await confirm(page)
  await expectOnSite(product, '/en/team', 'Jonas Muster', {shown: false})
  expect(await stored(product, 'team-2')).toBeUndefined()
  expect(await stored(product, 'drafts.team-2')).toMatchObject({name: 'Jonas Muster'})
  await expectShown(page, 'Not published yet')
  await publish(page)
  await expectShown(page, 'On the team page')
  await expectOnSite(product, '/en/team', 'Jonas Muster')

  // Unpublishing also works with the published version open; the form then shows the draft.
  await openHistory(page)
  await expect(page.getByRole('button', {name: 'View on site (English)'})).toBeVisible()
  await chooseAction(page, 'Unpublish')
  await confirm(page)
  await expect(page).not.toHaveURL(/perspective=published/)
  await expect(input(page, 'name')).toHaveValue('Jonas Muster')
  expect(await stored(product, 'team-2')).toBeUndefined()
})

test('a copy is another document; deleted, it comes back by “Undo” or from the bin', async () => {
  const {page, product} = studio
  const raw = product.content({perspective: 'raw'})
  await openDocument(page, 'team-3', 'teamMember')
  await chooseAction(page, 'Duplicate')
  await expect(page).toHaveURL(/teamMember;(?!team-3$)/)
  await expect(input(page, 'name')).toHaveValue('Elif Exempel')
  await input(page, 'name').fill('Robin Beispiel')
  const copies = () => raw.fetch<string[]>('*[name == "Robin Beispiel"]._id')
  await expect.poll(copies).toEqual([expect.stringMatching(/^drafts\.(?!team-3$)/)])
  await publish(page)
  await expectOnSite(product, '/en/team', 'Robin Beispiel')
  await expectOnSite(product, '/en/team', 'Elif Exempel')

  const [id = ''] = await copies()
  const left = () => raw.fetch('count(*[_id in [$id, "translationStatus." + $id]])', {id})
  expect(await left()).toBe(2)
  await chooseAction(page, 'Delete')
  const question = page.getByRole('dialog', {name: 'Delete this document?'})
  await expect(question).toContainText('Robin Beispiel')
  await confirm(page)
  // The button disappears after some seconds.
  await page.getByRole('button', {name: 'Undo', exact: true}).click()
  await expectShown(page, 'The document is back')
  await expect(page).toHaveURL(/structure\/teamMember$/)
  await expect.poll(left).toBe(2)

  await openDocument(page, id, 'teamMember')
  await chooseAction(page, 'Delete')
  // The editor opens another document during the deletion.
  const released = Promise.withResolvers<void>()
  await page.route('**/data/mutate/**', (route) => released.promise.then(() => route.continue()), {times: 1})
  await confirm(page)
  await openDocument(page, 'team-3', 'teamMember')
  released.resolve()
  await expectShown(page, 'Moved to the bin')
  await expect(page).toHaveURL(/teamMember;team-3/)
  expect(await left()).toBe(0)
  await expectOnSite(product, '/en/team', 'Robin Beispiel', {shown: false})
  await goTo(page, '/studio/structure/bin')
  await expectShown(page, 'Deleted by Local Editor')
  await page.getByRole('button', {name: 'Restore: Robin Beispiel'}).click()
  await expect(input(page, 'name')).toHaveValue('Robin Beispiel')
  expect(await stored(product, `drafts.${id}`)).toMatchObject({name: 'Robin Beispiel'})

  await openMenu(page, 'action-menu-button')
  await expect(page.getByRole('menuitem', {name: /Unpublish|Discard/})).toHaveCount(0)
  await chooseAction(page, 'Delete')
  await expect(question).toContainText('It is not on the website.')
  await confirm(page)
  await expect.poll(() => stored(product, `drafts.${id}`)).toBeUndefined()
})

test('a document that others refer to is not deleted: a link leads to them', async () => {
  const {page, product} = studio
  await openDocument(page, 'licence-be', 'licenceCategory')
  await chooseAction(page, 'Delete')
  const dialog = page.getByRole('dialog', {name: 'This document cannot be deleted yet'})
  await expect(dialog.getByRole('button', {name: 'Close', exact: true})).toBeVisible()
  await expect(dialog.getByTestId('confirm-button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await choose(page, 'pane-context-menu-button', 'Used in')
  await expect(page.getByRole('link', {name: /C1E/}).last()).toBeVisible()
  await chooseAction(page, 'Delete')
  await dialog.getByRole('list', {name: 'Used in'}).getByRole('link', {name: /C1E/}).click()
  await expect(page).toHaveURL(/licence-c1e/)
  expect(await stored(product, 'licence-be')).toBeDefined()
})

test('a new question has to be complete and to have its own address before it is published', async () => {
  const {page, product} = studio
  await goTo(page, '/studio/structure')
  await page.getByTestId('new-document-button').click()
  await page.getByRole('link', {name: 'Question and answer'}).click()
  await expect(input(page, 'question.de')).toBeFocused()
  await input(page, 'question.de').fill('Gibt es eine Hotline?')
  await input(page, 'question.en').fill('Is there a hotline?')
  await expect(publishButton(page)).toBeDisabled()
  for (const [language, answer] of Object.entries({de: 'Ja, täglich.', en: 'Yes, every day.'})) {
    const editor = field(page, `answer.${language}`).locator('[contenteditable=true]')
    // Sanity's editor takes letters only some moments after it has the focus.
    await expect(async () => {
      await editor.click()
      await page.keyboard.press('Control+A')
      await page.keyboard.type(answer)
      await expect(editor).toHaveText(answer, {timeout: 1000})
    }).toPass()
  }
  const complaint = page.getByTestId('field-slug').getByTestId('input-validation-icon-error')
  await expect(input(page, 'slug')).toHaveValue('is-there-a-hotline')
  await expect(publishButton(page)).toBeEnabled()
  await input(page, 'slug').fill('prevention')
  await expect(complaint).toBeVisible()
  await expectShown(page, 'Another entry has this address already.')
  await input(page, 'slug').fill('hotline')
  await expect(complaint).toHaveCount(0)
  await expect(publishButton(page)).toBeEnabled()
  for (const [day, isReadable] of Object.entries({
    '2026-01-02': true,
    '02/01/2026': false,
    '2026-01-03': true,
  })) {
    await input(page, 'reviewedOn').fill(day)
    await input(page, 'reviewedOn').press('Tab')
    await expect(publishButton(page)).toBeEnabled({enabled: isReadable})
  }
  await publish(page)
  await expectOnSite(product, '/de', 'Ja, täglich.')
})
