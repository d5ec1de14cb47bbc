import {choose, expectOnSite, field, goTo, input, openDocument, openMenu, publish} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** A German Studio, in a window that is never idle. */

const studio = studioForFile({locale: 'de-DE'})

test.beforeAll(() =>
  studio.page.addInitScript(() => {
    window.requestIdleCallback = (run, {timeout} = {}) =>
      timeout ? window.setTimeout(run, timeout, {didTimeout: true, timeRemaining: () => 0}) : 0
  }),
)

test('Sanity’s labels and ours are German', {tag: '@nightly'}, async () => {
  const {page, product} = studio
  await product.content().patch('team-3').set({name: 'Elif E.'}).commit()
  await page.goto('/studio')
  await expect(page.getByRole('heading', {name: /^Offene Entwürfe/})).toBeVisible()
  await goTo(page, '/studio/structure')
  // The desk renders only items within the window.
  await page.setViewportSize({width: 1440, height: 1400})
  const desk = page.getByTestId('structure-tool-list-pane')
  for (const words of ['Startseite', 'Fragen und Antworten', 'Übersetzungen'])
    await expect(desk.getByText(words, {exact: true}).first()).toBeVisible()
  await expect(desk.getByRole('link', {name: /^Impressum/})).toContainText(/Stand: \d\d\.\d\d\.\d{4}/)
  await goTo(page, '/studio/structure/faqEntry')
  await page.getByTestId('action-intent-button').last().click()
  await expect(page.getByText('Neu: Frage und Antwort').first()).toBeVisible()

  await openDocument(page, 'team-3', 'teamMember')
  await openMenu(page, 'pane-context-menu-button')
  await expect(page.getByRole('menuitem', {name: 'Rohdaten, für die Entwicklung'})).toBeVisible()
  await choose(page, 'pane-context-menu-button', 'Verlauf')
  await page.getByRole('tab', {name: 'Verlauf'}).click()
  // Without a draft, there are no versions to choose from.
  await expect(page.getByTestId('document-perspective-list')).toBeHidden()
  await expect(page.getByText('Verlauf: Online')).toBeVisible()
  await expect(page.getByTestId('timeline-item-button').first()).toContainText('Direkt veröffentlicht')
  await page.getByTestId('timeline-item-button').nth(1).click()
  await expect(page.getByTestId('pane-footer').last()).toContainText(
    /^Fassung vom \d\d\.\d\d\.\d{4}, \d\d:\d\d/,
  )
  // Languages are in one column where the form is narrow.
  await page.setViewportSize({width: 900, height: 900})
  const columns = async () => {
    const boxes = ['de', 'en'].map((language) => field(page, `role.${language}`).boundingBox())
    return new Set((await Promise.all(boxes)).map((box) => box?.x)).size
  }
  await expect.poll(columns).toBe(1)
  await page.setViewportSize({width: 1440, height: 900})

  await openDocument(page, 'team-3', 'teamMember')
  await choose(page, 'options-menu-button', 'Auswählen')
  const library = page.locator('.media-portal')
  await expect(library.getByPlaceholder('Suchen')).toBeVisible()
  await expect(library).toContainText(/^Bild auswählenHochgeladen: neueste zuerst/)
})

test('a text is edited, published and seen', {tag: '@nightly'}, async () => {
  const {page, product} = studio
  await openDocument(page, 'donatePage', 'donatePage')
  await input(page, 'heading.de').fill('So hilft Ihre Spende')
  await expect(page.getByRole('button', {name: 'Veröffentlichen'})).toBeEnabled()
  await publish(page)
  await expectOnSite(product, '/de/donate', 'So hilft Ihre Spende')
})
