import type {Locator, Page} from '@playwright/test'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {expectAccessible} from './support/axe.ts'
import {foundation} from './support/foundation.ts'
import {addressOf, languages} from './support/pages.ts'
import {expect, field, isTakenOver, test} from './support/test.ts'
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

/** Forms whose message goes to the foundation, by the address of their page. */
const forms = {contact: '/contact', enquiry: '/licences'} as const
const formNames = Object.keys(forms) as (keyof typeof forms)[]

/** Such a form as a visitor meets it. */
function messageForm(page: Page, say: (typeof words)['en'], form: keyof typeof forms = 'contact') {
  const isEnquiry = form === 'enquiry'
  const place = isEnquiry ? page.locator('#enquiry') : page.getByRole('main')
  const labels: Record<Field, string> = isEnquiry ? {...say, name: say.firstName, message: say.question} : say
  const control = (name: Field) => field(place, labels[name])
  return {
    control,
    button: place.getByRole('button', {name: isEnquiry ? say.getQuote : say.send}),
    thanksTitle: isEnquiry ? say.enquiryThanks : say.thanks,
    thanks: place.getByRole('status').filter({hasText: say.arrived}),
    failure: place.getByRole('alert').filter({hasText: say.failed}),
    unclear: place.getByRole('alert').filter({hasText: say.unclear}),
    async fill(values: typeof typed) {
      for (const name of fieldNames) await control(name).fill(values[name])
    },
    async expectValues(values: typeof typed) {
      for (const name of fieldNames) await expect(control(name)).toHaveValue(values[name])
    },
  }
}

/** With scripts a dialog says it first; closed, it leaves the focus on the same words in the page. */
async function expectTold(
  page: Page,
  {box, title, scripted = true}: {box: Locator; title: string; scripted?: boolean},
) {
  if (scripted) {
    const dialog = page.getByRole('dialog', {name: title})
    await expect(dialog.getByRole('button')).toBeFocused()
    await expectAccessible(page, `dialog: ${title}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
  await expect(box.getByRole('heading')).toHaveText(title)
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
        const form = messageForm(page, say)
        const wrong = {...empty, email: 'nobody', message: typed.message}
        await visit(address('/contact'))
        await form.fill(wrong)
        await form.button.click()
        const summary = page.getByRole('alert')
        await expect(summary.getByRole('heading')).toHaveText(say.checkEntries)
        await expect(summary).toBeFocused()
        await expect(summary).toBeInViewport()
        await expect(page).toHaveTitle(new RegExp(`^${say.error} \\w`))
        const links = summary.getByRole('link')
        await expect(links).toHaveText([say.nameMissing, say.emailWrong, say.phoneMissing])
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
        const form = messageForm(page, say)
        const written = newMessage()
        await visit(address('/contact'))
        await form.fill(written)
        await form.button.click()
        await expectTold(page, {box: form.thanks, title: say.thanks, scripted: javaScriptEnabled})
        await expect(form.thanks).toContainText(say.arrived)
        await expect(page).toHaveURL(
          javaScriptEnabled ? address('/contact') : /contact\?sent=[\w.-]+#arrived$/,
        )
        await form.expectValues(empty)
        await ifScripted(() => expectAccessible(page, 'sent'))
        await page.reload()
        await expect(form.thanks).toBeVisible({visible: !javaScriptEnabled})
        await form.expectValues(empty)
        const {name, ...rest} = written
        const message = {firstName: name, ...rest, subject: 'Message from the website'}
        expect(await foundation.inbox()).toEqual([...before, message])
      })

      for (const name of formNames) {
        test(`${name}: the foundation refuses, and a second try arrives`, async ({
          page,
          visit,
          expectedStatuses,
        }) => {
          expectedStatuses.add(503)
          const before = await foundation.inbox()
          const form = messageForm(page, say, name)
          const written = newMessage()
          await foundation.behave({fail: 'status', status: 503})
          await visit(address(forms[name]))
          await form.fill(written)
          await form.button.click()
          await expectTold(page, {box: form.failure, title: say.failed, scripted: javaScriptEnabled})
          await expect(form.failure).toContainText(say.notSent)
          await expect(form.failure.getByRole('link')).toHaveText(['+49 30 23125 100', 'info@example.org'])
          await ifScripted(() => expectAccessible(page, 'failed'))
          await form.expectValues(written)
          expect(await foundation.inbox()).toEqual(before)

          await foundation.behave({fail: null})
          await form.button.click()
          await expectTold(page, {box: form.thanks, title: form.thanksTitle, scripted: javaScriptEnabled})
          await form.expectValues(empty)
          expect(await foundation.inbox()).toHaveLength(before.length + 1)
        })

        test(`${name}: the foundation hangs up; that it is unclear is told, and nothing sent again`, async ({
          page,
          visit,
          expectedStatuses,
        }) => {
          expectedStatuses.add(503)
          const before = await foundation.inbox()
          const form = messageForm(page, say, name)
          const written = newMessage()
          await foundation.behave({fail: 'drop', stores: true})
          await visit(address(forms[name]))
          await form.fill(written)
          for (const _ of ['first', 'second']) {
            await form.button.click()
            await expectTold(page, {box: form.unclear, title: say.unclear, scripted: javaScriptEnabled})
            await expect(form.unclear.getByRole('link')).toHaveText(['+49 30 23125 100', 'info@example.org'])
            await form.expectValues(written)
            await foundation.behave({fail: null})
          }
          await ifScripted(() => expectAccessible(page, 'unclear'))
          expect(await foundation.inbox()).toHaveLength(before.length + 1)
        })
      }

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
        await expect(page.getByRole('alert')).toBeFocused()
        await expect(page.getByRole('alert')).toBeInViewport()
        await expect(section).toContainText(say.askedAbout)
        await field(section, say.firstName).fill(typed.name)
        await field(section, say.phone).fill(typed.phone)
        await button.click()
        const thanks = section.getByRole('status').filter({hasText: say.arrived})
        await expectTold(page, {box: thanks, title: say.enquiryThanks, scripted: javaScriptEnabled})
        await expect(field(section, say.question)).toHaveValue('')
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

      test('licences: a question is put right and arrives, by keyboard alone', async ({
        page,
        visit,
        expectedStatuses,
      }) => {
        expectedStatuses.add(422)
        const before = await foundation.inbox()
        const question = newMessage().message.replace('\n', ' ')
        await visit(address('/licences#enquiry'))
        const section = page.locator('#enquiry')
        await field(section, say.question).focus()
        await page.keyboard.insertText(question)
        // Past the link to the privacy page, to the button.
        for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
        await expect(page.getByRole('alert')).toBeFocused()
        await ifScripted(() => expectAccessible(page, 'enquiry: errors'))
        for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
        await expect(section.locator('input[name=email]')).toBeFocused()
        await expect(section.locator('input[name=email]')).toBeInViewport()
        await page.keyboard.insertText('kim@example.org')
        // To the country, where its first letter chooses one.
        for (const key of ['Tab', 'Tab', say.germany.charAt(0)]) await page.keyboard.press(key)
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Enter')
        const thanks = section.getByRole('status').filter({hasText: say.arrived})
        await expectTold(page, {box: thanks, title: say.enquiryThanks, scripted: javaScriptEnabled})
        const subject = "Country: Germany, Service: Driver's License"
        const arrived = {
          firstName: '',
          lastName: '',
          email: 'kim@example.org',
          phone: '',
          subject,
          message: question,
        }
        expect(await foundation.inbox()).toEqual([...before, arrived])
      })
    })

test('a second failure is told again', async ({page, visit, expectedStatuses}) => {
  expectedStatuses.add(503)
  const form = messageForm(page, words.en)
  await foundation.behave({fail: 'status', status: 500})
  await visit('/en/contact')
  await form.fill(newMessage())
  for (const _ of ['first', 'second']) {
    await form.button.click()
    await expectTold(page, {box: form.failure, title: words.en.failed})
  }
})

test('a second message finds an empty form, and arrives too; by keyboard alone', async ({page, visit}) => {
  const before = await foundation.inbox()
  const form = messageForm(page, words.en)
  await visit('/en/contact')
  for (const _ of ['first', 'second']) {
    const written = newMessage()
    await form.control('name').focus()
    for (const name of fieldNames) {
      await expect(form.control(name)).toBeFocused()
      for (const [index, part] of written[name].split('\n').entries()) {
        if (index > 0) await page.keyboard.press('Enter')
        await page.keyboard.insertText(part)
      }
      await page.keyboard.press('Tab')
    }
    // Past the link to the privacy page.
    await page.keyboard.press('Tab')
    await expect(form.button).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', {name: words.en.thanks})
    await expect(dialog.getByRole('button')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.thanks).toBeFocused()
    await form.expectValues(empty)
  }
  expect(await foundation.inbox()).toHaveLength(before.length + 2)
})

test('while a message is on its way, the button says so and sends nothing more', async ({page, visit}) => {
  const before = await foundation.inbox()
  const form = messageForm(page, words.en)
  await foundation.behave({fail: 'delay', ms: 1000})
  await visit('/en/contact')
  await form.fill(newMessage())
  await form.button.dblclick()
  const busy = page.getByRole('main').getByRole('button', {name: 'Loading....'})
  await expect(busy).toBeVisible()
  await busy.press('Enter')
  await expectTold(page, {box: form.thanks, title: words.en.thanks})
  await expect(form.button).toBeVisible()
  expect(await foundation.inbox()).toHaveLength(before.length + 1)
})

test('sent from two tabs, and once more after going back, a message arrives once', async ({
  page,
  visit,
  context,
}) => {
  const before = await foundation.inbox()
  const written = newMessage()
  await foundation.behave({fail: 'delay', ms: 300})
  const second = await context.newPage()
  const forms = [page, second].map((tab) => messageForm(tab, words.en))
  await visit('/en/contact')
  await second.goto('/en/contact')
  await isTakenOver(second)
  for (const form of forms) await form.fill(written)
  await Promise.all(forms.map((form) => form.button.click()))
  for (const tab of [page, second])
    await expect(tab.getByRole('dialog', {name: words.en.thanks})).toBeVisible()
  await visit('/en/about')
  await page.goBack()
  await isTakenOver(page)
  await forms[0]?.fill(written)
  await forms[0]?.button.click()
  await expect(page.getByRole('dialog', {name: words.en.thanks})).toBeVisible()
  expect(await foundation.inbox()).toHaveLength(before.length + 1)
})

for (const language of languages) {
  const say = words[language]
  const {form: told} = {de, en}[language]
  const lost = /net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION)/

  for (const name of formNames) {
    test(`offline in ${language}: the ${name} form says so, keeps every word, and sends when pressed again`, async ({
      page,
      visit,
      context,
    }) => {
      const before = await foundation.inbox()
      const form = messageForm(page, say, name)
      const written = newMessage()
      await visit(addressOf(language, forms[name]))
      const dialogs = page.waitForResponse(/\/dialog-[^/]*\.css$/)
      await form.fill(written)
      await (await dialogs).finished()
      await context.setOffline(true)
      for (const _ of ['first', 'second']) {
        await form.button.click()
        await expectTold(page, {box: form.failure, title: say.failed})
        await expect(form.failure).toContainText(told.offlineHelp)
      }
      await expectAccessible(page, 'offline')
      await context.setOffline(false)
      await form.expectValues(written)
      expect(await foundation.inbox()).toEqual(before)
      await form.button.click()
      await expectTold(page, {box: form.thanks, title: form.thanksTitle})
      expect(await foundation.inbox()).toHaveLength(before.length + 1)
    })

    test(`the site is lost on the way in ${language}: the ${name} form says what is known, and sends once`, async ({
      page,
      visit,
      expectedMessages,
    }) => {
      expectedMessages.push(lost)
      const before = await foundation.inbox()
      const form = messageForm(page, say, name)
      const written = newMessage()
      await visit(addressOf(language, forms[name]))
      await form.fill(written)
      const data = new RegExp(`${forms[name]}\\.data`)
      // It arrives, and the answer does not come back.
      await page.route(data, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await form.button.click()
      await expectTold(page, {box: form.unclear, title: told.unclear.title})
      await expect(form.unclear).toContainText(told.broken.help)
      await form.expectValues(written)
      await page.unroute(data)
      await form.button.click()
      await expectTold(page, {box: form.thanks, title: form.thanksTitle})
      expect(await foundation.inbox()).toHaveLength(before.length + 1)
    })
  }
}

test('where the dialog cannot be loaded, the text in the page says all of it', async ({
  page,
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(/net::ERR_FAILED/)
  const form = messageForm(page, words.de)
  await page.route(/dialog\.client/, (route) => route.abort())
  await visit('/de/contact')
  await form.fill(newMessage())
  await form.button.click()
  await expect(form.thanks).toBeFocused()
  await expect(form.thanks).toContainText(words.de.arrived)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the started app tells the site, which wakes the foundation', async ({page, visit}) => {
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === '/wake')
  await visit('/en/about')
  expect((await told).status()).toBe(204)
})
