import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import type {Refusal} from '../../app/shell/refusal.ts'
import {accessibilityOf, expectAccessible} from './support/axe.ts'
import {foundation} from './support/foundation.ts'
import {
  dialogsAreLoaded,
  empty,
  expectTold,
  fieldNames,
  messageForm,
  newMessage,
  typed,
} from './support/message-form.ts'
import {addressOf, variants} from './support/pages.ts'
import {productForFile} from './support/product.ts'
import {expect, isTakenOver, test} from './support/test.ts'
import {words} from './support/words.ts'

/** The contact form and its results. Tests run one after the other, as they compare the foundation's inbox. */

test.describe.configure({mode: 'default'})
test.use({contextOptions: {reducedMotion: 'reduce'}})
productForFile()
test.beforeEach(() => foundation.behave({fail: null}))

const messagesSent = /\/contact\.data/

for (const {javaScriptEnabled, language} of variants)
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${language}`, () => {
    test.use({javaScriptEnabled})
    const scripted = javaScriptEnabled
    const say = words[language]
    const address = (path: string) => addressOf(language, path)
    const expectItAccessible = accessibilityOf(javaScriptEnabled)

    test('contact: reports errors and keeps the input; corrected, the message arrives', async ({
      page,
      visit,
      expectedStatuses,
    }) => {
      expectedStatuses.add(422)
      const before = await foundation.inbox()
      const form = messageForm(page, say, scripted)
      const wrong = {...empty, email: 'no-email', message: typed.message}
      await visit(address('/contact'))
      await form.fill(wrong)
      await form.button.click()
      const summary = page.getByRole('alert')
      await expect(summary.getByRole('heading')).toHaveText(`${say.error} ${say.checkEntries}`)
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
      // A jump within the page keeps errors and values.
      await page.getByRole('contentinfo').getByRole('link', {name: say.top}).click()
      await expect(page).toHaveURL(/#top$/)
      await expect(links).toHaveCount(3)
      await form.expectValues(wrong)
      expect(await foundation.inbox()).toEqual(before)

      const written = newMessage()
      await form.fill(written)
      await form.button.click()
      await expectTold(page, {box: form.thanks, title: say.thanks, scripted, inspect: true})
      await expect(form.thanks).toContainText(say.arrived)
      await expect(page).toHaveURL(scripted ? /\/contact#top$/ : /\/contact\?sent=[\w.-]+#arrived$/)
      await expectItAccessible(page, 'sent')
      await page.reload()
      await expect(form.thanks).toBeVisible({visible: !scripted})
      if (scripted) await form.expectValues(empty)
      else await form.expectReplaced()
      const {name, ...rest} = written
      const message = {firstName: name, ...rest, subject: 'Message from the website'}
      expect(await foundation.inbox()).toEqual([...before, message])
    })
  })

test('the foundation hangs up: the outcome is unclear, and sending again stores the message once', async ({
  page,
  visit,
  expectedStatuses,
}) => {
  expectedStatuses.add(503)
  const before = await foundation.inbox()
  const form = messageForm(page, words.de)
  const written = newMessage()
  await foundation.behave({fail: 'drop', stores: true})
  await visit('/de/contact')
  await form.fill(written)
  await form.button.click()
  await expectTold(page, {box: form.unclear, title: words.de.unclear, inspect: true})
  await expect(form.unclear).toContainText(de.form.unclear.help)
  await expect(form.unclear.getByRole('link')).toHaveText(['+49 30 23125 100', 'info@example.org'])
  await form.expectValues(written)
  await expectAccessible(page, 'unclear')
  const again = page.getByRole('button', {name: de.form.sendAgain})
  await again.click()
  // The dialog has the same button; the page behind it is hidden from assistive technology.
  await expect(page.getByRole('dialog')).toBeVisible()
  await foundation.behave({fail: null})
  await again.click()
  await expectTold(page, {box: form.thanks, title: words.de.thanks})
  await form.expectReplaced()
  // The foundation recognises the idempotency key.
  expect(await foundation.inbox()).toHaveLength(before.length + 1)
})

/** Responses of the server, or of a proxy before it. */
const refusals: {status: number; why: Refusal; headers?: Record<string, string>}[] = [
  {status: 403, why: 'other'},
  {status: 503, why: 'busy', headers: {'Retry-After': '5'}},
]

test('offline, refused, or its response lost: the form says so, keeps the message, and sends it once', async ({
  page,
  visit,
  context,
  expectedStatuses,
  expectedMessages,
}) => {
  expectedMessages.push(/net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION)/)
  const before = await foundation.inbox()
  const form = messageForm(page, words.en)
  const written = newMessage()
  await visit('/en/contact')
  await form.fill(written)
  await context.setOffline(true)
  await form.button.click()
  await expectTold(page, {box: form.failure, title: words.en.failed, inspect: true})
  await expect(form.failure).toContainText(en.form.offlineHelp)
  await expectAccessible(page, 'offline')
  await context.setOffline(false)

  for (const {status, why, headers} of refusals) {
    expectedStatuses.add(status)
    await page.route(messagesSent, (route) => route.fulfill({status, headers, body: '<h1>No</h1>'}))
    await form.button.click()
    await expect(page.getByRole('dialog')).toContainText(en.form.refused[why])
    await expectTold(page, {box: form.failure, title: words.en.failed})
    await expect(form.failure).toContainText(en.form.refused[why])
    await expect(form.failure).toContainText(en.form.refused.help)
    await form.expectValues(written)
    await page.unroute(messagesSent)
  }
  expect(await foundation.inbox()).toEqual(before)

  await page.route(messagesSent, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.button.click()
  await expectTold(page, {box: form.unclear, title: en.form.unclear.title})
  await expect(form.unclear).toContainText(en.form.broken.help)
  await form.expectValues(written)
  await page.unroute(messagesSent)
  await form.button.click()
  await expectTold(page, {box: form.thanks, title: words.en.thanks})
  expect(await foundation.inbox()).toHaveLength(before.length + 1)
})

test('a second message finds an empty form, and arrives too; by keyboard alone', async ({page, visit}) => {
  const before = await foundation.inbox()
  const form = messageForm(page, words.en)
  await visit('/en/contact')
  await form.control('name').focus()
  await dialogsAreLoaded(page)
  for (const _ of ['first', 'second']) {
    const written = newMessage()
    for (const name of fieldNames) {
      for (const [index, line] of written[name].split('\n').entries()) {
        if (index > 0) await page.keyboard.press('Enter')
        await page.keyboard.insertText(line)
      }
      await page.keyboard.press('Tab')
    }
    // Skip the link to the privacy page.
    await page.keyboard.press('Tab')
    await expect(form.button).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', {name: words.en.thanks})
    await expect(dialog.getByRole('button')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.thanks).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await form.expectValues(empty)
    await expect(form.control('name')).toBeFocused()
  }
  expect(await foundation.inbox()).toHaveLength(before.length + 2)
})

test('while a message is on its way, the button says so and sends nothing more', async ({page, visit}) => {
  const before = await foundation.inbox()
  const form = messageForm(page, words.en)
  const seen = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route(messagesSent, async (route) => {
    sent.push(route.request().method())
    await seen.promise
    await route.continue()
  })
  await visit('/en/contact')
  await form.fill(newMessage())
  // The button is disabled at once, or a double click would send twice on a slow phone.
  const press = (button: HTMLElement) => {
    button.click()
    return button.ariaDisabled
  }
  expect(await form.button.evaluate(press)).toBe('true')
  const busy = page.getByRole('main').getByRole('button', {name: 'Loading....'})
  await expect(busy).toBeVisible()
  await busy.press('Enter')
  seen.resolve()
  await expectTold(page, {box: form.thanks, title: words.en.thanks})
  expect(sent).toEqual(['POST'])
  expect(await foundation.inbox()).toHaveLength(before.length + 1)
})

test('left before the answer came, the form keeps the message, which arrives once', async ({page, visit}) => {
  const before = await foundation.inbox()
  const form = messageForm(page, words.de)
  const written = newMessage()
  await visit('/en/contact')
  const arrived = new Promise<void>((resolve) =>
    page.route(messagesSent, async (route) => {
      await route.fetch()
      resolve()
    }),
  )
  await messageForm(page, words.en).fill(written)
  await messageForm(page, words.en).button.click()
  await arrived
  await page.getByRole('link', {name: 'Deutsch'}).click()
  await expect(page).toHaveURL('/de/contact')
  await page.unroute(messagesSent)
  await form.expectValues(written)
  await form.button.click()
  await expectTold(page, {box: form.thanks, title: words.de.thanks})
  expect(await foundation.inbox()).toHaveLength(before.length + 1)
  await page.reload()
  await isTakenOver(page)
  await form.expectValues(empty)
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true})

  test('nothing covers the send button, so one tap sends', async ({page, visit}) => {
    const form = messageForm(page, words.de)
    await visit('/de/contact')
    await form.fill(newMessage())
    const {right, middle} = await form.button.evaluate((button) => {
      const {bottom} = button.getBoundingClientRect()
      window.scrollBy({top: bottom + 8 - window.innerHeight, behavior: 'instant'})
      const {right, y, height} = button.getBoundingClientRect()
      return {right, middle: y + height / 2}
    })
    await page.touchscreen.tap(right - 4, middle)
    await expectTold(page, {box: form.thanks, title: words.de.thanks})
  })
})
