import {type BrowserContext, expect, type Page, test} from '@playwright/test'
import {codeIn, tableBelow} from '../docs/tables.ts'
import {visitAndKeep} from '../e2e/support/offline.ts'
import {field, isTakenOver} from '../e2e/support/test.ts'
import {words} from '../e2e/support/words.ts'
import {type Product, startProduct} from '../support/product.ts'
import {input, openDocument, publish} from './support/desk.ts'
import {type Seen, watch} from './support/stored.ts'

/**
 * Everything that visitors and staff can do leaves in their browsers what docs/data-map.md lists, all of it and nothing else,
 * and talks to the hosts that are listed there.
 */

const say = words.en
let product: Product

test.beforeAll(async () => {
  product = await startProduct({lookups: true})
  await product.content().patch('siteSettings').set({'whatsappTracking.enabled': true}).commit()
})
test.afterAll(() => product.stop())

/** What the document lists below a heading: kind and name, the latter with `*` for what differs. */
const listed = (heading: string) =>
  tableBelow('docs/data-map.md', heading).flatMap(([kind, names]) =>
    codeIn(names).map((name) => `${kind} ${name}`),
  )

const hostsListedFor = (reader: string) =>
  tableBelow('docs/data-map.md', '## Whom browsers talk to').flatMap(([host, readers]) =>
    readers?.includes(reader) ? codeIn(host) : [],
  )

const fits = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/** Both ways: what was seen is listed, and what is listed was seen. */
function expectSame(seen: Set<string>, list: string[]) {
  const unlisted = [...seen].filter((one) => !list.some((pattern) => fits(pattern, one)))
  const unseen = list.filter((pattern) => ![...seen].some((one) => fits(pattern, one)))
  expect.soft(unlisted.sort(), 'seen and not in docs/data-map.md').toEqual([])
  expect.soft(unseen, 'in docs/data-map.md and not seen').toEqual([])
}

async function asSomebody(context: BrowserContext): Promise<{page: Page; seen: Seen}> {
  // The chat itself is not ours to open.
  await context.route('https://wa.me/**', (route) => route.abort())
  const seen = await watch(context, product.siteUrl)
  return {page: await context.newPage(), seen}
}

test('what a visitor does', async ({browser}) => {
  const context = await browser.newContext({baseURL: product.siteUrl, locale: 'en-GB'})
  const {page, seen} = await asSomebody(context)
  const main = page.getByRole('main')
  const visit = async (path: string) => {
    await page.goto(path)
    await isTakenOver(page)
  }

  await test.step('reads, and reads on without a connection', async () => {
    await visitAndKeep(page, '/en')
    await page.getByRole('contentinfo').getByRole('link', {name: 'Our team'}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Our team')
    await context.setOffline(true)
    await page.goto('/en')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Together we can make a difference')
    await seen.look(page)
    await context.setOffline(false)
  })

  await test.step('chooses a language', async () => {
    await visit('/en/about')
    await page.locator('.languages').getByRole('link', {name: 'Deutsch'}).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.locator('.languages').getByRole('link', {name: 'English'}).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await seen.look(page)
  })

  await test.step('agrees to reports, looks at one, and opens the chat', async () => {
    const agree = page.getByRole('button', {name: 'I agree', exact: true})
    await expect(async () => {
      await visit('/en/privacy')
      await expect(agree).toBeVisible({timeout: 500})
    }).toPass()
    await page.getByRole('button', {name: 'Show what would be sent'}).click()
    await expect(main).toContainText('IP address: 203.0.113.7')
    await agree.click()
    const reported = page.waitForResponse((response) => response.url().endsWith('/whatsapp/click'))
    const chat = context.waitForEvent('page')
    await page.getByRole('link', {name: say.whatsapp}).click()
    await (await chat).close()
    expect((await reported).status()).toBe(204)
    await seen.look(page)
  })

  for (const [path, button, thanks] of [
    ['/en/contact', say.send, say.thanks],
    ['/en/licences?category=c1e#enquiry', say.getQuote, say.enquiryThanks],
  ] as const)
    await test.step(`writes from ${path}`, async () => {
      await visit(path)
      const form = page.locator('main form[method=post]')
      const values = {firstName: 'Zoë', email: 'zoe@example.org', phone: '+49 30 23125 111', message: path}
      for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
      if (path.includes('licences')) await form.locator('[name=lastName]').fill('Muster')
      await seen.look(page)
      await form.getByRole('button', {name: button}).click()
      await expect(page.getByRole('dialog').filter({hasText: thanks})).toBeVisible()
      await seen.look(page)
    })

  await test.step('gives, as far as the test mode goes', async () => {
    await visit('/en/donate')
    for (const label of say.details) await field(main, label).fill('zoe@example.org')
    await field(main, say.details[3] ?? '').fill('+49 30 23125 111')
    await main.getByRole('radio', {name: say.methods[0]}).check()
    await seen.look(page)
    await main.locator('#donation button').first().click()
    // Kept as soon as the app shows the check, and until its result is there.
    const names = () => page.evaluate(() => Object.keys(sessionStorage)).catch(() => [])
    await expect.poll(names).toContainEqual(expect.stringMatching(/^answers:/))
    await main.getByRole('button', {name: say.finishTest}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say.testComplete)
    await seen.look(page)
  })

  await test.step('subscribes to the newsletter', async () => {
    await visit('/en/team')
    const footer = page.getByRole('contentinfo')
    await field(footer, say.newsletterEmail).fill('zoe@example.org')
    await seen.look(page)
    await footer.getByRole('button', {name: say.subscribe}).click()
    await expect(footer.getByRole('status')).toContainText(say.subscribed)
    await seen.look(page)
  })

  expectSame(seen.stored, listed('## In the browsers of visitors'))
  expectSame(seen.hosts, hostsListedFor('visitors'))
  await context.close()
})

test('what staff do', async ({browser}) => {
  const context = await browser.newContext({baseURL: product.siteUrl, locale: 'en-US'})
  const {page, seen} = await asSomebody(context)
  await openDocument(page, 'teamPage', 'teamPage')
  await input(page, 'heading.en').fill('Who we are')
  await expect(page.getByTestId('pane-footer').last()).toContainText('Saved')
  await seen.look(page)
  await page.getByRole('tab', {name: 'Preview'}).click()
  const inLanguage = page.getByRole('group', {name: 'Language of the preview'})
  await inLanguage.getByRole('button', {name: 'English'}).click()
  await previewShows(page, 'Who we are')
  await seen.look(page)
  await page.getByRole('tab', {name: 'Editing'}).click()
  await publish(page)
  await page.goto('/studio/presentation?preview=/en/team')
  await previewShows(page, 'Who we are')
  await seen.look(page)

  await test.step('searches, and opens what is found', async () => {
    await page.getByTestId('studio-search').click()
    await page.getByPlaceholder('Search', {exact: true}).fill('imprint')
    await page.getByTestId('search-results').locator('a').first().click()
    await expect(page.getByTestId('form-view')).toBeVisible()
    await seen.look(page)
  })

  await test.step('chooses the other language of the Studio', async () => {
    await page.getByRole('button', {name: 'Deutsch', exact: true}).click()
    await expect(page.getByRole('button', {name: 'English', exact: true})).toBeVisible()
    await seen.look(page)
  })

  expectSame(seen.stored, listed('## In the browsers of staff'))
  expectSame(seen.hosts, hostsListedFor('staff'))
  await context.close()
})

/** A page that is left before React has taken it over keeps nothing. */
async function previewShows(page: Page, heading: string) {
  await expect(page.frameLocator('iframe').first().locator('h1')).toHaveText(heading)
  const frame = await (await page.locator('iframe').first().elementHandle())?.contentFrame()
  if (!frame) throw new Error('The preview has no page.')
  await isTakenOver(frame)
}
