import {input, openDocument, publish, publishButton} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** The translation board: what is missing, what has fallen behind, and what is on purpose as it is. */

const studio = studioForFile()

const board = {path: '/studio/structure/translations'}
const section = (name: RegExp) => studio.page.getByRole('region', {name})
const openBoard = async () => {
  await studio.page.goto(board.path)
  await expect(section(/^Out of date/)).toBeVisible()
}

test('the seed has nothing to translate', async () => {
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
  // On a slow machine the vendor's form does not always scroll there, so that the address has to do as a proof.
  await expect(page).toHaveURL(/contactPage.*path%3Dheading\.de|contactPage.*path=heading\.de/)
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
