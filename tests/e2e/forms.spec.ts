import type {Page} from '@playwright/test'
import {expectAccessible} from './support/axe.ts'
import {foundation} from './support/foundation.ts'
import {addressOf, languages} from './support/pages.ts'
import {expect, open, test} from './support/test.ts'
import {words} from './support/words.ts'

/** What visitors send, and what they are told about it. One after the other: all share the foundation's stand-in. */

test.describe.configure({mode: 'default'})
test.beforeEach(() => foundation.behave({fail: null}))

const typed = {
  name: 'Zoë <b>Ü</b> Müller',
  email: 'zoe@example.org',
  phone: '+49 (30) 23125-111',
  message: 'Erste Zeile\nzweite "Zeile" & mehr €',
}

for (const javaScriptEnabled of [true, false])
  for (const language of languages)
    test.describe(`contact ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${language}`, () => {
      test.use({javaScriptEnabled, contextOptions: {reducedMotion: 'reduce'}})
      const say = words[language]
      const fields = ['name', 'email', 'phone', 'message'] as const
      const field = (page: Page, name: (typeof fields)[number]) =>
        page.getByRole('main').getByLabel(say[name], {exact: false})
      const send = (page: Page) => page.getByRole('main').getByRole('button', {name: say.send}).click()
      const visit = (page: Page) =>
        javaScriptEnabled
          ? open(page, addressOf(language, '/contact'))
          : page.goto(addressOf(language, '/contact'))

      async function fill(page: Page, values: Partial<typeof typed> = typed) {
        for (const name of fields) await field(page, name).fill(values[name] ?? '')
      }

      async function expectKept(page: Page, values: Partial<typeof typed> = typed) {
        for (const name of fields) await expect(field(page, name)).toHaveValue(values[name] ?? '')
      }

      test('errors', async ({page, expectedStatuses}) => {
        expectedStatuses.add(422)
        const before = await foundation.inbox()
        await visit(page)
        const wrong = {email: 'nobody', message: typed.message}
        await fill(page, wrong)
        await send(page)
        const summary = page.getByRole('alert')
        await expect(summary.getByRole('heading')).toHaveText(say.checkEntries)
        const errors = [say.nameMissing, say.emailWrong, say.phoneMissing]
        await expect(summary.getByRole('link')).toHaveText(errors)
        if (javaScriptEnabled) await expect(summary).toBeFocused()
        for (const [index, name] of (['name', 'email', 'phone'] as const).entries()) {
          await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
          await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(errors[index] ?? '$^'))
          await summary.getByRole('link').nth(index).click()
          await expect(field(page, name)).toBeFocused()
          await expect(field(page, name)).toBeInViewport()
        }
        await expectKept(page, wrong)
        await expectAccessible(page, 'with errors')
        expect(await foundation.inbox()).toEqual(before)
      })

      test('success', async ({page}) => {
        const before = await foundation.inbox()
        await visit(page)
        await fill(page)
        await send(page)
        const thanks = page.getByRole('status').filter({hasText: say.thanks})
        await expect(thanks).toContainText(say.arrived)
        if (javaScriptEnabled) await expect(thanks).toBeFocused()
        await expect(page).toHaveURL(/\/contact\?sent/)
        await expectKept(page, {})
        await expectAccessible(page, 'sent')
        const {name, ...rest} = typed
        const arrived = {firstName: name, ...rest, subject: 'Message from the website'}
        expect(await foundation.inbox()).toEqual([...before, arrived])
      })

      for (const [what, behaviour] of [
        ['refuses', {fail: 'status', status: 503}],
        ['hangs up', {fail: 'drop'}],
      ] as const)
        test(`failure: the foundation ${what}`, async ({page, expectedStatuses}) => {
          expectedStatuses.add(502)
          const before = await foundation.inbox()
          await foundation.behave(behaviour)
          await visit(page)
          await fill(page)
          await send(page)
          const failure = page.getByRole('alert').filter({hasText: say.failed})
          await expect(failure).toContainText(say.notSent)
          await expect(failure.getByRole('link')).toHaveText(['+49 30 23125 100', 'info@example.org'])
          if (javaScriptEnabled) await expect(failure).toBeFocused()
          await expectKept(page)
          await expectAccessible(page, 'failed')

          await foundation.behave({fail: null})
          expect(await foundation.inbox()).toEqual(before)
          await send(page)
          await expect(page.getByRole('status').filter({hasText: say.thanks})).toBeVisible()
          await expectKept(page, {})
          expect(await foundation.inbox()).toHaveLength(before.length + 1)
        })
    })

test('a second failure is told again', async ({page, expectedStatuses}) => {
  expectedStatuses.add(502)
  const say = words.en
  await foundation.behave({fail: 'status', status: 500})
  await open(page, '/en/contact')
  for (const [label, value] of [
    [say.name, typed.name],
    [say.email, typed.email],
    [say.phone, typed.phone],
    [say.message, typed.message],
  ] as const)
    await page.getByRole('main').getByLabel(label).fill(value)
  const button = page.getByRole('main').getByRole('button', {name: say.send})
  const failure = page.getByRole('alert').filter({hasText: say.failed})
  for (const _ of ['first', 'second']) {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await button.click()
    expect((await answer).status()).toBe(502)
    await expect(failure).toBeFocused()
  }
})

test('while it is sent, the button says so and a second click sends nothing more', async ({page}) => {
  const say = words.en
  const before = await foundation.inbox()
  await foundation.behave({fail: 'delay', ms: 1000})
  await open(page, '/en/contact')
  const main = page.getByRole('main')
  for (const [label, value] of [
    [say.name, typed.name],
    [say.email, typed.email],
    [say.phone, typed.phone],
    [say.message, typed.message],
  ] as const)
    await main.getByLabel(label).fill(value)
  await main.getByRole('button', {name: say.send}).click()
  await main.getByRole('button', {name: 'Loading....'}).click()
  await expect(page.getByRole('status').filter({hasText: say.thanks})).toBeVisible()
  await expect(main.getByRole('button', {name: say.send})).toBeVisible()
  expect(await foundation.inbox()).toHaveLength(before.length + 1)
})

for (const javaScriptEnabled of [true, false])
  for (const language of languages)
    test.describe(`not active yet, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${language}`, () => {
      test.use({javaScriptEnabled, contextOptions: {reducedMotion: 'reduce'}})
      const say = words[language]
      const visit = (page: Page, path: string) =>
        javaScriptEnabled ? open(page, addressOf(language, path)) : page.goto(addressOf(language, path))

      test('donating', async ({page}) => {
        const before = await foundation.inbox()
        await visit(page, '/donate')
        const main = page.getByRole('main')
        await expect(main.getByText(say.notDonated)).toBeVisible()
        await main.getByLabel(say.amount, {exact: true}).fill('12,50')
        await main.getByRole('radio', {name: say.methods[1]}).check()
        const details = say.details.map((label) => main.getByLabel(label))
        for (const [index, detail] of details.entries()) await detail.fill(`<i>Wort</i> ${index}`)
        await main.getByRole('button', {name: say.save}).click()
        const notice = page.getByRole('alert')
        await expect(notice).toContainText(say.notDonated)
        await expect(notice).toBeInViewport()
        if (javaScriptEnabled) await expect(notice).toBeFocused()
        await expect(main.getByLabel(say.amount, {exact: true})).toHaveValue('12,50')
        await expect(main.getByRole('radio', {name: say.methods[1]})).toBeChecked()
        for (const [index, detail] of details.entries())
          await expect(detail).toHaveValue(`<i>Wort</i> ${index}`)
        await expectAccessible(page, 'after sending')
        expect(await foundation.inbox()).toEqual(before)
      })

      test('a preset amount stays chosen', async ({page}) => {
        await visit(page, '/donate')
        const preset = page.getByRole('radio', {name: '$50'})
        await preset.check()
        if (javaScriptEnabled) await expect(page.getByLabel(say.amount, {exact: true})).toHaveValue('50')
        await page.getByRole('main').getByRole('button', {name: say.donateNow}).click()
        await expect(page.getByRole('alert')).toContainText(say.notDonated)
        await expect(preset).toBeChecked()
        await expect(page.getByLabel(say.amount, {exact: true})).toHaveValue('50')
      })

      test('newsletter', async ({page}) => {
        const before = await foundation.inbox()
        await visit(page, '/about')
        const email = page.getByLabel(say.newsletterEmail)
        await email.fill('zoe@example.org')
        await page.getByRole('button', {name: say.subscribe}).click()
        await expect(page.getByRole('status').filter({hasText: say.notSubscribed}).first()).toBeVisible()
        if (javaScriptEnabled)
          await expect(page.getByRole('strong').filter({hasText: say.notSubscribed})).toBeVisible()
        await expect(email).toHaveValue('zoe@example.org')
        await expectAccessible(page, 'after subscribing')
        expect(await foundation.inbox()).toEqual(before)
      })
    })
