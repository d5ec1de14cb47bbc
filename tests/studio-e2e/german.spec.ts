import {expectOnSite, field, input, openDocument} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** The Studio in German: the words that matter are there, and it works. */

let areFilesGone = false

const studio = studioForFile({
  locale: 'de-DE',
  isExpected: (message) => areFilesGone && /status of 404|dynamically imported module/.test(message.text()),
})

test('its own words and ours are German', async () => {
  const {page} = studio
  await page.goto('/studio')
  for (const words of ['Startseite', 'Fragen und Antworten', 'Übersetzungen'])
    await expect(page.getByText(words, {exact: true}).first()).toBeVisible()
})

test('days and new entries are called as one says it', async () => {
  const {page} = studio
  const imprint = page.getByTestId('structure-tool-list-pane').getByRole('link', {name: /^Impressum/})
  await expect(imprint).toContainText(/Stand: \d\d\.\d\d\.\d{4}/)
  await page.goto('/studio/structure/faqEntry')
  await page.getByTestId('action-intent-button').last().click()
  await expect(page.getByTestId('form-view')).toBeVisible()
  await expect(page.getByText('Neu: Frage und Antwort').first()).toBeVisible()
})

test('both languages stand side by side, and one below the other where there is no place', async () => {
  const {page} = studio
  const places = () =>
    Promise.all(['de', 'en'].map((language) => field(page, `role.${language}`).boundingBox()))
  await openDocument(page, 'team-1', 'teamMember')
  await expect.poll(async () => new Set((await places()).map((place) => place?.y)).size).toBe(1)
  await page.getByTestId('pane-context-menu-button').last().click()
  await expect(page.getByRole('menuitem', {name: 'Rohdaten, für die Entwicklung'})).toBeVisible()
  await expect(page.getByRole('menuitem', {name: 'Eingehende Referenzen'})).toHaveCount(0)
  await page.getByRole('menuitem', {name: 'Änderungen überprüfen'}).click()
  await page.setViewportSize({width: 900, height: 900})
  await expect.poll(async () => new Set((await places()).map((place) => place?.x)).size).toBe(1)
  await page.setViewportSize({width: 1440, height: 900})
})

test('the way to an item of a list is written as it is, not With A Capital Each', async () => {
  const {page} = studio
  await openDocument(page, 'siteSettings', 'siteSettings')
  await page.getByRole('tab', {name: 'Kontakt'}).click()
  await field(page, 'emails').getByText('@').first().click()
  const crumbs = page.getByTestId(/^breadcrumb-item-/)
  await expect(crumbs.last()).toContainText('@')
  for (const text of await crumbs.locator('[style*="text-transform"]').all())
    await expect(text).toHaveCSS('text-transform', 'none')
  await page.keyboard.press('Escape')
})

test('the history calls things as the rest of the Studio does', async () => {
  const {page, product} = studio
  await product.content().patch('team-3').set({name: 'Elif E.'}).commit()
  await openDocument(page, 'team-3', 'teamMember')
  await page.getByTestId('pane-context-menu-button').last().click()
  await page.getByRole('menuitem', {name: 'Änderungen überprüfen'}).click()
  await page.getByRole('tab', {name: 'Verlauf'}).click()
  await page.getByTestId('document-header-Online-chip').click()
  const history = page.getByText('Das ist der Verlauf von: Online.')
  await expect(history).toBeVisible()
  await expect(page.getByTestId('timeline-item-button').first()).toContainText('Ohne Entwurf geändert')
  await page.getByTestId('document-header-Entwurf-chip').click()
  await input(page, 'name').fill('Elif')
  await expect(page.getByTestId('pane-footer').last()).toContainText(/vor (einem Moment|\d+)/)
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

test('a tab whose build is gone says so in German, and is loaded again', async () => {
  const {page} = studio
  await openDocument(page, 'contactPage', 'contactPage')
  areFilesGone = true
  // What the tab would load from now on, as after a build that has taken its files away.
  await page.route(/\/studio\/static\/.*\.js/, (route) => route.fulfill({status: 404, body: 'No such file.'}))
  // Where the Studio wants a file before, the notice lies above the link already.
  await page.getByRole('link', {name: 'Seitenvorschau', exact: true}).first().dispatchEvent('click')
  const notice = page.getByRole('dialog', {name: 'Das Studio muss neu geladen werden'})
  await expect(notice).toContainText('eine neue Version')
  await expect(notice.getByRole('button', {name: 'Neu laden'})).toBeVisible()
  await page.unrouteAll()
  // The vendor's page does so by itself after some seconds; whichever comes first.
  await page.reload()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('link', {name: 'Seitenvorschau', exact: true}).first()).toBeVisible()

  // Without the vendor's page, which would load the Studio again by itself: the button does.
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')))
  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', {name: 'Neu laden'}).click()
  await loaded
  await expect(notice).toHaveCount(0)
})
