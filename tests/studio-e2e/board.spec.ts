import {coveredTexts, isReviewed} from '../../app/content/reviewed.ts'
import {goTo, input, openDocument, publish, publishButton, stored} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** The translation board: missing and outdated texts, texts that need no translation, and reviews. */

const studio = studioForFile()

const section = (name: RegExp) => studio.page.getByRole('region', {name})
const openBoard = async () => {
  await goTo(studio.page, '/studio/structure/translations')
  await expect(section(/^Out of date/)).toBeVisible({timeout: 90_000})
}

test('a text that a program changed in one language is listed, with a badge on its document', async () => {
  const {page, product} = studio
  await openBoard()
  await expect(section(/^Missing \(0\)/)).toBeVisible()
  await expect.poll(() => stored(product, 'translationStatus.faq-cure')).toBeDefined()
  await product.content().patch('faq-cure').set({'question.en': 'Is there a cure now?'}).commit()
  await expect(section(/^Out of date \(1\)/)).toContainText('Is there a cure now?')
  await openDocument(page, 'faq-cure', 'faqEntry')
  const badge = page.getByTestId('pane-footer').last().getByText('German out of date')
  await expect(badge).toBeVisible()
  await product.content().patch('faq-cure').set({'question.de': 'Gibt es inzwischen Heilung?'}).commit()
  await expect(badge).toHaveCount(0)
})

test('a row leads to its field, and goes when the other language has followed', async () => {
  const {page} = studio
  await openDocument(page, 'contactPage', 'contactPage')
  await input(page, 'heading.en').fill('Write to us')
  await publish(page)
  await openBoard()
  await section(/^Out of date \(1\)/)
    .getByRole('link', {name: /Write to us/})
    .click()
  await expect(input(page, 'heading.de')).toBeFocused({timeout: 60_000})
  await expect(input(page, 'heading.de')).toBeInViewport()
  await input(page, 'heading.de').fill('Schreiben Sie uns')
  await expect(section(/^Out of date \(0\)/)).toBeVisible()
  await publish(page)
  await input(page, 'heading.en').fill('')
  await expect(section(/^Missing \(1\)/)).toContainText('English missing')
  // The start page lists the same tasks.
  await goTo(page, '/studio/start')
  await expect(section(/^Open drafts \(1\)/)).toContainText('Contact us')
  await expect(
    section(/^Medical reviews due \([1-9]/)
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await section(/^Translations missing or out of date \(1\)/)
    .getByRole('link')
    .click()
  await expect(input(page, 'heading.en')).toBeFocused({timeout: 60_000})
  await input(page, 'heading.en').fill('Write to us today')
  await publish(page)
  await openBoard()
  await expect(section(/^Missing \(0\)/)).toBeVisible()
})

test('a row that needs no translation is dismissed, and can be listed again', async () => {
  const {page} = studio
  const german = /No translation needed: Heading, German/
  await section(/^Out of date \(1\)/)
    .getByRole('button', {name: german})
    .click()
  await expect(section(/^Out of date \(0\)/)).toBeVisible()
  const toast = page.getByRole('alert').filter({hasText: 'Off the list: no translation needed'})
  await toast.getByRole('button', {name: 'Undo', exact: true}).click()
  await section(/^Out of date \(1\)/)
    .getByRole('button', {name: german})
    .click()
  await section(/^No translation needed \(1\)/)
    .getByRole('button', {name: /List again/})
    .click()
  await expect(section(/^Out of date \(1\)/)).toBeVisible()
  await section(/^Out of date \(1\)/)
    .getByRole('button', {name: german})
    .click()
  await expect(section(/^Out of date \(0\)/)).toBeVisible()
})

test('a text that is needed in both languages cannot be dismissed', {tag: '@nightly'}, async () => {
  const {page, product} = studio
  await openDocument(page, 'emergencyNote', 'emergencyNote')
  await input(page, 'callLabel.en').fill('')
  // The Studio first creates the draft, then changes it.
  const draft = () => stored(product, 'drafts.emergencyNote')
  await expect.poll(async () => Object.keys((await draft())?.callLabel ?? {en: ''})).not.toContain('en')
  await openBoard()
  await expect(section(/^Missing \(1\)/)).toContainText('This text is needed in both languages')
  await expect(section(/^Missing \(1\)/).getByRole('button')).toHaveCount(0)
  await product.content({perspective: 'raw'}).delete('drafts.emergencyNote')
})

test('the board names the last reviewer of a text that was changed since', {tag: '@nightly'}, async () => {
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

test('a review counts for its own texts only, also where a change is reverted outside the form', {
  tag: '@nightly',
}, async () => {
  const {page, product} = studio
  await openDocument(page, 'faq-causes', 'faqEntry')
  const before = await input(page, 'question.de').inputValue()
  await input(page, 'question.de').fill('Wodurch entsteht sie?')
  await input(page, 'reviewedBy').fill('Dr. Two')
  await input(page, 'reviewedOn').fill('2026-01-02')
  await input(page, 'reviewedOn').press('Enter')
  await expect.poll(async () => isReviewed(await stored(product, 'drafts.faq-causes'))).toBe(true)
  await page.getByRole('button', {name: 'Review changes'}).first().click()
  await page
    .getByTestId(/^single-change-revert-button-/)
    .first()
    .click()
  await page.getByRole('button', {name: 'Revert change', exact: true}).last().click()
  await expect(input(page, 'question.de')).toHaveValue(before)
  await expect(page.getByText('The review no longer counts')).toBeVisible()
  await expect(publishButton(page)).toBeEnabled()
  await publish(page)
  expect(await (await fetch(`${product.siteUrl}/en`)).text()).not.toContain('Dr. Two')
})
