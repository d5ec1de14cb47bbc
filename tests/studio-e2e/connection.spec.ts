import {expectOnSite, input, openDocument, publish, stored} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** The lake goes away while somebody writes. */

// That it cannot be reached is what the browser says meanwhile, and all that it may say.
const studio = studioForFile({
  isExpected: (message) =>
    /WebSocket connection to .*\/lake\/|Failed to load resource: .* 502/.test(message.text()),
})

const footer = () => studio.page.getByTestId('pane-footer').last()

test('what was shown as saved is there after the lake was killed; what is typed meanwhile arrives', async () => {
  const {page, product} = studio
  await openDocument(page, 'contactPage', 'contactPage')
  await input(page, 'heading.en').fill('Before')
  await expect(footer()).toContainText('Saved')
  await product.lake.stop('SIGKILL')

  await input(page, 'heading.de').fill('Währenddessen')
  await expect(footer()).not.toContainText('Saved')
  await product.lake.start()

  await expect
    .poll(async () => (await stored(product, 'drafts.contactPage'))?.heading, {timeout: 45_000})
    .toMatchObject({en: 'Before', de: 'Währenddessen'})
  await expect(input(page, 'heading.de')).toHaveValue('Währenddessen')
})

test('afterwards everything works without a reload', async () => {
  const {page, product} = studio
  await input(page, 'heading.en').fill('Afterwards')
  await expect.poll(async () => (await stored(product, 'drafts.contactPage'))?.heading.en).toBe('Afterwards')
  await publish(page)
  await expectOnSite(product, '/en/contact', 'Afterwards')
  await expectOnSite(product, '/de/contact', 'Währenddessen')
})
