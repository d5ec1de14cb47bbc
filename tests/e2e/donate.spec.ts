import type {Page} from '@playwright/test'
import {expectAccessible} from './support/axe.ts'
import {foundation} from './support/foundation.ts'
import {expect, field, isTakenOver, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Donating, step by step. */

test.use({contextOptions: {reducedMotion: 'reduce'}})

const details = [
  'Zoë <i>Ü</i>',
  'Muster',
  'zoe@example.org',
  '+49 (30) 23125-111',
  'Musterweg 1\n12345 Musterstadt',
  'Für "alle" & mehr €',
]

function donationForm(page: Page, say: (typeof words)['en']) {
  const main = page.getByRole('main')
  return {
    main,
    amount: field(main, say.amount),
    preset: (index: number) => main.getByRole('radio', {name: say.presets[index], exact: true}),
    custom: main.getByRole('radio', {name: say.custom}),
    method: (index: number) => main.getByRole('radio', {name: say.methods[index]}),
    donate: main.locator('#donation button[type=submit]').first(),
    async typeAmount(amount: string) {
      await this.custom.check()
      await this.amount.fill(amount)
    },
    save: main.getByRole('button', {name: say.save}),
    summary: main.getByRole('alert'),
    heading: main.getByRole('heading', {level: 1}),
    async fillDetails() {
      for (const [index, label] of say.details.entries()) await field(main, label).fill(details[index] ?? '')
    },
    async expectDetails() {
      for (const [index, label] of say.details.entries())
        await expect(field(main, label)).toHaveValue(details[index] ?? '')
    },
  }
}

test('form, saving, result, reload and back: nothing is sent, no cookie set', async ({page, visit}) => {
  const say = words.de
  const before = await foundation.inbox()
  const form = donationForm(page, say)
  await visit('/de/donate')
  await expect(form.main.getByText(say.testMode)).toBeVisible()
  await expect(form.donate).toContainText(say.notCharged)
  await expectAccessible(page, 'form')
  const cardNotice = form.main.locator('.method-notice')
  await expect(cardNotice).toBeHidden()
  await form.method(2).check()
  await expect(cardNotice).toBeVisible()
  await form.method(0).check()
  await form.preset(1).check()
  await form.fillDetails()
  await form.save.click()
  await expect(page.getByRole('status').filter({hasText: say.saved})).toBeVisible()
  await form.expectDetails()
  await expect(form.preset(1)).toBeChecked()

  await form.typeAmount(say.amounts.typed)
  await expect(form.donate).toContainText(say.donateAmount(say.amounts.printed))
  await form.donate.click()
  await expect(page).toHaveURL(/\/de\/donate\/result\?donation=/)
  await expect(form.heading).toHaveText(say.testComplete)
  for (const text of [say.methods[0] ?? '', `${say.amounts.printed} (USD)`])
    await expect(form.main).toContainText(text)
  await expectAccessible(page, 'result')
  await page.reload()
  await expect(form.heading).toHaveText(say.testComplete)
  expect(await page.context().cookies()).toEqual([])
  expect(await foundation.inbox()).toEqual(before)
})

test('reports errors and keeps the input', async ({page, visit, expectedStatuses}) => {
  expectedStatuses.add(422)
  const say = words.de
  const form = donationForm(page, say)
  await visit('/de/donate')
  await form.donate.click()
  await expect(form.summary.getByRole('link')).toHaveCount(5)
  await expect(form.summary).toBeFocused()
  await expectAccessible(page, 'with errors')
  await form.fillDetails()
  await form.typeAmount(say.amounts.ambiguous)
  await form.method(1).check()
  await form.donate.click()
  await expect(form.summary.getByRole('link')).toHaveCount(1)
  await expect(form.summary.getByRole('link')).toContainText(say.twoReadings)
  await expect(form.amount).toHaveValue(say.amounts.ambiguous)
  await expect(form.method(1)).toBeChecked()
  await form.expectDetails()
  await form.summary.getByRole('link').click()
  await expect(form.amount).toBeFocused()
  await expect(form.amount).toHaveAttribute('aria-invalid', 'true')
})

test('button and panel say the chosen amount; a credit card is not accepted, and the others are offered', async ({
  page,
  visit,
}) => {
  const say = words.en
  const form = donationForm(page, say)
  const chosen = page.locator('.chosen')
  await visit('/en/donate')
  await expect(form.amount).toBeHidden()
  await form.typeAmount('50')
  await expect(form.custom).toBeChecked()
  await expect(chosen).toHaveText('$50')
  await form.amount.fill('')
  await expect(form.donate).toContainText(say.donateNow)
  await expect(chosen).toHaveText('Enter an amount')
  await form.preset(0).check()
  await expect(form.amount).toBeHidden()
  await form.custom.click()
  await expect(form.amount).toBeFocused()
  await form.preset(0).check()
  await expect(form.amount).toHaveValue('')
  await expect(form.donate).toContainText(say.donateAmount('$20'))
  await expect(chosen).toHaveText('$20')

  const told = form.main.getByRole('status').filter({hasText: 'We do not accept credit cards yet.'})
  await form.method(2).check()
  await expect(told).toBeVisible()
  await told.getByRole('button', {name: say.methods[1]}).click()
  await expect(form.method(1)).toBeChecked()
  await expect(form.method(1)).toBeFocused()
  await expect(told).toBeHidden()

  await page.setViewportSize({width: 360, height: 740})
  await expect(form.main.locator('.method').getByText('DE00 1234 5678 0000 0000 00')).toBeVisible()
})

test('a linked amount is newer than a draft, and older than what is typed after it', async ({
  page,
  visit,
}) => {
  const form = donationForm(page, words.en)
  await visit('/en/donate')
  await form.preset(0).check()
  await form.fillDetails()
  await visit('/en')
  await page.getByRole('main').getByRole('link', {name: '$200', exact: true}).click()
  await expect(form.preset(3)).toBeChecked()
  await form.expectDetails()
  await expect(page).toHaveURL('/en/donate')
  await form.typeAmount('75')
  await expect(form.main.getByText('printing 300 emergency cards')).toBeVisible()
  await page.reload()
  await expect(form.amount).toHaveValue('75')
})

test('by keyboard alone from the amount to the result', async ({page, visit}) => {
  const form = donationForm(page, words.de)
  await visit('/de/donate')
  await form.preset(2).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(form.preset(1)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(form.method(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(form.method(1)).toBeChecked()
  for (const detail of details) {
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(detail)
  }
  await page.keyboard.press('Tab')
  await expect(form.donate).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.heading).toHaveText(words.de.testComplete)
  await expect(form.main).toContainText(`${words.de.presets[1]} (USD)`)
})

test('after a donation that is finished, going back shows an empty form, and the tab keeps none', async ({
  page,
  visit,
}) => {
  const form = donationForm(page, words.en)
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))
  await visit('/en/donate')
  await form.fillDetails()
  await form.typeAmount('75')
  await expect.poll(kept).not.toEqual([])
  await form.donate.click()
  await expect(form.heading).toHaveText(words.en.testComplete)
  // The mark of a sent donation contains no details.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sent:donation'))).toMatch(/^[\w-]{43}$/)
  await expect.poll(kept).toEqual([])
  await page.goBack()
  await isTakenOver(page)
  await expect(page).toHaveURL('/en/donate')
  await expect(form.donate).toContainText(words.en.donateAmount('$100'))
  for (const label of words.en.details) await expect(field(form.main, label)).toHaveValue('')
  expect(await kept()).toEqual([])
})

test('a page that the browser puts back as it was left is empty too, once its donation is finished', async ({
  page,
  visit,
}) => {
  const form = donationForm(page, words.en)
  const putBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})))
  await visit('/en/donate')
  await form.fillDetails()
  await putBack()
  await form.expectDetails()
  // The result page does this in another document of this tab.
  await page.evaluate(() => {
    sessionStorage.removeItem('draft:donation')
    sessionStorage.setItem('sent:donation', 'x')
  })
  await putBack()
  for (const label of words.en.details) await expect(field(form.main, label)).toHaveValue('')
})
