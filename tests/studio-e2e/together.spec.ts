import {expectOnSite, input, openDocument, publish, stored} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** Two tabs on one document. */

const studio = studioForFile()

test('each of two tabs shows what the other types, and that somebody is there', async () => {
  const {page: first, product} = studio
  const second = await studio.openTab()
  await openDocument(first, 'contactPage', 'contactPage')
  await openDocument(second, 'contactPage', 'contactPage')

  await first.bringToFront()
  await input(first, 'heading.en').fill('Talk to us')
  await expect(input(second, 'heading.en')).toHaveValue('Talk to us')
  await expect(second.getByTestId('document-header-Draft-chip')).toBeEnabled()

  await second.bringToFront()
  await input(second, 'heading.de').fill('Sprechen Sie mit uns')
  await expect(input(first, 'heading.de')).toHaveValue('Sprechen Sie mit uns')
  await expect(first.getByTestId('document-level-presence').getByText('LE')).toBeVisible()

  await expect
    .poll(async () => (await stored(product, 'drafts.contactPage'))?.heading)
    .toMatchObject({de: 'Sprechen Sie mit uns', en: 'Talk to us'})

  await second.getByTestId('action-publish').click()
  await expect(first.getByTestId('pane-footer')).toContainText(/published just now/i)
  await second.close()
})

test('an open form stays usable when a program changes it together with other documents, and shows the change', async () => {
  const {page, product} = studio
  await product
    .content()
    .transaction()
    .patch('contactPage', (patch) => patch.set({'heading.en': 'Ask us anything'}))
    .patch('team-2', (patch) => patch.set({'role.en': 'Treasurer'}))
    .commit()
  await expect(input(page, 'heading.en')).toHaveValue('Ask us anything')
  await input(page, 'heading.en').fill('Ask us, in confidence')
  await publish(page)
  await expectOnSite(product, '/en/contact', 'Ask us, in confidence')
})
