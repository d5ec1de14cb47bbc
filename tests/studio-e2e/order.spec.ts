import {notedStatus} from '../support/browser-problems.ts'
import {expect, studioForFile, test} from './support/studio.ts'

let isRefusing = false
const studio = studioForFile({
  isExpected: (message) => isRefusing && (notedStatus(message) === 403 || message.type() === 'warning'),
})

const rows = () => studio.page.getByRole('list', {name: 'In the order of the website'}).getByRole('listitem')
const button = (place: number, label: string) => rows().nth(place).getByRole('button', {name: label})

/** First names on the team page, as visitors read them. */
async function namesOnSite(): Promise<string> {
  const html = await (await fetch(`${studio.product.siteUrl}/en/team`)).text()
  const names = ['Amina Beispiel', 'Jonas Muster', 'Elif Exempel', 'Salome Probe']
  const inOrder = names.toSorted((one, other) => html.indexOf(one) - html.indexOf(other))
  return inOrder.map((name) => name.split(' ')[0]).join(' ')
}

test('a person is moved with the keyboard, and the focus goes along', async () => {
  const {page} = studio
  await page.goto('/studio/structure/teamMember')
  await expect(rows()).toHaveText([/Amina/, /Jonas/, /Elif/, /Salome/], {timeout: 90_000})
  await button(1, 'Move up').focus()
  await page.keyboard.press('Enter')
  await expect(rows().nth(0)).toContainText('Jonas')
  await expect(button(0, 'Move up')).toBeFocused()
  await expect(button(0, 'Move up')).toBeDisabled()
  await expect.poll(namesOnSite).toBe('Jonas Amina Elif Salome')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(button(1, 'Move down')).toBeFocused()
  await expect.poll(namesOnSite).toBe('Amina Jonas Elif Salome')
})

test('a person is dragged to another place, and stays there', async () => {
  await rows().nth(3).dragTo(rows().nth(0))
  await expect.poll(namesOnSite).toBe('Salome Amina Jonas Elif')
  await studio.page.reload()
  await expect(rows()).toHaveText([/Salome/, /Amina/, /Jonas/, /Elif/])
})

test('an order that cannot be saved is taken back, with the moves that were to follow', async () => {
  const {page} = studio
  isRefusing = true
  let asked = 0
  const released = Promise.withResolvers<void>()
  const saving = /\/data\/mutate\/.*tag=[\w.]*reorder/
  await page.route(saving, async (route) => {
    asked += 1
    await released.promise
    await route.fulfill({status: 403, json: {message: 'Not allowed'}})
  })
  await button(0, 'Move down').click()
  await button(1, 'Move down').click()
  await expect(rows()).toHaveText([/Amina/, /Jonas/, /Salome/, /Elif/])
  released.resolve()
  await expect(page.getByText('The order could not be saved. Please try again.').first()).toBeVisible()
  await expect(rows()).toHaveText([/Salome/, /Amina/, /Jonas/, /Elif/])
  expect(asked).toBe(1)
  isRefusing = false
})
