import type {Page} from '@playwright/test'
import {expectAccessible} from './support/axe.ts'
import {foundation} from './support/foundation.ts'
import {addressOf, languages} from './support/pages.ts'
import {expect, field, test} from './support/test.ts'
import {words} from './support/words.ts'

/** What visitors send, and what they are told about it. One after the other: all share the foundation's stand-in. */

test.describe.configure({mode: 'default'})
test.use({contextOptions: {reducedMotion: 'reduce'}})
test.beforeEach(() => foundation.behave({fail: null}))

const typed = {
  name: 'Zoë <b>Ü</b> Müller',
  email: 'zoe@example.org',
  phone: '+49 (30) 23125-111',
  message: 'Erste Zeile\nzweite "Zeile" & mehr €',
}
let messages = 0
/** A message like no other, also of another worker: the same one again would not be sent. */
const newMessage = () => ({...typed, message: `${typed.message} ${process.pid}/${++messages}`})

type Field = keyof typeof typed
const fieldNames = Object.keys(typed) as Field[]
const empty = {name: '', email: '', phone: '', message: ''}

/** The contact form as a visitor meets it. */
function contactForm(page: Page, say: (typeof words)['en']) {
  const main = page.getByRole('main')
  const control = (name: Field) => field(main, say[name])
  return {
    control,
    button: main.getByRole('button', {name: say.send}),
    thanks: page.getByRole('status').filter({hasText: say.thanks}),
    failure: page.getByRole('alert').filter({hasText: say.failed}),
    unclear: page.getByRole('alert').filter({hasText: say.unclear}),
    async fill(values: typeof typed) {
      for (const name of fieldNames) await control(name).fill(values[name])
    },
    async expectValues(values: typeof typed) {
      for (const name of fieldNames) await expect(control(name)).toHaveValue(values[name])
    },
  }
}

for (const javaScriptEnabled of [true, false])
  for (const language of languages)
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${language}`, () => {
      test.use({javaScriptEnabled})
      const say = words[language]
      const address = (path: string) => addressOf(language, path)
      // What axe and the focus need.
      const ifScripted = async (check: () => Promise<void>) => {
        if (javaScriptEnabled) await check()
      }

      test('contact: what is wrong is told, and every word kept', async ({page, visit, expectedStatuses}) => {
        expectedStatuses.add(422)
        const before = await foundation.inbox()
        const form = contactForm(page, say)
        const wrong = {...empty, email: 'nobody', message: typed.message}
        await visit(address('/contact'))
        await form.fill(wrong)
        await form.button.click()
        const summary = page.getByRole('alert')
        await expect(summary.getByRole('heading')).toHaveText(say.checkEntries)
        const links = summary.getByRole('link')
        await expect(links).toHaveText([say.nameMissing, say.emailWrong, say.phoneMissing])
        await ifScripted(() => expect(summary).toBeFocused())
        await ifScripted(() => expectAccessible(page, 'with errors'))
        for (const [index, name] of (['name', 'email', 'phone'] as const).entries()) {
          await links.nth(index).click()
          await expect(form.control(name)).toBeFocused()
          await expect(form.control(name)).toBeInViewport()
          await expect(form.control(name)).toHaveAttribute('aria-invalid', 'true')
          const told = `${say.error} ${await links.nth(index).innerText()}`
          await expect(form.control(name)).toHaveAccessibleDescription(told)
        }
        await form.expectValues(wrong)
        await ifScripted(async () => {
          // Another jump within the page takes nothing away.
          await page.getByRole('contentinfo').getByRole('link', {name: say.top}).click()
          await expect(page).toHaveURL(/#top$/)
          await expect(links).toHaveCount(3)
          await form.expectValues(wrong)
        })
        expect(await foundation.inbox()).toEqual(before)
      })

      test('contact: a message arrives', async ({page, visit}) => {
        const before = await foundation.inbox()
        const form = contactForm(page, say)
        const written = newMessage()
        await visit(address('/contact'))
        await form.fill(written)
        await form.button.click()
        await expect(form.thanks).toContainText(say.arrived)
        await expect(page).toHaveURL(address(javaScriptEnabled ? '/contact' : '/contact?sent#message'))
        await form.expectValues(empty)
        await ifScripted(() => expect(form.thanks).toBeFocused())
        await ifScripted(() => expectAccessible(page, 'sent'))
        const {name, ...rest} = written
        const message = {firstName: name, ...rest, subject: 'Message from the website'}
        expect(await foundation.inbox()).toEqual([...before, message])
      })

      test('contact: the foundation refuses, and a second try arrives', async ({
        page,
        visit,
        expectedStatuses,
      }) => {
        expectedStatuses.add(502)
        const before = await foundation.inbox()
        const form = contactForm(page, say)
        const written = newMessage()
        await foundation.behave({fail: 'status', status: 503})
        await visit(address('/contact'))
        await form.fill(written)
        await form.button.click()
        await expect(form.failure).toContainText(say.notSent)
        await expect(form.failure.getByRole('link')).toHaveText(['+49 30 23125 100', 'info@example.org'])
        await ifScripted(() => expect(form.failure).toBeFocused())
        await ifScripted(() => expectAccessible(page, 'failed'))
        await form.expectValues(written)
        expect(await foundation.inbox()).toEqual(before)

        await foundation.behave({fail: null})
        await form.button.click()
        await expect(form.thanks).toBeVisible()
        await form.expectValues(empty)
        expect(await foundation.inbox()).toHaveLength(before.length + 1)
      })

      test('contact: the foundation hangs up; that it is unclear is told, and nothing sent again', async ({
        page,
        visit,
        expectedStatuses,
      }) => {
        expectedStatuses.add(504)
        const before = await foundation.inbox()
        const form = contactForm(page, say)
        const written = newMessage()
        await foundation.behave({fail: 'drop', stores: true})
        await visit(address('/contact'))
        await form.fill(written)
        for (const _ of ['first', 'second']) {
          await form.button.click()
          await expect(form.unclear).toBeVisible()
          await expect(form.unclear.getByRole('link')).toHaveText(['+49 30 23125 100', 'info@example.org'])
          await ifScripted(() => expect(form.unclear).toBeFocused())
          await form.expectValues(written)
          await foundation.behave({fail: null})
        }
        await ifScripted(() => expectAccessible(page, 'unclear'))
        expect(await foundation.inbox()).toHaveLength(before.length + 1)
      })

      test('licences: a question about a category arrives', async ({page, visit, expectedStatuses}) => {
        expectedStatuses.add(422)
        const before = await foundation.inbox()
        const written = newMessage()
        await visit(address('/licences/c1e'))
        await page.getByRole('link', {name: say.ask}).click()
        const section = page.locator('#enquiry')
        await expect(section).toContainText(say.askedAbout)
        await expect(section).toBeInViewport()
        await field(section, say.question).fill(written.message)
        await field(section, say.country).selectOption({label: say.germany})
        await field(section, say.service).selectOption({label: say.idCard})
        const button = section.getByRole('button', {name: say.getQuote})
        await button.click()
        await expect(section.getByRole('alert')).toBeInViewport()
        await expect(section).toContainText(say.askedAbout)
        await field(section, say.firstName).fill(typed.name)
        await field(section, say.phone).fill(typed.phone)
        await button.click()
        const thanks = section.getByRole('status').filter({hasText: say.arrived})
        await expect(thanks).toBeInViewport()
        const arrived = {
          firstName: typed.name,
          lastName: '',
          email: '',
          phone: typed.phone,
          subject: 'Country: Germany, Service: ID Card',
          message: `${say.categoryLine}\n${written.message}`,
        }
        expect(await foundation.inbox()).toEqual([...before, arrived])
      })

      test('the newsletter says that it is not active yet', async ({page, visit}) => {
        const before = await foundation.inbox()
        await visit(address('/about'))
        const email = field(page, say.newsletterEmail)
        await email.fill(typed.email)
        await page.getByRole('button', {name: say.subscribe}).click()
        const answer = javaScriptEnabled
          ? page.getByRole('status').getByRole('strong')
          : page.getByRole('main').getByRole('status')
        await expect(answer).toHaveText(say.notSubscribed)
        await ifScripted(() => expect(email).toHaveValue(typed.email))
        await ifScripted(() => expectAccessible(page, 'after subscribing'))
        expect(await foundation.inbox()).toEqual(before)
      })
    })

test('a second failure is told again', async ({page, visit, expectedStatuses}) => {
  expectedStatuses.add(502)
  const form = contactForm(page, words.en)
  await foundation.behave({fail: 'status', status: 500})
  await visit('/en/contact')
  await form.fill(newMessage())
  for (const _ of ['first', 'second']) {
    await form.button.click()
    await expect(form.failure).toBeFocused()
  }
})

test('a second message finds an empty form, and arrives too', async ({page, visit}) => {
  const before = await foundation.inbox()
  const form = contactForm(page, words.en)
  await visit('/en/contact')
  for (const _ of ['first', 'second']) {
    await form.fill(newMessage())
    await form.button.click()
    await form.expectValues(empty)
    await expect(form.thanks).toBeFocused()
  }
  expect(await foundation.inbox()).toHaveLength(before.length + 2)
})

test('while a message is on its way, the button says so and sends nothing more', async ({page, visit}) => {
  const before = await foundation.inbox()
  const form = contactForm(page, words.en)
  await foundation.behave({fail: 'delay', ms: 1000})
  await visit('/en/contact')
  await form.fill(newMessage())
  await form.button.click()
  const busy = page.getByRole('main').getByRole('button', {name: 'Loading....'})
  await expect(busy).toBeVisible()
  await busy.press('Enter')
  await expect(form.thanks).toBeVisible()
  await expect(form.button).toBeVisible()
  expect(await foundation.inbox()).toHaveLength(before.length + 1)
})

test('the started app tells the site, which wakes the foundation', async ({page, visit}) => {
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === '/wake')
  await visit('/en/about')
  expect((await told).status()).toBe(204)
})
