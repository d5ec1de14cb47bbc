import type {Locator, Page} from '@playwright/test'
import {expectAccessible} from './axe.ts'
import {expect, field} from './test.ts'
import type {words} from './words.ts'

/** The forms whose messages go to the foundation. */

export const typed = {
  name: 'Zoë <b>Ü</b> Müller',
  email: 'zoe@example.org',
  phone: '+49 (30) 23125-111',
  message: 'Erste Zeile\nzweite "Zeile" & mehr €',
}
export const empty = {name: '', email: '', phone: '', message: ''}
let messages = 0
/** A unique message, also across workers, because the site sends the same message only once. */
export const newMessage = () => ({...typed, message: `${typed.message} ${process.pid}/${++messages}`})

type Field = keyof typeof typed
export const fieldNames = Object.keys(typed) as Field[]

/** Waits for the dialog code, which loads once a visitor enters a form. Until then the page shows results itself. */
export const dialogsAreLoaded = (page: Page) =>
  page.waitForFunction(() => [...document.styleSheets].some(({href}) => href?.includes('/dialog-')))

export function messageForm(page: Page, say: (typeof words)['en'], scripted = true) {
  const place = page.getByRole('main')
  const control = (name: Field) => field(place, say[name])
  return {
    control,
    button: place.getByRole('button', {name: say.send}),
    thanks: place.getByRole('status').filter({hasText: say.arrived}),
    failure: place.getByRole('alert').filter({hasText: say.failed}),
    unclear: place.getByRole('alert').filter({hasText: say.unclear}),
    async fill(values: typeof typed) {
      for (const name of fieldNames) await control(name).fill(values[name])
      if (scripted) await dialogsAreLoaded(page)
    },
    /** Expects the result in place of the form, and an empty form after the link to write again. */
    async expectReplaced() {
      await expect(control('message')).toHaveCount(0)
      await place.getByRole('link', {name: say.another}).click()
      await this.expectValues(empty)
    },
    async expectValues(values: typeof typed) {
      for (const name of fieldNames) await expect(control(name)).toHaveValue(values[name])
    },
  }
}

/**
 * With scripts, a dialog shows the result first; closing it moves the focus to the same text in the page.
 * @param inspect Runs axe on the dialog, in one test for each kind of dialog.
 */
export async function expectTold(
  page: Page,
  {
    box,
    title,
    scripted = true,
    inspect = false,
  }: {box: Locator; title: string; scripted?: boolean; inspect?: boolean},
) {
  if (scripted) {
    const dialog = page.getByRole('dialog', {name: title})
    await expect(dialog.getByRole('button').first()).toBeFocused()
    if (inspect) await expectAccessible(page, `dialog: ${title}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
  await expect(box.getByRole('heading', {level: 2})).toHaveText(title)
}
