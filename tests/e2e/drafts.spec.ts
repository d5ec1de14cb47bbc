import type {Page} from '@playwright/test'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {expectAccessible} from './support/axe.ts'
import {expect, follow, isTakenOver, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Drafts stay in this tab until they are sent or cleared. These tests send nothing. */

test.use({contextOptions: {reducedMotion: 'reduce'}})

const contact = {
  firstName: 'Zoë <i>',
  email: 'zoe@example',
  phone: '030',
  message: 'Erste Zeile\nzweite "Zeile"',
}
const enquiry = {...contact, lastName: 'Muster', country: 'Germany', service: 'ID Card'}
type Values = Record<string, string>
const emptied = (values: Values) => Object.fromEntries(Object.keys(values).map((name) => [name, '']))

const control = (page: Page, name: string) => page.locator(`main form[method=post] [name="${name}"]`)

async function fill(page: Page, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const isList = ['country', 'service'].includes(name)
    await (isList ? control(page, name).selectOption(value) : control(page, name).fill(value))
  }
}

async function expectValues(page: Page, values: Values) {
  for (const [name, value] of Object.entries(values)) await expect(control(page, name)).toHaveValue(value)
}

/** Delays the scripts of the next document until `release`; `asked` resolves when it requests them. */
async function holdScripts(page: Page) {
  const scripts = /\/assets\/main-.*\.js/
  const held = Promise.withResolvers<void>()
  await page.route(scripts, (route) => held.promise.then(() => route.continue()), {times: 1})
  return {asked: page.waitForRequest(scripts), release: held.resolve}
}

const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(sessionStorage)].filter((key) => key.startsWith('draft:')))

test('an enquiry: it survives errors, loading again, going back and the other language', async ({
  page,
  visit,
  context,
  expectedStatuses,
}) => {
  const [path, values] = ['/licences?category=c1e', enquiry]
  expectedStatuses.add(422)
  await visit(path)
  await fill(page, values)
  await page.locator('main form[method=post] [type=submit]').click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await page.reload()
  await isTakenOver(page)
  await expect(page).toHaveTitle(/^(?!Fehler)/)
  await expectValues(page, values)
  await follow(page, words.de.pages.about)
  await expect(page).toHaveURL(/\/about$/)
  await page.goBack()
  await expectValues(page, values)
  await visit('/en/imprint')
  await page.goBack()
  await isTakenOver(page)
  await expectValues(page, values)
  await page.getByRole('navigation', {name: words.de.languages}).getByRole('link', {name: 'English'}).click()
  await expect(page).toHaveURL(new RegExp(`/en${path.replace('?', '\\?')}$`))
  await isTakenOver(page)
  await expectValues(page, values)
  await expect(page.locator('#enquiry')).toContainText(words.en.askedAbout)
  // Other tabs do not see the draft.
  const other = await context.newPage()
  await other.goto(path)
  await isTakenOver(other)
  await expect(control(other, 'message')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Zoë')
})

test(`a donation: it survives the other language, twice, going on and clearing`, async ({page, visit}) => {
  const [typed, elsewhere] = ['12,50', /^Donate \$12\.50 now/]
  const button = page.locator('#donation button[type=submit]').first()
  const values = {amount: typed, firstName: 'Zoë', message: 'Zwei\nZeilen'}
  await visit('/de/donate')
  await expect.poll(() => stored(page)).toEqual([])
  await page.locator('[name=preset][value=custom]').check()
  await fill(page, values)
  await page.locator('#donation-method-offline').check()
  for (const language of ['en', 'de', 'en']) {
    await visit(`/${language}/donate`)
    await expectValues(page, values)
    await expect(page.locator('#donation-method-offline')).toBeChecked()
    expect(await page.evaluate(() => sessionStorage.getItem('draft:donation'))).toContain(`"${typed}"`)
  }
  await expect(button).toHaveText(elsewhere)
  await page.getByRole('button', {name: en.form.clear}).click()
  await expectValues(page, emptied(values))
  await expect(page.locator('[name=preset][value="100"]')).toBeChecked()
  expect(await stored(page)).toEqual([])
  await page.getByRole('button', {name: en.form.undoClear}).click()
  await expectValues(page, values)
  await expect(button).toHaveText(elsewhere)
})

test('an amount typed or chosen before scripts run counts', async ({page, visit}) => {
  await visit('/en/donate')
  for (const [choose, text] of [
    [
      async () => {
        await page.locator('[name=preset][value=custom]').check()
        await control(page, 'amount').fill('75')
      },
      /^Donate \$75 now/,
    ],
    [() => page.locator('[name=preset][value="20"]').check(), /^Donate \$20 now/],
  ] as const) {
    await page.evaluate(() => sessionStorage.clear())
    const {asked, release} = await holdScripts(page)
    await page.goto('/en/donate', {waitUntil: 'commit'})
    await asked
    await choose()
    release()
    await isTakenOver(page)
    await expect(page.locator('#donation button[type=submit]').first()).toHaveText(text)
  }
})

test('clearing empties the form and what was kept, and can be undone', async ({
  page,
  visit,
  expectedStatuses,
}) => {
  expectedStatuses.add(422)
  const say = de.form
  await visit('/de/contact')
  await fill(page, contact)
  await page.locator('#contact [type=submit]').click()
  await expect(page.locator('.error-summary')).toBeFocused()
  const clear = page.getByRole('button', {name: say.clear})
  const undo = page.getByRole('button', {name: say.undoClear})
  await clear.focus()
  await page.keyboard.press('Enter')
  await expect(undo).toBeFocused()
  await expect(page.getByText(say.cleared)).toBeVisible()
  await expectValues(page, emptied(contact))
  await expect(page.locator('.error-summary, .field-error')).toHaveCount(0)
  await expect(page).toHaveTitle(/^(Kontakt|Contact)/)
  expect(await stored(page)).toEqual([])
  await expectAccessible(page, 'cleared')
  await undo.click()
  await expectValues(page, contact)
  await clear.click()
  await control(page, 'message').fill('Neu')
  await expect(clear).toBeVisible()
  await page.reload()
  await isTakenOver(page)
  await expectValues(page, {...emptied(contact), message: 'Neu'})
})

test('text typed before scripts run is saved and wins over an older draft', async ({
  page,
  visit,
  expectedStatuses,
}) => {
  expectedStatuses.add(422)
  await visit('/de/contact')
  await fill(page, contact)
  const loads = [
    () => page.goto('/de/contact', {waitUntil: 'commit'}),
    // Submitted without scripts, the page comes back with errors and the typed values.
    () => page.evaluate(() => document.querySelector<HTMLFormElement>('#contact')?.submit()),
  ]
  for (const [index, load] of loads.entries()) {
    const {asked, release} = await holdScripts(page)
    await load()
    await asked
    await control(page, 'firstName').fill(`Früh ${index}`)
    await control(page, 'message').fill(`Früh getippt ${index}`)
    release()
    await isTakenOver(page)
    await expectValues(page, {
      ...contact,
      firstName: `Früh ${index}`,
      message: `Früh getippt ${index}`,
    })
  }
})
