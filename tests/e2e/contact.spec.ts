import type {Page} from '@playwright/test'
import {de} from '../../app/i18n/de.ts'
import {accessibilityOf} from './support/axe.ts'
import {foundation} from './support/foundation.ts'
import {testFailures} from './support/message-failures.ts'
import {empty, expectTold, fieldNames, messageForm, newMessage, typed} from './support/message-form.ts'
import {ownProduct} from './support/own-product.ts'
import {addressOf, languages} from './support/pages.ts'
import {expect, isTakenOver, test} from './support/test.ts'
import {words} from './support/words.ts'

/** What visitors send by the contact form, and what they are told about it. One after the other: the foundation counts. */

test.describe.configure({mode: 'default'})
test.use({contextOptions: {reducedMotion: 'reduce'}})
ownProduct()
test.beforeEach(() => foundation.behave({fail: null}))

const messagesSent = /\/contact\.data/

/** Messages reach the site, and the page hears nothing of it. Resolves with the first one. */
const withoutAnswer = (page: Page) =>
  new Promise<void>((resolve) =>
    page.route(messagesSent, async (route) => {
      await route.fetch()
      resolve()
    }),
  )

const leavings: [string, (page: Page) => Promise<unknown>][] = [
  ['for the other language', (page) => page.getByRole('link', {name: 'Deutsch'}).click()],
  ['for another page', (page) => page.getByRole('link', {name: 'About Us'}).first().click()],
  ['by loading it again', (page) => page.reload()],
]

for (const javaScriptEnabled of [true, false])
  for (const language of languages)
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${language}`, () => {
      test.use({javaScriptEnabled})
      const say = words[language]
      const address = (path: string) => addressOf(language, path)
      const expectItAccessible = accessibilityOf(javaScriptEnabled)

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
        await expectItAccessible(page, 'with errors')
        for (const [index, name] of (['name', 'email', 'phone'] as const).entries()) {
          await links.nth(index).click()
          await expect(form.control(name)).toBeFocused()
          await expect(form.control(name)).toBeInViewport()
          await expect(form.control(name)).toHaveAttribute('aria-invalid', 'true')
          const told = `${say.error} ${await links.nth(index).innerText()}`
          await expect(form.control(name)).toHaveAccessibleDescription(told)
        }
        await form.expectValues(wrong)
        // Another jump within the page takes nothing away.
        await page.getByRole('contentinfo').getByRole('link', {name: say.top}).click()
        await expect(page).toHaveURL(/#top$/)
        await expect(links).toHaveCount(3)
        await form.expectValues(wrong)
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
        await expectItAccessible(page, 'sent')
        await page.reload()
        await expect(form.thanks).toBeVisible({visible: !javaScriptEnabled})
        await form.expectValues(empty)
        const {name, ...rest} = written
        const message = {firstName: name, ...rest, subject: 'Message from the website'}
        expect(await foundation.inbox()).toEqual([...before, message])
      })
    })

testFailures('contact')

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
    await form.control('name').focus()
    await typeByKeyboard(page, newMessage())
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

for (const javaScriptEnabled of [true, false])
  test.describe(`by keyboard alone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({javaScriptEnabled})

    test('a message is put right, and arrives', async ({page, visit, expectedStatuses}) => {
      expectedStatuses.add(422)
      const before = await foundation.inbox()
      const form = messageForm(page, words.de)
      const written = newMessage()
      await visit('/de/contact')
      await form.control('name').focus()
      await typeByKeyboard(page, {...written, email: 'nobody'})
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toBeFocused()
      for (const key of ['Tab', 'Enter', 'Control+A']) await page.keyboard.press(key)
      await expect(form.control('email')).toBeFocused()
      await page.keyboard.insertText(written.email)
      await page.keyboard.press('Enter')
      await expectTold(page, {box: form.thanks, title: words.de.thanks, scripted: javaScriptEnabled})
      await form.expectValues(empty)
      const {name, ...rest} = written
      const message = {firstName: name, ...rest, subject: 'Message from the website'}
      expect(await foundation.inbox()).toEqual([...before, message])
    })
  })

test('while a message is on its way, the button says so and sends nothing more', async ({page, visit}) => {
  const before = await foundation.inbox()
  const form = messageForm(page, words.en)
  await foundation.behave({fail: 'delay', ms: 1000})
  const sent: string[] = []
  page.on('request', (request) => {
    if (messagesSent.test(request.url())) sent.push(request.method())
  })
  await visit('/en/contact')
  await form.fill(newMessage())
  await form.button.dblclick()
  const busy = page.getByRole('main').getByRole('button', {name: 'Loading....'})
  await expect(busy).toBeVisible()
  await busy.press('Enter')
  await expectTold(page, {box: form.thanks, title: words.en.thanks})
  await expect(form.button).toBeVisible()
  expect(sent).toEqual(['POST'])
  expect(await foundation.inbox()).toHaveLength(before.length + 1)
})

for (const [how, leave] of leavings)
  test(`left ${how} before the answer came, the next page says that nobody knows`, async ({page, visit}) => {
    const before = await foundation.inbox()
    const form = messageForm(page, words.de)
    const told = page.getByRole('alert').filter({hasText: words.de.unclear})
    const written = newMessage()
    await visit('/en/contact')
    const arrived = withoutAnswer(page)
    await messageForm(page, words.en).fill(written)
    await messageForm(page, words.en).button.click()
    await arrived
    await leave(page)
    await visit('/de/contact')
    await page.unroute(messagesSent)
    await expect(told).toBeFocused()
    await expect(told).toContainText(de.form.broken.help)
    await form.expectValues(written)
    await form.button.click()
    await expectTold(page, {box: form.thanks, title: words.de.thanks})
    expect(await foundation.inbox()).toHaveLength(before.length + 1)
    await page.reload()
    await isTakenOver(page)
    await form.expectValues(empty)
    await expect(told).toBeHidden()
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

test.describe('without the script of the dialog', () => {
  // It would hand out what the test takes away.
  test.use({serviceWorkers: 'block'})

  test('the text in the page says all of it', async ({page, visit, expectedMessages}) => {
    expectedMessages.push(/net::ERR_FAILED/, /Service Worker registration blocked/)
    const form = messageForm(page, words.de)
    await page.route(/dialog\.client/, (route) => route.abort())
    await visit('/de/contact')
    await form.fill(newMessage())
    await form.button.click()
    await expect(form.thanks).toBeFocused()
    await expect(form.thanks).toContainText(words.de.arrived)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

/** Types into field after field, from the first one on, and goes on to the button, past the link to the privacy page. */
async function typeByKeyboard(page: Page, written: typeof typed) {
  for (const name of fieldNames) {
    for (const [index, part] of written[name].split('\n').entries()) {
      if (index > 0) await page.keyboard.press('Enter')
      await page.keyboard.insertText(part)
    }
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
}
