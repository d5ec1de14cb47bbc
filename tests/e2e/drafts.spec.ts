import type {Page, Route} from '@playwright/test'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {expectAccessible} from './support/axe.ts'
import {languages} from './support/pages.ts'
import {expect, isTakenOver, test} from './support/test.ts'
import {words} from './support/words.ts'

/** What was typed stays in this tab until it is sent or thrown away. Nothing is sent here. */

// A service worker would hand out scripts that a test holds back, once it is there.
test.use({contextOptions: {reducedMotion: 'reduce'}, serviceWorkers: 'block'})

test.beforeEach(({expectedMessages}) => {
  expectedMessages.push(/Service Worker registration blocked/)
})

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

/** From now on the page's scripts wait until the returned function is called, which waits for their request. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = /\/assets\/main-.*\.js/
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = async (route: Route) => {
    await held
    await route.continue()
  }
  await page.route(scripts, hold, {times: 1})
  const asked = page.waitForRequest(scripts)
  return async () => {
    await asked
    release()
  }
}

const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(sessionStorage)].filter((key) => key.startsWith('draft:')))

for (const [name, path, values] of [
  ['contact', '/contact', contact],
  ['enquiry', '/licences?category=c1e', enquiry],
] as const)
  test(`${name}: it survives errors, loading again, going back and the other language`, async ({
    page,
    visit,
    context,
    expectedStatuses,
  }) => {
    expectedStatuses.add(422)
    await visit(path)
    await fill(page, values)
    await page.locator('main form[method=post] [type=submit]').click()
    await expect(page.locator('.error-summary')).toBeFocused()
    await page.reload()
    await isTakenOver(page)
    await expect(page).toHaveTitle(/^(?!Fehler)/)
    await expectValues(page, values)
    await page
      .getByRole('banner')
      .getByRole('link', {name: words.de.pages.about, exact: true})
      .first()
      .click()
    await expect(page).toHaveURL(/\/about$/)
    await page.goBack()
    await expectValues(page, values)
    await visit('/en/imprint')
    await page.goBack()
    await isTakenOver(page)
    await expectValues(page, values)
    await page
      .getByRole('navigation', {name: words.de.languages})
      .getByRole('link', {name: 'English'})
      .click()
    await expect(page).toHaveURL(new RegExp(`/en${path.replace('?', '\\?')}$`))
    await isTakenOver(page)
    await expectValues(page, values)
    if ('lastName' in values) await expect(page.locator('#enquiry')).toContainText(words.en.askedAbout)
    // Another tab knows nothing of it.
    const other = await context.newPage()
    await other.goto(path)
    await isTakenOver(other)
    await expect(control(other, 'message')).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Zoë')
  })

for (const [typed, elsewhere] of [
  ['12,50', 'Donate $12.50 now'],
  ['50', 'Donate $50 now'],
] as const)
  test(`donation of ${typed}: it survives the other language, twice, going on and clearing`, async ({
    page,
    visit,
  }) => {
    const button = page.locator('#donation button').first()
    const values = {amount: typed, firstName: 'Zoë', message: 'Zwei\nZeilen'}
    await visit('/de/donate')
    await expect.poll(() => stored(page)).toEqual([])
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
    await expectValues(page, {...emptied(values), amount: '100'})
    expect(await stored(page)).toEqual([])
    await page.getByRole('button', {name: en.form.undoClear}).click()
    await expectValues(page, values)
    await expect(button).toHaveText(elsewhere)
  })

test('an amount typed or chosen before scripts run counts', async ({page, visit}) => {
  await visit('/en/donate')
  for (const [choose, text] of [
    [() => control(page, 'amount').fill('75'), 'Donate $75 now'],
    [() => page.locator('[name=preset][value="20"]').check(), 'Donate $20 now'],
  ] as const) {
    await page.evaluate(() => sessionStorage.clear())
    const release = await holdScripts(page)
    await page.goto('/en/donate', {waitUntil: 'commit'})
    await choose()
    await release()
    await isTakenOver(page)
    await expect(page.locator('#donation button').first()).toHaveText(text)
  }
})

for (const language of languages)
  test(`clearing in ${language} empties the form and what was kept, and can be undone`, async ({
    page,
    visit,
    expectedStatuses,
  }) => {
    expectedStatuses.add(422)
    const say = {de, en}[language].form
    await visit(`/${language}/contact`)
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

test('what is typed before scripts run is kept, and wins over what was kept before', async ({
  page,
  visit,
  expectedStatuses,
}) => {
  expectedStatuses.add(422)
  await visit('/de/contact')
  await fill(page, contact)
  let release = () => {}
  await page.route(/\/assets\/main-.*\.js/, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.continue()
  })
  const loads = [
    () => page.goto('/de/contact', {waitUntil: 'commit'}),
    // As a browser sends it by itself: the page comes back with errors and with what was typed.
    () => page.evaluate(() => document.querySelector<HTMLFormElement>('#contact')?.submit()),
  ]
  for (const [index, load] of loads.entries()) {
    const asked = page.waitForRequest(/\/assets\/main-/)
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

test('refused before scripts ran: the title says so until another page is opened', async ({
  page,
  visit,
  expectedStatuses,
}) => {
  expectedStatuses.add(422)
  await visit('/de/contact')
  // As a browser sends it by itself.
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => document.querySelector<HTMLFormElement>('#contact')?.submit()),
  ])
  await isTakenOver(page)
  await expect(page).toHaveTitle(/^Fehler: Kontakt/)
  await expect(page.locator('.error-summary')).toBeFocused()
  await page.getByRole('banner').getByRole('link', {name: words.de.pages.about, exact: true}).first().click()
  await expect(page).toHaveTitle(/^Über uns/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Kontakt/)
  await expect(page.locator('.error-summary')).toHaveCount(0)
})
