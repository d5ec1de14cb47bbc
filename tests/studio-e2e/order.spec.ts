import {notedStatus} from '../support/browser-problems.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** The order of a list, as on the website. */

let isRefusing = false
const studio = studioForFile({
  isExpected: (message) => isRefusing && (notedStatus(message) === 403 || message.type() === 'warning'),
})

const rows = () => studio.page.getByRole('list', {name: 'In the order of the website'}).getByRole('listitem')

/** The names on the team page, as its visitors read them. */
async function namesOnSite(): Promise<string[]> {
  const html = await (await fetch(`${studio.product.siteUrl}/en/team`)).text()
  const names = ['Amina Beispiel', 'Jonas Muster', 'Elif Exempel', 'Salome Probe']
  return names.toSorted((one, other) => html.indexOf(one) - html.indexOf(other))
}

test('a person is moved up with a button', async () => {
  const {page} = studio
  await page.goto('/studio/structure/teamMember')
  await expect(rows()).toHaveText([/Amina Beispiel/, /Jonas Muster/, /Elif Exempel/, /Salome Probe/])
  await rows().nth(2).getByRole('button', {name: 'Move up'}).click()
  await expect(rows()).toHaveText([/Amina Beispiel/, /Elif Exempel/, /Jonas Muster/, /Salome Probe/])
  await expect.poll(namesOnSite).toEqual(['Amina Beispiel', 'Elif Exempel', 'Jonas Muster', 'Salome Probe'])
})

test('whoever moves a person with the keyboard can move it back, also from the first and the last place', async () => {
  const {page} = studio
  const name = (place: number) => rows().nth(place)
  const button = (place: number, label: string) => name(place).getByRole('button', {name: label})
  await button(1, 'Move up').focus()
  await page.keyboard.press('Enter')
  await expect(name(0)).toContainText('Elif Exempel')
  await expect(button(0, 'Move up')).toBeFocused()
  await expect(button(0, 'Move up')).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(name(0)).toContainText('Elif Exempel')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(name(1)).toContainText('Elif Exempel')
  await expect(button(1, 'Move down')).toBeFocused()
  await expect.poll(namesOnSite).toEqual(['Amina Beispiel', 'Elif Exempel', 'Jonas Muster', 'Salome Probe'])
  await button(2, 'Move down').focus()
  await page.keyboard.press('Enter')
  await expect(name(3)).toContainText('Jonas Muster')
  await expect(button(3, 'Move down')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(name(2)).toContainText('Jonas Muster')
  await expect.poll(namesOnSite).toEqual(['Amina Beispiel', 'Elif Exempel', 'Jonas Muster', 'Salome Probe'])
})

test('a person is dragged to another place', async () => {
  await rows().nth(3).dragTo(rows().nth(0))
  await expect(rows()).toHaveText([/Salome Probe/, /Amina Beispiel/, /Elif Exempel/, /Jonas Muster/])
  await expect.poll(namesOnSite).toEqual(['Salome Probe', 'Amina Beispiel', 'Elif Exempel', 'Jonas Muster'])
})

test('the order is still there after a reload', async () => {
  await studio.page.reload()
  await expect(rows()).toHaveText([/Salome Probe/, /Amina Beispiel/, /Elif Exempel/, /Jonas Muster/])
})

const people = [/Salome Probe/, /Amina Beispiel/, /Elif Exempel/, /Jonas Muster/]
/** What is asked waits until it is let go. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return {opened, open}
}

const saving = /\/data\/mutate\/.*tag=[\w.]*reorder/

test('down and up again at once, while the first is still being saved: both are, and the list does not jump', async () => {
  const {page} = studio
  const seen: string[][] = []
  await page.exposeFunction('noteOrder', (order: string[]) => seen.push(order))
  await rows()
    .first()
    .locator('..')
    .evaluate((list) => {
      const note = () => {
        const order = [...list.children].map((row) => row.textContent)
        ;(window as unknown as {noteOrder(order: (string | null)[]): void}).noteOrder(order)
      }
      new MutationObserver(note).observe(list, {childList: true})
    })
  let saved = 0
  const {opened, open} = gate()
  await page.route(saving, async (route) => {
    await opened
    await route.continue()
    saved += 1
  })
  await rows().nth(0).getByRole('button', {name: 'Move down'}).click()
  await rows().nth(1).getByRole('button', {name: 'Move up'}).click()
  open()
  await expect.poll(() => saved).toBe(2)
  // What the lake shows of it comes after that.
  await page.waitForTimeout(2000)
  await expect(rows()).toHaveText(people)
  expect(new Set(seen.map(([first]) => first?.match(/Salome|Amina/)?.[0]))).toEqual(
    new Set(['Amina', 'Salome']),
  )
  expect(
    seen.filter(
      ([first], index) => index > 0 && /Amina/.test(first ?? '') && !/Amina/.test(seen[index - 1]?.[0] ?? ''),
    ),
  ).toEqual([])
  expect(await namesOnSite()).toEqual(['Salome Probe', 'Amina Beispiel', 'Elif Exempel', 'Jonas Muster'])
  await page.unroute(saving)
})

test('an order that cannot be saved is not shown, and what was to follow is not tried', async () => {
  const {page} = studio
  isRefusing = true
  let asked = 0
  const {opened, open} = gate()
  await page.route(saving, async (route) => {
    asked += 1
    await opened
    await route.fulfill({status: 403, json: {message: 'Not allowed'}})
  })
  await rows().nth(0).getByRole('button', {name: 'Move down'}).click()
  await rows().nth(1).getByRole('button', {name: 'Move down'}).click()
  await expect(rows()).toHaveText([/Amina/, /Elif/, /Salome/, /Jonas/])
  open()
  await expect(page.getByText('The order could not be saved. Please try again.').first()).toBeVisible()
  await expect(rows()).toHaveText(people)
  expect(asked).toBe(1)
  await page.unroute(saving)
  await rows().nth(0).getByRole('button', {name: 'Move down'}).click()
  await expect.poll(namesOnSite).toEqual(['Amina Beispiel', 'Salome Probe', 'Elif Exempel', 'Jonas Muster'])
})

test('a list that cannot be loaded says so, and comes when it can', async () => {
  const {page} = studio
  const list = (url: URL) =>
    url.pathname.includes('/data/query/') &&
    url.searchParams.get('query')?.includes('_rev, orderRank') === true
  await page.route(list, (route) => route.fulfill({status: 403, json: {message: 'Not allowed'}}))
  await page.reload()
  await expect(page.getByRole('alert').filter({hasText: 'The list could not be loaded'})).toBeVisible({
    timeout: 90_000,
  })
  await page.unroute(list)
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(rows()).toHaveCount(4)
  isRefusing = false
})

test('licence categories: the order counts within a group, and the list says so', async () => {
  const {page, product} = studio
  /** The codes of cards, and of the choice of what one holds. */
  const codesOnSite = async (pattern: RegExp) => {
    const html = await (await fetch(`${product.siteUrl}/en/licences`)).text()
    return [...new Set([...html.matchAll(pattern)].map(([, code = '']) => code.toUpperCase()))].slice(0, 4)
  }
  const cards = /href="\/en\/licences\/(\w+)"/g
  const choice = /<option value="([A-Z]\w*)"/g
  await page.goto('/studio/structure/licenceCategory')
  await expect(rows().first()).toContainText('AM')
  await expect(page.getByText('This order counts within each group.')).toBeVisible()
  // Motorcycles among themselves, then one of them above the moped.
  await rows().nth(2).getByRole('button', {name: 'Move up'}).click()
  await expect.poll(() => codesOnSite(cards)).toEqual(['AM', 'A2', 'A1', 'A'])
  await rows().nth(1).dragTo(rows().nth(0))
  await expect.poll(() => codesOnSite(choice)).toEqual(['A2', 'AM', 'A1', 'A'])
  expect(await codesOnSite(cards)).toEqual(['AM', 'A2', 'A1', 'A'])
})
