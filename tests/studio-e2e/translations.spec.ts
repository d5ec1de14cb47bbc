import {coveredTexts, isReviewed} from '../../app/content/reviewed.ts'
import {input, openDocument, publish, publishButton, stored} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** The translation board: what is missing, what has fallen behind, and what is on purpose as it is. */

const studio = studioForFile()

const board = {path: '/studio/structure/translations'}
const section = (name: RegExp) => studio.page.getByRole('region', {name})
const openBoard = async () => {
  await studio.page.goto(board.path)
  // The whole Studio starts here, with everything else that runs beside it.
  await expect(section(/^Out of date/)).toBeVisible({timeout: 90_000})
}

test('what was changed past the Studio, before the board was first opened, has a badge on its document', async () => {
  const {page, product} = studio
  await product.content().patch('faq-prevention').set({'question.en': 'Can one prevent it now?'}).commit()
  await openDocument(page, 'faq-prevention', 'faqEntry')
  const badge = page.getByTestId('pane-footer').last().getByText('German out of date')
  await expect(badge).toBeVisible()
  await product.content().patch('faq-prevention').set({'question.de': 'Kann man jetzt vorbeugen?'}).commit()
  await expect(badge).toHaveCount(0)
})

test('what was changed past the Studio, before the board was first opened, is listed', async () => {
  const {product} = studio
  await product.content().patch('faq-cure').set({'question.en': 'Is there a cure now?'}).commit()
  await openBoard()
  await expect(section(/^Out of date \(1\)/)).toContainText('German out of date')
  await expect(section(/^Out of date/)).toContainText('Is there a cure now?')
  await product.content().patch('faq-cure').set({'question.de': 'Gibt es inzwischen Heilung?'}).commit()
  await expect(section(/^Out of date \(0\)/)).toBeVisible()
})

test('nothing else of the seed is to be translated', async () => {
  await openBoard()
  await expect(section(/^Missing \(0\)/)).toBeVisible()
  await expect(section(/^Out of date \(0\)/)).toBeVisible()
})

test('what was changed in one language only is listed for the other one', async () => {
  const {page} = studio
  await openDocument(page, 'contactPage', 'contactPage')
  await input(page, 'heading.en').fill('Write to us')
  await publish(page)
  await openBoard()
  await expect(section(/^Out of date \(1\)/)).toContainText('Write to us')
  await expect(section(/^Out of date \(1\)/)).toContainText('German out of date')
})

test('a row leads to its field, and goes when the other language has followed', async () => {
  const {page} = studio
  await section(/^Out of date/)
    .getByRole('link', {name: /Write to us/})
    .click()
  // One can type at once. A slow machine takes some seconds to scroll there.
  await expect(input(page, 'heading.de')).toBeFocused({timeout: 60_000})
  await expect(input(page, 'heading.de')).toBeInViewport({timeout: 60_000})
  await expect(page.getByRole('tab', {name: 'Preview'})).toBeVisible()
  await input(page, 'heading.de').fill('Schreiben Sie uns')
  await expect(section(/^Out of date \(0\)/)).toBeVisible()
  await publish(page)
})

test('what is missing is listed at once, and needs a text', async () => {
  const {page} = studio
  await input(page, 'heading.en').fill('')
  await expect(section(/^Missing \(1\)/)).toContainText('English missing')
  await input(page, 'heading.en').fill('Write to us today')
  await expect(section(/^Missing \(0\)/)).toBeVisible()
  await expect(section(/^Out of date \(1\)/)).toContainText('German out of date')
})

test('a typo needs no translation: the row is dismissed and can be listed again', async () => {
  const {page} = studio
  const german = /No translation needed: Heading, German/
  await section(/^Out of date/)
    .getByRole('button', {name: german})
    .click()
  await expect(section(/^Out of date \(0\)/)).toBeVisible()
  await section(/^No translation needed \(1\)/)
    .getByRole('button', {name: /List again/})
    .click()
  await section(/^Out of date \(1\)/)
    .getByRole('button', {name: german})
    .click()
  await expect(publishButton(page)).toBeEnabled()
  await publish(page)
  await openBoard()
  await expect(section(/^Out of date \(0\)/)).toBeVisible()
})

test('a row that was dismissed by mistake comes back, and a double click dismisses one row only', async () => {
  const {page, product} = studio
  const raw = product.content()
  await raw.patch('contactPage').set({'heading.en': 'Call us', 'title.en': 'Call us'}).commit()
  const rows = section(/^Out of date \(2\)/)
  await expect(rows).toBeVisible()
  const box = await rows.getByRole('button').first().boundingBox()
  if (!box) throw new Error('There is no button.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  const left = section(/^Out of date \(1\)/)
  await expect(left).toBeVisible()
  // The other row is there now, under the pointer.
  expect((await left.getByRole('button').boundingBox())?.y).toBeCloseTo(box.y, 0)
  await page.mouse.down({clickCount: 2})
  await page.mouse.up({clickCount: 2})
  // As long as it would take to go as well.
  await page.waitForTimeout(2000)
  await expect(left).toBeVisible()
  const toast = page.getByRole('alert').filter({hasText: 'Off the list: no translation needed'})
  await expect(toast).toHaveCount(1)
  await toast.getByRole('button', {name: 'Undo', exact: true}).click()
  await expect(rows).toBeVisible()
  await expect(page.getByText('On the list again').first()).toBeVisible()
  await expect(section(/^No translation needed/)).toHaveCount(0)
  await raw
    .patch('contactPage')
    .set({'heading.de': 'Rufen Sie uns an', 'title.de': 'Rufen Sie uns an'})
    .commit()
  await expect(section(/^Out of date \(0\)/)).toBeVisible()
})

test('a text that may be missing in one language is dismissed for good; one that is needed is not', async () => {
  const {page, product} = studio
  await openDocument(page, 'contactPage', 'contactPage')
  await input(page, 'heading.en').fill('')
  await expect(publishButton(page)).toBeEnabled()
  await publish(page)
  await openDocument(page, 'emergencyNote', 'emergencyNote')
  await input(page, 'callLabel.en').fill('')
  // The Studio saves a moment after the last key, and makes the draft before it changes it.
  const draft = () => stored(product, 'drafts.emergencyNote')
  await expect.poll(async () => Object.keys((await draft())?.callLabel ?? {en: ''})).not.toContain('en')
  await openBoard()
  const missing = section(/^Missing \(2\)/)
  await expect(missing).toContainText('This text is needed in both languages')
  await expect(missing.getByRole('button')).toHaveCount(1)
  await missing.getByRole('button', {name: /No translation needed: Heading, English missing/}).click()
  await expect(section(/^Missing \(1\)/)).toBeVisible()
  await expect(section(/^No translation needed \(1\)/)).toContainText('English missing')
  await openDocument(page, 'contactPage', 'contactPage')
  await input(page, 'title.de').fill('Schreiben Sie uns')
  await publish(page)
  await openBoard()
  await expect(section(/^No translation needed \(1\)/)).toContainText('English missing')
  await product.content({perspective: 'raw'}).delete('drafts.emergencyNote')
})

test('the board says who had reviewed a text that was changed, also when the change is published', async () => {
  const {page, product} = studio
  const reviewedTexts = coveredTexts(await stored(product, 'faq-cure'))
  const mark = {reviewedBy: 'Dr. Test', reviewedOn: '2026-01-02', reviewedTexts}
  await product.content().patch('faq-cure').set(mark).commit()
  await openDocument(page, 'faq-cure', 'faqEntry')
  await input(page, 'question.de').fill('Lässt sie sich heilen?')
  await input(page, 'question.en').fill('Can one be cured of it?')
  await publish(page)
  await openBoard()
  await expect(section(/^Medical review/)).toContainText('Last reviewed on January 2, 2026 by Dr. Test')
  await expect(section(/^Medical review/)).toContainText('No longer reviewed: a text was changed')
})

test('a day of a review that is none is shown as it is', async () => {
  const {product} = studio
  const mark = {reviewedBy: 'Dr. Bald', reviewedOn: 'bald', reviewedTexts: 'others'}
  await product.content().patch('faq-prevention').set(mark).commit()
  await openBoard()
  await expect(section(/^Medical review/)).toContainText('Last reviewed on bald by Dr. Bald')
})

test('what is recorded of a document that was deleted elsewhere goes with the next look at the board', async () => {
  const {product} = studio
  const raw = product.content({perspective: 'raw'})
  await raw.create({_id: 'translationStatus.gone', _type: 'translationStatus', entries: []})
  await openBoard()
  await expect.poll(() => raw.getDocument('translationStatus.gone')).toBeUndefined()
  expect(await raw.getDocument('translationStatus.contactPage')).toBeDefined()
})

test('a review counts for no texts but its own, also where a change is taken back past the form', async () => {
  const {page, product} = studio
  const board = () => section(/^Medical review/).getByText('Dr. Two')
  await openDocument(page, 'faq-causes', 'faqEntry')
  const before = await input(page, 'question.de').inputValue()
  await input(page, 'question.de').fill('Wodurch entsteht sie?')
  await input(page, 'reviewedBy').fill('Dr. Two')
  await input(page, 'reviewedOn').fill('2026-01-02')
  await input(page, 'reviewedOn').press('Enter')
  const note = page.getByText('The review no longer counts')
  await expect(note).toHaveCount(0)
  const draft = () => stored(product, 'drafts.faq-causes')
  await expect.poll(async () => isReviewed(await draft())).toBe(true)

  await page.getByRole('button', {name: 'Review changes'}).first().click()
  await page
    .getByTestId(/^single-change-revert-button-/)
    .first()
    .click()
  await page.getByRole('button', {name: 'Revert change', exact: true}).last().click()
  await expect(input(page, 'question.de')).toHaveValue(before)
  await expect(input(page, 'reviewedBy')).toHaveValue('Dr. Two')
  await expect(note).toBeVisible()
  await publish(page)
  await openBoard()
  await expect(board()).toContainText('Last reviewed on January 2, 2026 by Dr. Two')
  const html = await (await fetch(`${product.siteUrl}/en`)).text()
  expect(html).not.toContain('Dr. Two')
})
