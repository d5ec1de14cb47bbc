import type {Locator, Page} from '@playwright/test'
import {expectAccessible} from './axe.ts'
import {expect, field} from './test.ts'
import type {words} from './words.ts'

/** The forms whose message goes to the foundation, as a visitor meets them. */

export const typed = {
  name: 'Zoë <b>Ü</b> Müller',
  email: 'zoe@example.org',
  phone: '+49 (30) 23125-111',
  message: 'Erste Zeile\nzweite "Zeile" & mehr €',
}
export const empty = {name: '', email: '', phone: '', message: ''}
let messages = 0
/** A message like no other, also of another worker: the same one again would not be sent. */
export const newMessage = () => ({...typed, message: `${typed.message} ${process.pid}/${++messages}`})

type Field = keyof typeof typed
export const fieldNames = Object.keys(typed) as Field[]

/** The forms, by the address of their page. */
export const forms = {contact: '/contact', enquiry: '/licences'} as const
export type FormName = keyof typeof forms

/** Such a form as a visitor meets it. */
export function messageForm(page: Page, say: (typeof words)['en'], form: FormName = 'contact') {
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
export async function expectTold(
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
