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

/** The way of a text, from the first letter to the site and back. */

const studio = studioForFile()

const team = {id: 'teamPage', type: 'teamPage'}

test('one is signed in and finds the pages', async () => {
  const {page} = studio
  await page.goto('/studio')
  // While the desk loads, its rows are drawn anew and a click may meet one that goes.
  await expect(async () => {
    await page.getByRole('link', {name: 'Contact us'}).click()
    await expect(input(page, 'heading.de')).toHaveValue('Kontakt', {timeout: 3_000})
  }).toPass()
  await page.getByRole('button', {name: /Local Editor/}).click()
  await expect(page.getByText('Local Editor').first()).toBeVisible()
  await page.keyboard.press('Escape')
})

test('both languages stand side by side and are kept as a draft, which survives a reload', async () => {
  const {page, product} = studio
  await openDocument(page, team.id, team.type)
  const [german, english] = [
    await input(page, 'heading.de').boundingBox(),
    await input(page, 'heading.en').boundingBox(),
  ]
  expect(german?.y).toBe(english?.y)
  await input(page, 'heading.de').fill('Wer wir sind')
  await input(page, 'heading.en').fill('Who we are')
  await expect
    .poll(async () => (await stored(product, 'drafts.teamPage'))?.heading)
    .toMatchObject({de: 'Wer wir sind', en: 'Who we are'})
  await page.reload()
  await expect(input(page, 'heading.de')).toHaveValue('Wer wir sind')
  await expect(input(page, 'heading.en')).toHaveValue('Who we are')
  expect((await stored(product, 'teamPage'))?.heading.de).toBe('Unser Team')
})

test('what is published is on the site at once, without JavaScript too', async ({browser}) => {
  const {page, product} = studio
  await publishButton(page).click()
  await expectOnSite(product, '/en/team', 'Who we are')
  await expectOnSite(product, '/de/team', 'Wer wir sind')
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newContext({javaScriptEnabled})
    const site = await visitor.newPage()
    await site.goto(`${product.siteUrl}/en/team`)
    await expect(site.locator('h1')).toHaveText('Who we are')
    await site.goto(`${product.siteUrl}/de/team`)
    await expect(site.locator('h1')).toHaveText('Wer wir sind')
    await visitor.close()
  }
  expect(await stored(product, 'drafts.teamPage')).toBeUndefined()
})

test('a text that is too long says so and cannot be published', async () => {
  const {page} = studio
  await input(page, 'heading.de').fill('Team '.repeat(20).trim())
  await field(page, 'heading.de').getByTestId('input-validation-icon-error').hover()
  await expectShown(page, 'Too long: 99 characters. Please shorten this to 90.')
  await expect(publishButton(page)).toBeDisabled()
})

test('discarding the changes brings back what is published', async () => {
  const {page, product} = studio
  await chooseAction(page, 'Discard changes')
  await confirm(page)
  await expect(input(page, 'heading.de')).toHaveValue('Wer wir sind')
  await expect.poll(() => stored(product, 'drafts.teamPage')).toBeUndefined()
})

test('a missing translation is mentioned but does not block', async () => {
  const {page, product} = studio
  await input(page, 'heading.en').fill('')
  await field(page, 'heading.en').getByTestId('input-validation-icon-warning').hover()
  await expectShown(
    page,
    'The translation is missing (English). Until it is there, the page shows the other language.',
  )
  await publish(page)
  await expectOnSite(product, '/en/team', 'Wer wir sind')
})

test('history shows who published when, and an earlier text can be brought back', async () => {
  const {page, product} = studio
  await page.getByTestId('pane-context-menu-button').last().click()
  await page.getByRole('menuitem', {name: 'History'}).click()
  await page.getByTestId('document-header-Published-chip').click()
  const entries = page.getByTestId('timeline-item-button')
  // Published twice; before, the seed's import made the page, and then its references strong.
  await expect(entries).toHaveCount(4)
  await entries.nth(1).click()
  await expect(input(page, 'heading.en')).toHaveValue('Who we are')
  await page.getByRole('button', {name: 'Revert to revision'}).click()
  await page.getByRole('button', {name: 'Confirm'}).click()
  await expect.poll(async () => (await stored(product, 'drafts.teamPage'))?.heading.en).toBe('Who we are')
  await page.getByTestId('document-header-Draft-chip').click()
  await publishButton(page).click()
  await expectOnSite(product, '/en/team', 'Who we are')
})

test('changes are reviewed against what is online, also where a program wrote it, and go back to that', async () => {
  const {page, product} = studio
  const raw = product.content({perspective: 'raw'})
  const draft = async () => (await stored(product, 'drafts.faq-causes')) ?? {question: {}, slug: {}}
  await openDocument(page, 'faq-causes', 'faqEntry')
  await input(page, 'question.en').fill('One?')
  await publish(page)
  await raw.patch('faq-causes').set({'question.en': 'Migrated?'}).commit()
  await expect(input(page, 'question.en')).toHaveValue('Migrated?')
  await input(page, 'slug').fill('why')
  await expect.poll(async () => (await draft()).slug.current).toBe('why')

  await page.getByRole('button', {name: 'Review changes'}).first().click()
  const review = page.getByTestId('review-changes-pane').last()
  await expect(review).toContainText(/From\s*Published/)
  await expect(review).toContainText('why')
  await expect(review).not.toContainText('Question')

  // A write while there is a draft counts as well, for whoever opens the document then.
  await raw.patch('faq-causes').set({'question.en': 'Migrated again?'}).commit()
  await page.reload()
  await expect(review).toContainText('Question')
  await review.getByRole('button', {name: 'Revert all'}).click()
  await page.getByRole('button', {name: 'Revert all'}).last().click()
  await expect(input(page, 'question.en')).toHaveValue('Migrated again?')
  const online = await stored(product, 'faq-causes')
  const reverted = {question: online?.question, slug: online?.slug}
  await expect.poll(draft).toMatchObject(reverted)
})
