import {expectOnSite, input, openDocument, publish, publishButton, stored} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** The lake goes away while somebody writes. */

// What the browser may say: that the lake cannot be reached, and that it had taken a write whose answer was lost.
const studio = studioForFile({
  isExpected: (message) =>
    /^WebSocket connection to .*\/lake\/|^Failed to load resource: (.* (502|409)|net::ERR_INCOMPLETE_CHUNKED_ENCODING)/.test(
      message.text(),
    ),
})

const interrupted = () => studio.page.getByText('The connection to the content store is interrupted')
const footer = () => studio.page.getByTestId('pane-footer').last()

test('whoever is writing when the lake is killed is told, and loses nothing that was taken', async () => {
  const {page, product} = studio
  await openDocument(page, 'contactPage', 'contactPage')
  await input(page, 'heading.en').fill('Before')
  await expect(footer()).toContainText('Saved')

  const german = input(page, 'heading.de')
  const text = 'Was währenddessen geschrieben wird'
  await german.fill('')
  const killed = product.lake.stop('SIGKILL')
  // Once the Studio has noticed, it takes no more letters, and says so.
  await page.keyboard.type(text, {delay: 5})
  await killed
  await expect(interrupted()).toBeVisible()
  for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press('Escape')
  await expect(interrupted()).toBeVisible()
  await expect(page.getByText('Trying to connect…')).toBeVisible()
  await expect(german).not.toBeEditable()
  await expect(publishButton(page)).toBeDisabled()
  const taken = await german.inputValue()
  expect(text.startsWith(taken)).toBe(true)

  await product.lake.start()
  await expect(interrupted()).toBeHidden({timeout: 60_000})
  await expect(german).toBeFocused()
  await expect(german).toBeEditable()
  await expect(german).toHaveValue(taken)
  await expect(input(page, 'heading.en')).toHaveValue('Before')
  await expect
    .poll(async () => (await stored(product, 'drafts.contactPage'))?.heading)
    .toEqual(expect.objectContaining({en: 'Before', ...(taken && {de: taken})}))
})

test('afterwards everything works without a reload', async () => {
  const {page, product} = studio
  await input(page, 'heading.en').fill('Afterwards')
  await input(page, 'heading.de').fill('Danach')
  await expect
    .poll(async () => (await stored(product, 'drafts.contactPage'))?.heading)
    .toMatchObject({en: 'Afterwards', de: 'Danach'})
  await publish(page)
  await expectOnSite(product, '/en/contact', 'Afterwards')
  await expectOnSite(product, '/de/contact', 'Danach')
})

/** Each letter once, so that their order can be told. */
const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

const isInOrder = (letters: string) =>
  [...letters].every(
    (letter, place) => place === 0 || alphabet.indexOf(letter) > alphabet.indexOf(letters[place - 1] ?? ''),
  )

test('letters that are typed while the lake restarts stay in their order', async () => {
  const {page, product} = studio
  const field = input(page, 'heading.en')
  await field.fill('')
  await expect(footer()).toContainText('Saved')
  const typing = page.keyboard.type(alphabet, {delay: 70})
  await expect(field).toHaveValue(/^abcdef/)
  await product.lake.stop('SIGKILL')
  await product.lake.start()
  await typing
  await expect(interrupted()).toBeHidden({timeout: 60_000})
  await expect
    .poll(
      async () => (await stored(product, 'drafts.contactPage'))?.heading.en === (await field.inputValue()),
    )
    .toBe(true)
  const shown = await field.inputValue()
  expect(shown).toMatch(/^abcdef/)
  expect(isInOrder(shown), shown).toBe(true)
})
