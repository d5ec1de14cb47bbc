import {type Product, startProduct} from '../support/product.ts'
import {siteVariable} from './support/addresses.ts'
import {expectAccessible} from './support/axe.ts'
import {expect, test} from './support/test.ts'

/** Pages of which texts are there in the other language only, on a site of their own. */

// All in one process, so that one product serves them.
test.describe.configure({mode: 'serial'})
// Colours change at once, so that none is measured on its way.
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

const shared = process.env[siteVariable]
let product: Product

test.beforeAll(async () => {
  product = await startProduct()
  const change = product.content().transaction()
  for (const [id, paths] of Object.entries(missing)) change.patch(id, (patch) => patch.unset(paths))
  await change.commit()
  await expect(async () => {
    for (const address of addresses) {
      const html = await (await fetch(product.siteUrl + address)).text()
      expect(html.split('<main').map((part) => part.includes('<span lang="de">'))).toEqual([true, true])
    }
  }).toPass()
  process.env[siteVariable] = product.siteUrl
})

test.afterAll(async () => {
  process.env[siteVariable] = shared
  await product?.stop()
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled})

    for (const address of addresses)
      test(`${address} says which language its texts are in`, async ({page, visit}) => {
        await visit(address)
        await expect(page.locator('main [lang=de]').first()).toBeVisible()
        await expect(page.getByText(note).first()).toBeVisible()
      })

    test('a heading has a note, names of links, buttons and fields have none', async ({page, visit}) => {
      await visit('/en/contact')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', {level: 1})).toHaveAccessibleName(`Kontakt ${note}`)
      const about = page.getByRole('banner').getByRole('link', {name: 'Über uns', exact: true})
      await expect(about.locator('span')).toHaveAttribute('lang', 'de')
      await expect(main.getByRole('button', {name: 'Kontakt aufnehmen', exact: true})).toBeVisible()
      await expect(main.getByRole('textbox', {name: /^Ihr Name\s*\*?$/})).toBeVisible()
      await visit('/en')
      const question = page.locator('summary', {hasText: 'Was verursacht'})
      await expect(question).toContainText('Sichelzellkrankheit')
      await expect(question.getByText(note)).toBeHidden()
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
  })

test('they are marked on the way from page to page, and gone in their own language', async ({
  page,
  visit,
}) => {
  await visit('/en')
  const h1 = page.getByRole('heading', {level: 1})
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  for (const [name, heading] of [
    ['Über uns', 'Über uns'],
    ['Contact Us', 'Kontakt'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', {name, exact: true}).first().click()
    await expect(h1).toHaveText(`${heading} ${note}`)
    await expect(h1.locator('span')).toHaveAttribute('lang', 'de')
  }
  await expect(page).toHaveTitle(/^Contact Us – Stiftung/)
  await page.goBack()
  await expect(h1).toHaveText(`Über uns ${note}`)
  await expect(page.locator('body')).toHaveAttribute('data-same-document')
  await visit('/de/about')
  await expect(h1).toHaveText('Über uns')
  await expect(page.locator('.only-in')).toHaveCount(0)
})

test('a message that was sent is thanked for in the language that is there', async ({page, visit}) => {
  await visit('/en/contact')
  await page.getByLabel('Ihr Name').fill('Alex')
  await page.getByRole('main').getByLabel('Your e-mail address').fill('alex@example.org')
  await page.getByLabel('Your phone number').fill('+49 30 23125 000')
  await page.getByLabel('Your message').fill('Hello')
  await page.getByRole('main').getByRole('button', {name: 'Kontakt aufnehmen'}).click()
  await expect(page.getByRole('dialog').locator('p [lang=de]')).toContainText('Danke!')
})

for (const address of ['/en', '/en/contact', '/en/donate', '/en/licences/am'])
  test(`axe finds nothing at ${address}`, async ({page, visit}) => {
    await visit(address)
    for (const [colorScheme, width] of [
      ['light', 360],
      ['dark', 1440],
    ] as const) {
      await page.setViewportSize({width, height: 900})
      await page.emulateMedia({colorScheme})
      await expectAccessible(page, `${colorScheme}, ${width} px wide`)
    }
  })
