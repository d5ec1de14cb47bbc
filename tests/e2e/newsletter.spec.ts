import type {Locator, Page} from '@playwright/test'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {accessibilityOf, expectAccessible} from './support/axe.ts'
import {ownProduct} from './support/own-product.ts'
import {addressOf, languages} from './support/pages.ts'
import {expect, field, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Subscribing from the footer of a page in the middle of the site. */

test.use({contextOptions: {reducedMotion: 'reduce'}})

let people = 0
/** An address like no other, also of another worker. */
const newAddress = () => `zoe-${process.pid}-${++people}@example.org`

/** Addresses reach the site, whose answer waits until it is released. */
async function heldAnswer(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let tell = () => {}
  const arrived = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route('**/newsletter.data*', async (route) => {
    const response = await route.fetch()
    tell()
    await released
    await route.fulfill({response})
  })
  return {arrived, release}
}

for (const language of languages) {
  const say = words[language]
  const {newsletter: told, form} = {de, en}[language]
  const address = addressOf(language, '/licences/c1e')

  async function send(footer: Locator) {
    const email = field(footer, say.newsletterEmail)
    await email.fill(newAddress())
    await email.press('Enter')
  }

  test.describe(`with JavaScript, ${language}`, () => {
    test('the answer stands in the footer, and nobody leaves the page', async ({page, visit}) => {
      await visit(address)
      const footer = page.getByRole('contentinfo')
      const email = field(footer, say.newsletterEmail)
      await email.fill(newAddress())
      await email.press('Enter')
      await expect(footer.getByRole('status')).toContainText(say.subscribed)
      await expect(footer.getByRole('status')).toBeFocused()
      await expect(email).toHaveValue('')
      expect(new URL(page.url()).pathname).toBe(address)
      await expectAccessible(page, 'after subscribing')
    })

    test('what is wrong is told at the field, which keeps it', async ({page, visit, expectedStatuses}) => {
      expectedStatuses.add(422)
      await visit(address)
      const footer = page.getByRole('contentinfo')
      const email = field(footer, say.newsletterEmail)
      await email.fill('zoe@')
      await footer.getByRole('button', {name: say.subscribe}).click()
      await expect(email).toBeFocused()
      await expect(email).toHaveValue('zoe@')
      await expect(email).toHaveAccessibleDescription(new RegExp(say.emailInvalid))
      await expectAccessible(page, 'with an error')
      await email.fill(newAddress())
      await email.press('Enter')
      await expect(footer.getByRole('status')).toContainText(say.subscribed)
      await expect(email).not.toHaveAttribute('aria-invalid')
    })

    test('a site that is away is told, and the address stays', async ({page, visit, expectedStatuses}) => {
      // What the browser notes of it has no status.
      expectedStatuses.add(0)
      await visit(address)
      await page.route('**/newsletter.data*', (route) => route.abort('connectionfailed'))
      const footer = page.getByRole('contentinfo')
      const email = field(footer, say.newsletterEmail)
      const typed = newAddress()
      await email.fill(typed)
      await footer.getByRole('button', {name: say.subscribe}).click()
      await expect(footer.getByRole('alert')).toHaveText(told.broken)
      await expect(footer.getByRole('alert')).toBeFocused()
      await expect(email).toHaveValue(typed)
      await expectAccessible(page, 'after a failure')
    })

    test.describe('on a first visit', () => {
      // Nothing is kept for reading offline yet.
      test.use({serviceWorkers: 'block'})

      test('offline and turned away: nothing was sent, and the address stays', async ({
        page,
        visit,
        context,
        expectedStatuses,
        expectedMessages,
      }) => {
        expectedStatuses.add(503)
        expectedMessages.push(/INTERNET_DISCONNECTED|Service Worker registration blocked/)
        await visit(address)
        const footer = page.getByRole('contentinfo')
        const email = field(footer, say.newsletterEmail)
        const typed = newAddress()
        const script = page.waitForResponse(/\/assets\/[^/]*newsletter-[^/]*\.js$/)
        await email.fill(typed)
        await (await script).finished()
        await context.setOffline(true)
        await email.press('Enter')
        await expect(footer.getByRole('alert')).toHaveText(told.offline)
        await context.setOffline(false)
        await page.route('**/newsletter.data*', (route) =>
          route.fulfill({status: 503, headers: {'Retry-After': '5'}, body: '<h1>No</h1>'}),
        )
        await email.press('Enter')
        await expect(footer.getByRole('alert')).toHaveText(`${form.refused.busy} ${told.notSent}`)
        await expect(footer.getByRole('alert')).toBeFocused()
        await expect(email).toHaveValue(typed)
        await page.unroute('**/newsletter.data*')
        await email.press('Enter')
        await expect(footer.getByRole('status')).toContainText(say.subscribed)
      })
    })

    test('an answer that comes after one has gone on is told on the next page, once', async ({
      page,
      visit,
    }) => {
      const hold = await heldAnswer(page)
      await visit(address)
      const footer = page.getByRole('contentinfo')
      await send(footer)
      await hold.arrived
      await page
        .getByRole('navigation', {name: say.navigation})
        .getByRole('link', {name: say.pages.about})
        .click()
      await expect(page).toHaveURL(addressOf(language, '/about'))
      hold.release()
      await expect(footer.getByRole('status')).toContainText(say.subscribed)
      await expect(footer.getByRole('status')).not.toBeFocused()
      await page
        .getByRole('navigation', {name: say.navigation})
        .getByRole('link', {name: say.pages.contact})
        .click()
      await expect(page).toHaveURL(addressOf(language, '/contact'))
      await expect(footer.getByRole('status')).toHaveCount(0)
    })

    test('left by loading anew before the answer came, the page says that nobody knows', async ({
      page,
      visit,
    }) => {
      const hold = await heldAnswer(page)
      await visit(address)
      const footer = page.getByRole('contentinfo')
      await send(footer)
      await hold.arrived
      await visit(addressOf(language, '/about'))
      await expect(footer.getByRole('alert')).toHaveText(told.broken)
      await expect(footer.getByRole('alert')).not.toBeFocused()
      await page.unroute('**/newsletter.data*')
      await send(footer)
      await expect(footer.getByRole('status')).toContainText(say.subscribed)
      await visit(addressOf(language, '/about'))
      await expect(footer.getByRole('alert')).toHaveCount(0)
    })
  })

  test.describe(`without JavaScript, ${language}`, () => {
    test.use({javaScriptEnabled: false})

    test('a page answers, survives reload, and leads back', async ({page, visit}) => {
      await visit(address)
      await field(page, say.newsletterEmail).fill(newAddress())
      await page.getByRole('button', {name: say.subscribe}).click()
      const main = page.getByRole('main')
      await expect(main.getByRole('status')).toContainText(say.subscribed)
      await expect(main.getByRole('status')).toBeInViewport()
      await accessibilityOf(false)(page, 'after subscribing')
      await page.reload()
      await expect(main.getByRole('status')).toContainText(say.subscribed)
      await main.getByRole('link', {name: say.backToPage}).click()
      await expect(page).toHaveURL(new RegExp(`${address}$`))
    })

    test('what is wrong is told on that page, and can be mended there', async ({
      page,
      visit,
      expectedStatuses,
    }) => {
      expectedStatuses.add(422)
      await visit(address)
      await field(page, say.newsletterEmail).fill('zoe@')
      await page.getByRole('button', {name: say.subscribe}).click()
      const main = page.getByRole('main')
      await expect(main).toContainText(say.emailInvalid)
      await expect(field(main, say.newsletterEmail)).toHaveValue('zoe@')
      await accessibilityOf(false)(page, 'with an error')
      await field(main, say.newsletterEmail).fill(newAddress())
      await main.getByRole('button', {name: say.subscribe}).click()
      await expect(main.getByRole('status')).toContainText(say.subscribed)
      await expect(main.getByRole('link', {name: say.backToPage})).toHaveAttribute('href', address)
    })
  })
}

test.describe('what is kept', () => {
  const product = ownProduct()
  const say = words.en
  const entriesOf = (email: string) =>
    product.current
      .content({dataset: 'newsletter', perspective: 'raw', token: 'local'})
      .fetch<object[]>('*[email == $email]{state, language}', {email})
  const entry = {state: 'unconfirmed', language: 'en'}
  const signal = (name: NodeJS.Signals) => process.kill(product.current.lake.pid() ?? 0, name)
  const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement)

  const ways = [
    {
      lake: 'is away',
      leave: () => product.current.lake.stop(),
      comeBack: () => product.current.lake.start(),
      told: /^This did not work\. Your address is still in the field\./,
      kept: [],
    },
    {
      lake: 'answers too late',
      leave: () => signal('SIGSTOP'),
      comeBack: () => signal('SIGCONT'),
      told: en.newsletter.broken,
      kept: [entry],
    },
  ]

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({javaScriptEnabled})
      /** Where the answer comes. */
      const placeOn = (page: Page) => page.getByRole(javaScriptEnabled ? 'contentinfo' : 'main')

      for (const {lake, leave, comeBack, told, kept} of ways)
        test(`where the lake ${lake}, is what was told, and one entry in the end`, async ({
          page,
          visit,
          expectedStatuses,
        }) => {
          expectedStatuses.add(503)
          const typed = newAddress()
          const place = placeOn(page)
          await visit('/en/about')
          await field(page, say.newsletterEmail).fill(typed)
          await leave()
          try {
            await field(page, say.newsletterEmail).press('Enter')
            await expect(place.getByRole('alert')).toHaveText(told)
            await expect(field(place, say.newsletterEmail)).toHaveValue(typed)
            await accessibilityOf(javaScriptEnabled)(page, 'without the lake')
          } finally {
            await comeBack()
          }
          await expect.poll(() => entriesOf(typed)).toEqual(kept)
          await place.getByRole('button', {name: say.subscribe}).click()
          await expect(place.getByRole('status')).toContainText(say.subscribed)
          expect(await entriesOf(typed)).toEqual([entry])
        })

      test('by Tab and Enter alone, is the address', async ({page, visit}) => {
        const typed = newAddress()
        const email = field(page, say.newsletterEmail)
        await visit('/en/about')
        for (let tabs = 0; tabs < 200 && !(await isFocused(email)); tabs++) await page.keyboard.press('Tab')
        await expect(email).toBeFocused()
        await page.keyboard.insertText(typed)
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', {name: say.subscribe})).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(placeOn(page).getByRole('status')).toContainText(say.subscribed)
        expect(await entriesOf(typed)).toEqual([entry])
      })
    })
})
