import type {Route} from '@playwright/test'
import {notedStatus} from '../support/browser-problems.ts'
import {
  chooseAction,
  confirm,
  expectOnSite,
  expectShown,
  field,
  input,
  openDocument,
  publish,
  publishButton,
  stored,
} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** Documents of the lists come and go. */

let isLosingAnswers = false

const studio = studioForFile({
  isExpected: (message) =>
    // The vendor's note that there is no template for a second home page.
    message.text().startsWith('Template "%s" not defined') ||
    // A lost answer, and what the lake says when the same is asked again.
    (isLosingAnswers && [502, 409].includes(notedStatus(message) ?? 0)),
})

test('unpublishing takes a person off the site and keeps a draft', async () => {
  const {page, product} = studio
  await openDocument(page, 'team-2', 'teamMember')
  await expect(publishButton(page)).toBeVisible()
  await chooseAction(page, 'Unpublish')
  await confirm(page)
  await expectOnSite(product, '/en/team', 'Jonas Muster', {shown: false})
  expect(await stored(product, 'team-2')).toBeUndefined()
  expect(await stored(product, 'drafts.team-2')).toMatchObject({name: 'Jonas Muster'})
})

test('a person who was unpublished can be published again', async () => {
  const {page, product} = studio
  await publishButton(page).click()
  await expectOnSite(product, '/en/team', 'Jonas Muster')
})

test('whoever unpublishes what they look at as published goes on to the draft', async () => {
  const {page, product} = studio
  await page.getByTestId('document-header-Published-chip').click()
  // The first button shows the page; whoever wants to take it away finds that beside it.
  await expect(page.getByRole('button', {name: 'View on site (English)'})).toBeVisible()
  await expect(page.getByTestId('action-unpublish')).toHaveCount(0)
  await chooseAction(page, 'Unpublish')
  await confirm(page)
  await expect(page).not.toHaveURL(/perspective=published/)
  await expect(input(page, 'name')).toHaveValue('Jonas Muster')
  await expect(page.getByRole('list', {name: 'In the order of the website'})).toContainText('Jonas Muster')
  await publishButton(page).click()
  await expectOnSite(product, '/en/team', 'Jonas Muster')
})

test('whoever takes something away is told that it is done also where the first answer is lost', async () => {
  const {page, product} = studio
  isLosingAnswers = true
  let lost = 0
  const loseOnce = async (route: Route) => {
    lost += 1
    await route.fetch()
    await route.fulfill({status: 502})
  }
  await openDocument(page, 'team-2', 'teamMember')
  await expect(publishButton(page)).toBeVisible()
  await page.route(/\/data\/actions\//, loseOnce, {times: 1})
  await chooseAction(page, 'Unpublish')
  await confirm(page)
  await expectShown(page, 'Unpublished. The draft is still here.')
  expect(await stored(product, 'team-2')).toBeUndefined()
  await expect(publishButton(page)).toBeEnabled()
  await publishButton(page).click()
  await expectOnSite(product, '/en/team', 'Jonas Muster')

  await product.content({perspective: 'raw'}).patch('team-2').set({name: 'Jonas Anders'}).commit()
  await expect(input(page, 'name')).toHaveValue('Jonas Anders')
  await page.route(/\/data\/actions\//, loseOnce, {times: 1})
  await chooseAction(page, 'Undo publishing')
  await page.getByRole('button', {name: 'Undo', exact: true}).click()
  await expectShown(page, 'The version before is published again.')
  expect(await stored(product, 'team-2')).toMatchObject({name: 'Jonas Muster'})

  await product.content().create({_id: 'team-lost', _type: 'teamMember', name: 'Lou Verloren'})
  await openDocument(page, 'team-lost', 'teamMember')
  await page.route(/\/data\/mutate\/.*document\.delete/, loseOnce, {times: 1})
  await chooseAction(page, 'Delete')
  await confirm(page)
  await expect.poll(() => stored(product, 'team-lost')).toBeUndefined()
  await expect(page.getByText('Deleted', {exact: true}).first()).toBeVisible()
  expect(lost).toBe(3)
  isLosingAnswers = false
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

test('a document that nothing refers to can be deleted, with what is recorded of its translations', async () => {
  const {page, product} = studio
  const raw = product.content({perspective: 'raw'})
  const id = await raw.fetch<string>('*[name == "Robin Beispiel"][0]._id')
  const left = () => raw.fetch('count(*[_id in [$id, "translationStatus." + $id]])', {id})
  expect(await left()).toBe(2)
  await chooseAction(page, 'Delete')
  await expect(page.getByRole('dialog', {name: 'Delete this document?'})).toContainText('Robin Beispiel')
  await confirm(page)
  await expectOnSite(product, '/en/team', 'Robin Beispiel', {shown: false})
  await expect.poll(left).toBe(0)
})

test('what others refer to is not deleted: they are named, and a click leads to them', async () => {
  const {page, product} = studio
  await openDocument(page, 'licence-be', 'licenceCategory')
  await expect(publishButton(page)).toBeVisible()
  await chooseAction(page, 'Delete')
  const dialog = page.getByRole('dialog', {name: 'This document cannot be deleted yet'})
  await expect(dialog.getByRole('list', {name: 'Used in'})).toContainText('C1E')
  await expect(dialog.getByTestId('confirm-button')).toHaveCount(0)
  await dialog.getByRole('link', {name: /C1E/}).click()
  await expect(page).toHaveURL(/licence-c1e/)
  await expect(input(page, 'title.en')).not.toHaveValue('')
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

test('a copy that has its address from another entry says so, and the other can be published meanwhile', async () => {
  const {page, product} = studio
  const complaint = page.getByTestId('field-slug').getByTestId('input-validation-icon-error')
  await openDocument(page, 'faq-prevention', 'faqEntry')
  await expect(publishButton(page)).toBeVisible()
  await chooseAction(page, 'Duplicate')
  await expect(page).toHaveURL(/faqEntry;(?!faq-prevention$)/)
  await expect(complaint).toBeVisible()
  const copy = await product
    .content({perspective: 'raw'})
    .fetch<string>('*[_type == "faqEntry" && slug.current == "prevention" && _id != "faq-prevention"][0]._id')
  await openDocument(page, 'faq-prevention', 'faqEntry')
  await input(page, 'question.en').fill('Can one prevent it at all?')
  await publish(page)
  await expectOnSite(product, '/en', 'Can one prevent it at all?')
  await expect(complaint).toHaveCount(0)
  await product.content({perspective: 'raw'}).delete(copy)
})

test('of a page that there is once only, an address gives no second one, but leads to the one', async () => {
  const {page, product} = studio
  const ids = () => product.content({perspective: 'raw'}).fetch('*[_type in ["homePage", "imprintPage"]]._id')
  const before = await ids()
  for (const [address, title] of [
    ['create/type=homePage;template=homePage/', 'Home'],
    ['edit/id=anything;type=imprintPage/', 'Imprint'],
  ]) {
    await page.goto(`/studio/intent/${address}`)
    await expect(page.getByText(`“${title}” exists once only`)).toBeVisible({timeout: 90_000})
    await expect(page.getByTestId(/^field-/)).toHaveCount(0)
    await expect(publishButton(page)).toHaveCount(0)
  }
  expect(await ids()).toEqual(before)
  await page.getByRole('link', {name: 'Open “Imprint”'}).click()
  await expect(input(page, 'legalName')).toHaveValue(/./)
})
