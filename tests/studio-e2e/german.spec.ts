import {expectOnSite, input, openDocument} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** The Studio in German: the words that matter are there, and it works. */

const studio = studioForFile({locale: 'de-DE'})

test('its own words and ours are German', async () => {
  const {page} = studio
  await page.goto('/studio')
  for (const words of ['Startseite', 'Fragen und Antworten', 'Übersetzungen'])
    await expect(page.getByText(words, {exact: true}).first()).toBeVisible()
})

test('a text is edited, published and seen, in German', async () => {
  const {page, product} = studio
  await openDocument(page, 'donatePage', 'donatePage')
  await input(page, 'heading.de').fill('So hilft Ihre Spende')
  await expect(page.getByTestId('pane-footer').last()).toContainText('Gespeichert')
  await page.getByRole('button', {name: 'Veröffentlichen'}).click()
  await expectOnSite(product, '/de/donate', 'So hilft Ihre Spende')
  await expect(page.getByTestId('pane-footer').last()).toContainText('veröffentlicht')
})
