import {de} from '../../../app/i18n/de.ts'
import {en} from '../../../app/i18n/en.ts'
import type {Refusal} from '../../../app/ui/refusal.ts'
import {accessibilityOf, expectAccessible} from './axe.ts'
import {foundation} from './foundation.ts'
import {empty, expectTold, type FormName, forms, messageForm, newMessage} from './message-form.ts'
import {addressOf, languages} from './pages.ts'
import {expect, test} from './test.ts'
import {words} from './words.ts'

/** Tests of what becomes of a message when something fails, the same for both forms. */

const lost = /net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION)/

/** Answers of the door, or of a proxy before it. */
const refusals: {status: number; why: Refusal; headers?: Record<string, string>}[] = [
  {status: 403, why: 'other'},
  {status: 408, why: 'tooSlow'},
  {status: 413, why: 'tooLong'},
  {status: 429, why: 'busy'},
  {status: 503, why: 'busy', headers: {'Retry-After': '5'}},
]

export function testFailures(name: FormName) {
  for (const javaScriptEnabled of [true, false])
    for (const language of languages)
      test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${language}`, () => {
        test.use({javaScriptEnabled})
        const say = words[language]
        const address = (path: string) => addressOf(language, path)
        const expectItAccessible = accessibilityOf(javaScriptEnabled)

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
          await expectItAccessible(page, 'failed')
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
          await expectItAccessible(page, 'unclear')
          expect(await foundation.inbox()).toHaveLength(before.length + 1)
        })
      })

  for (const language of languages) {
    const say = words[language]
    const {form: told} = {de, en}[language]

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

    test(`turned away at the door in ${language}: the ${name} form says why, that nothing was sent, and sends when pressed again`, async ({
      page,
      visit,
      expectedStatuses,
    }) => {
      const before = await foundation.inbox()
      const form = messageForm(page, say, name)
      const written = newMessage()
      await visit(addressOf(language, forms[name]))
      await form.fill(written)
      const data = new RegExp(`${forms[name]}\\.data`)
      for (const {status, why, headers} of refusals) {
        expectedStatuses.add(status)
        await page.route(data, (route) => route.fulfill({status, headers, body: '<h1>No</h1>'}))
        await form.button.click()
        await expect(page.getByRole('dialog', {name: say.failed})).toContainText(told.refused[why])
        await page.keyboard.press('Escape')
        await expect(form.failure).toBeFocused()
        await expect(form.failure).toContainText(told.refused[why])
        await expect(form.failure).toContainText(told.refused.help)
        await form.expectValues(written)
        await page.unroute(data)
      }
      await expectAccessible(page, 'turned away')
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
