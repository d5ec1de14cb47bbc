import {expectAccessible, expectContrast} from './support/axe.ts'
import {productForFile} from './support/product.ts'
import {expect, test} from './support/test.ts'

/** Pages whose texts exist only in the other language. */

// All tests run in one worker, so that they share one product.
test.describe.configure({mode: 'serial'})
// No transitions, so that axe measures final colours.
test.use({contextOptions: {reducedMotion: 'reduce'}})

const missing: Record<string, string[]> = {
  siteSettings: ['name.en', 'demoNotice.en', 'navigation[1].label.en', 'about.en', 'whatsapp.label.en'],
  homePage: ['heading.en', 'intro.en', 'doors[0].title.en', 'doors[0].text.en', 'slides[0].heading.en'],
  aboutPage: ['heading.en', 'intro.en', 'goals[0].text.en', 'goals[1].text.en', 'contactLink.label.en'],
  contactPage: [
    'heading.en',
    'formHeading.en',
    'note.en',
    'nameLabel.en',
    'submitLabel.en',
    'success.text.en',
  ],
  donatePage: ['customLabel.en', 'amountLegend.en', 'inactiveNotice.en'],
  licencePage: ['groupTitles.buses.en', 'intro.en'],
  'licence-am': ['title.en', 'summary.en'],
  'faq-causes': ['question.en'],
}
const addresses = ['/en', '/en/about', '/en/contact', '/en/donate', '/en/licences', '/en/licences/am']
const note = 'Only in German so far.'

const product = productForFile()

test.beforeAll(async () => {
  const change = product.current.content().transaction()
  for (const [id, paths] of Object.entries(missing)) change.patch(id, (patch) => patch.unset(paths))
  await change.commit()
  await expect(async () => {
    for (const address of addresses) {
      const html = await (await fetch(product.current.siteUrl + address)).text()
      expect(html.split('<main').map((part) => part.includes('<span lang="de">'))).toEqual([true, true])
    }
  }).toPass()
})

test('a note is not repeated right below, nor within a list', async ({page, visit}) => {
  await visit('/en/about')
  const banner = page.locator('.banner-words')
  await expect(banner.locator('.lead [lang=de]')).toBeVisible()
  await expect(banner.getByText(note)).toHaveCount(2)
  await expect(banner.getByText(note).filter({visible: true})).toHaveCount(1)
  const goals = page.locator('.cards.three')
  await expect(goals.locator('[lang=de]')).toHaveCount(2)
  await expect(goals.getByText(note).filter({visible: true})).toHaveCount(1)
})

test('they are accessible', {tag: '@nightly'}, async ({page, visit}) => {
  for (const address of ['/en', '/en/contact', '/en/donate', '/en/licences/am']) {
    await visit(address)
    await page.emulateMedia({colorScheme: 'light'})
    await expectAccessible(page, `${address}, light`)
    await page.emulateMedia({colorScheme: 'dark'})
    await expectContrast(page, `${address}, dark`)
  }
})
