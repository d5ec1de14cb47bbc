import type {Page} from '@playwright/test'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {accessibilityOf, expectAccessible, expectAllAccessible} from './support/axe.ts'
import {foundation} from './support/foundation.ts'
import {ownProduct} from './support/own-product.ts'
import {addressOf, languages} from './support/pages.ts'
import {expect, field, isTakenOver, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Donating, step by step, as visitors meet it. */

test.use({contextOptions: {reducedMotion: 'reduce'}})

const details = [
  'Zoë <i>Ü</i>',
  'Muster',
  'zoe@example.org',
  '+49 (30) 23125-111',
  'Musterweg 1\n12345 Musterstadt',
  'Für "alle" & mehr €',
]

/** The form, in the words of its language. */
function donationForm(page: Page, say: (typeof words)['en']) {
  const main = page.getByRole('main')
  return {
    main,
    amount: field(main, say.amount),
    preset: (index: number) => main.getByRole('radio', {name: say.presets[index], exact: true}),
    custom: main.getByRole('radio', {name: say.custom}),
    method: (index: number) => main.getByRole('radio', {name: say.methods[index]}),
    donate: main.locator('#donation button').first(),
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

for (const javaScriptEnabled of [true, false])
  for (const language of languages)
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${language}`, () => {
      test.use({javaScriptEnabled})
      const say = words[language]
      const address = (path: string) => addressOf(language, path)
      const expectItAccessible = accessibilityOf(javaScriptEnabled)
      const ifScripted = async (check: () => Promise<void>) => {
        if (javaScriptEnabled) await check()
      }

      test('where the field that nobody meets is filled in, it says that nothing was sent, and keeps every word', async ({
        page,
        visit,
        expectedStatuses,
      }) => {
        expectedStatuses.add(503)
        const told = {de, en}[language].form
        const form = donationForm(page, say)
        await visit(address('/donate'))
        await form.fillDetails()
        await page.locator('#donation [name=leave-empty]').evaluate((trap: HTMLInputElement) => {
          trap.value = 'x'
        })
        await form.donate.click()
        await expect(form.summary).toContainText(told.refusedTitle)
        await expect(form.summary).toContainText(told.refused.help)
        await expect(form.summary).toBeFocused()
        await expect(form.summary.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
        await form.expectDetails()
        await expectItAccessible(page, 'turned away')
      })

      test('what is wrong is told, and every word kept', async ({page, visit, expectedStatuses}) => {
        expectedStatuses.add(422)
        const form = donationForm(page, say)
        await visit(address('/donate'))
        await form.donate.click()
        await expect(form.summary.getByRole('link')).toHaveCount(5)
        await expect(form.summary).toBeFocused()
        await expectItAccessible(page, 'with errors')
        await form.fillDetails()
        await form.amount.fill(say.amounts.ambiguous)
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

      test('form, check, a change, reload, result and back: no word is lost, nothing sent', async ({
        page,
        visit,
      }) => {
        const before = await foundation.inbox()
        const form = donationForm(page, say)
        await visit(address('/donate'))
        await expect(form.main.getByText(say.testMode)).toBeVisible()
        await expect(form.main.getByText(say.notCharged)).toBeVisible()
        await expectItAccessible(page, 'form')
        await form.preset(1).check()
        await ifScripted(() => expect(form.amount).toHaveValue('50'))
        await form.fillDetails()
        await form.save.click()
        await expect(page.getByRole('status').filter({hasText: say.saved})).toBeVisible()
        await form.expectDetails()
        await expect(form.preset(1)).toBeChecked()
        await expect(form.amount).toHaveValue('50')

        await form.donate.click()
        await expect(page).toHaveURL(address('/donate/check'))
        await expect(form.heading).toHaveText(say.checkDonation)
        await expect(form.main).toContainText(`${say.presets[1]} (USD)`)
        for (const detail of details) await expect(form.main).toContainText(detail.split('\n')[0] ?? '')
        await expect(form.main.getByText(say.testMode)).toBeVisible()
        await expectItAccessible(page, 'check')
        await ifScripted(() => expectAllAccessible(page))

        await form.main.getByRole('button', {name: say.change}).first().click()
        await expect(page).toHaveURL(address('/donate#donation-amount'))
        await form.expectDetails()
        await form.amount.fill(say.amounts.typed)
        await ifScripted(() => expect(form.custom).toBeChecked())
        await ifScripted(() => expect(form.donate).toHaveText(say.donateAmount(say.amounts.printed)))
        await form.donate.click()
        await expect(form.main).toContainText(`${say.amounts.printed} (USD)`)
        await page.reload()
        await expect(form.main).toContainText(`${say.amounts.printed} (USD)`)

        await form.main.getByRole('button', {name: say.finishTest}).click()
        await expect(page).toHaveURL(new RegExp(`${address('/donate/result')}\\?donation=`))
        await expect(form.heading).toHaveText(say.testComplete)
        for (const text of [say.testMode, say.methods[0] ?? '', `${say.amounts.printed} (USD)`])
          await expect(form.main).toContainText(text)
        await expectItAccessible(page, 'result')
        await ifScripted(() => expectAllAccessible(page))
        await page.reload()
        await expect(form.heading).toHaveText(say.testComplete)
        await page.goBack()
        if (javaScriptEnabled) {
          // The tab has forgotten what is finished.
          await expect(page).toHaveURL(address('/donate'))
          for (const label of say.details) await expect(field(form.main, label)).toHaveValue('')
        } else {
          await expect(form.heading).toHaveText(say.checkDonation)
          await expect(form.main).toContainText(`${say.amounts.printed} (USD)`)
        }
        expect(await page.context().cookies()).toEqual([])
        expect(await foundation.inbox()).toEqual(before)
      })
    })

test('amounts to choose from and the field mirror each other', async ({page, visit}) => {
  const say = words.en
  const form = donationForm(page, say)
  await visit('/en/donate')
  for (const [typed, checked] of [
    ['50', form.preset(1)],
    ['$200.00', form.preset(3)],
    ['75', form.custom],
    ['', form.custom],
  ] as const) {
    await form.amount.fill(typed)
    await expect(checked).toBeChecked()
  }
  await expect(form.donate).toHaveText(say.donateNow)
  await form.preset(0).check()
  await expect(form.amount).toHaveValue('20')
  await expect(form.donate).toHaveText(say.donateAmount('$20'))
  await form.custom.check()
  await expect(form.amount).toHaveValue('')
})

for (const javaScriptEnabled of [true, false])
  test.describe(`by keyboard alone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({javaScriptEnabled})

    test('from the amount to the result', async ({page, visit}) => {
      const form = donationForm(page, words.de)
      await visit('/de/donate')
      await form.preset(2).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(form.preset(1)).toBeChecked()
      await page.keyboard.press('Tab')
      await expect(form.amount).toBeFocused()
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
      await expect(form.heading).toHaveText(words.de.checkDonation)
      await expect(form.main).toContainText(`${words.de.presets[1]} (USD)`)
      const finish = form.main.getByRole('button', {name: words.de.finishTest})
      await expect(async () => {
        await page.keyboard.press('Tab')
        await expect(finish).toBeFocused({timeout: 100})
      }).toPass()
      await page.keyboard.press('Enter')
      await expect(form.heading).toHaveText(words.de.testComplete)
      await expect(form.main).toContainText(`${words.de.presets[1]} (USD)`)
    })
  })

test('Enter in a field goes on as the first button does', async ({page, visit}) => {
  const form = donationForm(page, words.en)
  await visit('/en/donate')
  await form.fillDetails()
  await form.amount.press('Enter')
  await expect(form.heading).toHaveText(words.en.checkDonation)
})

test('a check without answers leads to the form', async ({page, visit}) => {
  await visit('/en/donate/check')
  await expect(page).toHaveURL('/en/donate')
})

test('after a donation that is finished, going back shows an empty form, and the tab keeps none', async ({
  page,
  visit,
}) => {
  const form = donationForm(page, words.en)
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(draft|answers):/.test(key)))
  await visit('/en/donate')
  await form.fillDetails()
  await form.amount.fill('75')
  await form.donate.click()
  await expect(form.heading).toHaveText(words.en.checkDonation)
  await page.goBack()
  await isTakenOver(page)
  await form.expectDetails()
  await expect(form.amount).toHaveValue('75')
  await form.donate.click()
  await expect.poll(kept).toContainEqual(expect.stringMatching(/^answers:\d+$/))
  await form.main.getByRole('button', {name: words.en.finishTest}).click()
  await expect(form.heading).toHaveText(words.en.testComplete)
  // That it was sent, and nothing of what it was.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sent:donation'))).toMatch(/^[\w-]{43}$/)
  await expect.poll(kept).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/en/donate')
  for (const label of words.en.details) await expect(field(form.main, label)).toHaveValue('')
  await page.goBack()
  await isTakenOver(page)
  await expect(form.donate).toHaveText(words.en.donateAmount('$100'))
  for (const label of words.en.details) await expect(field(form.main, label)).toHaveValue('')
  expect(await kept()).toEqual([])
  // A check that the browser puts back as it was left gives its place to the form.
  await form.fillDetails()
  await form.donate.click()
  await expect.poll(kept).toContainEqual(expect.stringMatching(/^answers:/))
  const putBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})))
  await putBack()
  await expect(form.heading).toHaveText(words.en.checkDonation)
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('answers:')) sessionStorage.removeItem(key)
  })
  await putBack()
  await expect(page).toHaveURL('/en/donate')
  // Another donation that has been begun stays.
  await visit('/en/about')
  await page.goBack()
  await isTakenOver(page)
  await form.expectDetails()
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
  // As the result does in another document of this tab.
  await page.evaluate(() => {
    sessionStorage.removeItem('draft:donation')
    sessionStorage.setItem('sent:donation', 'x')
  })
  await putBack()
  for (const label of words.en.details) await expect(field(form.main, label)).toHaveValue('')
})

test('what the check keeps for going back is found and deleted on the privacy page', async ({
  page,
  visit,
}) => {
  const form = donationForm(page, words.en)
  await visit('/en/donate')
  await form.fillDetails()
  await form.donate.click()
  await expect(form.heading).toHaveText(words.en.checkDonation)
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('answers:')
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('zoe@example.org')
  await visit('/en/privacy')
  const saved = page.getByRole('region', {name: 'What this device has saved'})
  await expect(saved.getByRole('listitem').filter({hasText: 'in the check of a donation'})).toBeVisible()
  const remove = saved.getByRole('button', {name: 'Delete what this device saved'})
  await remove.press('Enter')
  await expect(saved.getByRole('status')).toContainText('in the check of a donation')
  await expect(remove).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/en/donate')
  for (const label of words.en.details) await expect(field(form.main, label)).toHaveValue('')
})

test('every target is large enough, and nothing is wider than a small screen', async ({page, visit}) => {
  await page.setViewportSize({width: 360, height: 740})
  const form = donationForm(page, words.de)
  await visit('/de/donate')
  for (const choice of await form.main.locator('.choice').all())
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await form.fillDetails()
  await form.donate.click()
  await expect(form.heading).toHaveText(words.de.checkDonation)
  for (const button of await form.main.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test.describe('out of test mode', () => {
  const product = ownProduct()
  test.beforeAll(async () => {
    const {siteUrl, content} = product.current
    await content().patch('siteSettings').set({'donations.testMode': false}).commit()
    await expect(async () => {
      const html = await (await fetch(`${siteUrl}/en/donate`)).text()
      expect(html).toContain('disabled=""')
    }).toPass()
  })

  for (const language of languages)
    test(`${language}: the result says how to transfer`, async ({page, visit}) => {
      const say = words[language]
      const form = donationForm(page, say)
      await visit(addressOf(language, '/donate'))
      await expect(form.method(1)).toBeChecked()
      await expect(form.method(2)).toBeDisabled()
      await expectAccessible(page, 'form')
      await form.fillDetails()
      await form.donate.click()
      await form.main.getByRole('button', {name: say.toAccount}).click()
      await expect(form.heading).toHaveText(say.howToTransfer)
      for (const text of ['DE00 1234 5678 0000 0000 00', `${say.presets[2]} (USD)`, say.purpose])
        await expect(form.main).toContainText(text)
      await expectAccessible(page, 'result')
    })
})
