import type {Page} from '@playwright/test'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {privacyWords} from '../../app/privacy/words.server.ts'
import {accessibilityOf, expectAccessible} from './support/axe.ts'
import {foundation} from './support/foundation.ts'
import {ownProduct} from './support/own-product.ts'
import {addressOf, languages} from './support/pages.ts'
import {expect, field, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Who has sent too much is asked to wait, by every form. Each test comes from an address of its own. */

test.describe.configure({mode: 'default'})
test.use({contextOptions: {reducedMotion: 'reduce'}})
const product = ownProduct({env: {POSTS_PER_MINUTE: '1', TRUST_PROXY: '1'}, lookups: true})

let visitors = 0
test.beforeEach(async ({context, expectedStatuses}) => {
  expectedStatuses.add(429)
  await context.setExtraHTTPHeaders({'X-Forwarded-For': `198.51.100.${++visitors}`})
})

/** Uses up what the visitor may send in this minute. */
async function sendOne(page: Page, baseURL: string | undefined) {
  const {status} = await page.request
    .post('/contact', {form: {message: 'x'}, headers: {Origin: baseURL ?? ''}})
    .then((answer) => ({status: answer.status()}))
  expect(status).toBe(422)
}

const forms = {
  contact: {path: '/contact', label: 'message', typed: 'Grüße', button: '#contact [type=submit]'},
  enquiry: {path: '/licences', label: 'question', typed: 'Grüße', button: '#enquiry-form [type=submit]'},
  donation: {path: '/donate', label: 'amount', typed: '75', button: '#donation [type=submit]'},
  newsletter: {
    path: '/about',
    label: 'newsletterEmail',
    typed: 'zoe@example.org',
    button: '.newsletter [type=submit]',
  },
} as const

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({javaScriptEnabled})
    for (const language of languages)
      for (const [name, {path, label, typed, button}] of Object.entries(forms))
        test(`${name} in ${language}: the page asks to wait, and keeps every word`, async ({
          page,
          visit,
          baseURL,
        }) => {
          const told = {de, en}[language].form.limited
          const before = await foundation.inbox()
          await sendOne(page, baseURL)
          await visit(addressOf(language, path))
          const typedInto = field(page.getByRole('main'), words[language][label]).or(
            field(page.locator('.newsletter'), words[language][label]),
          )
          await typedInto.fill(typed)
          await page.locator(button).first().click()
          const alert = page.getByRole('alert').filter({hasText: told.title})
          await expect(alert.getByRole('timer')).toHaveText(secondsIn(told.text))
          await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
          await expect(alert).toBeFocused()
          await expect(alert).toBeInViewport()
          await expect(typedInto).toHaveValue(typed)
          await accessibilityOf(javaScriptEnabled)(page, 'asked to wait')
          expect(await foundation.inbox()).toEqual(before)
        })
    for (const language of languages)
      test(`the check of a donation in ${language}: it asks to wait, and keeps every answer`, async ({
        page,
        visit,
      }) => {
        const {limited} = {de, en}[language].form
        const say = words[language]
        const main = page.getByRole('main')
        await visit(addressOf(language, '/donate'))
        const answers = ['Zoë', 'Muster', 'zoe@example.org', '+49 30 23125111', 'Musterweg 1']
        for (const [index, answer] of answers.entries())
          await field(main, say.details[index] ?? '').fill(answer)
        // The form is the one post that is allowed, and its check the next.
        await page.locator('#donation [type=submit]').first().click()
        const alert = page.getByRole('alert').filter({hasText: limited.title})
        await expect(alert.getByRole('timer')).toHaveText(secondsIn(limited.text))
        await expect(alert).toBeFocused()
        await expect(page).toHaveURL(addressOf(language, '/donate/check'))
        for (const answer of answers) await expect(main).toContainText(answer)
        await accessibilityOf(javaScriptEnabled)(page, 'asked to wait at the check')
      })
  })

const secondsIn = (text: string) => new RegExp(`^${text.replace('{{seconds}}', '\\d+')}$`)

test('the seconds count down, and their end is said', async ({page, visit, baseURL}) => {
  const {limited} = en.form
  await page.clock.install()
  await sendOne(page, baseURL)
  await visit('/en/contact')
  await page.locator('#contact [type=submit]').click()
  const alert = page.getByRole('alert').filter({hasText: limited.title})
  const left = async () => Number(/\d+/.exec(await alert.getByRole('timer').innerText())?.[0])
  const first = await left()
  expect(first).toBeGreaterThan(30)
  await page.clock.fastForward(20_000)
  await expect.poll(left).toBeLessThanOrEqual(first - 20)
  expect(await left()).toBeGreaterThan(0)
  // A timer is not read aloud at each second; what stands in a status is.
  await expect(alert.getByRole('status')).toHaveText('')
  await page.clock.fastForward(60_000)
  await expect(alert.getByRole('status')).toHaveText(limited.over)
  await expect(alert.getByRole('timer')).toHaveCount(0)
  await expect(alert).toBeFocused()
})

for (const language of languages)
  test(`what would be sent about a visitor, in ${language}: who asks too often is asked to wait, and nothing is looked up`, async ({
    page,
    visit,
    baseURL,
  }) => {
    const {consent} = privacyWords[language]
    const {content, foundationUrl} = product.current
    const lookedUp = async () => (await fetch(foundationUrl.replace('/api/v1', '/lookups/asked'))).json()
    const section = page.getByRole('region', {name: consent.heading})
    const show = section.getByRole('button', {name: consent.show})
    const status = section.getByRole('status').first()
    await content().patch('siteSettings').set({'whatsappTracking.enabled': true}).commit()
    await expect(async () => {
      await visit(addressOf(language, '/privacy'))
      await expect(show).toBeVisible({timeout: 500})
    }).toPass()
    await page.clock.install()
    await sendOne(page, baseURL)
    await show.click()
    await expect(status.getByRole('timer')).toHaveText(secondsIn(consent.wait))
    await expectAccessible(page, 'asked to wait')
    await page.clock.fastForward(61_000)
    await expect(status).toContainText(consent.waited)
    await expect(status.getByRole('timer')).toHaveCount(0)
    expect(await lookedUp()).toEqual([])
  })
