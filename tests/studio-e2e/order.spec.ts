import {expect, studioForFile, test} from './support/studio.ts'

/** The order of a list, as on the website. */

const studio = studioForFile()

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

test('a person is dragged to another place', async () => {
  await rows().nth(3).dragTo(rows().nth(0))
  await expect(rows()).toHaveText([/Salome Probe/, /Amina Beispiel/, /Elif Exempel/, /Jonas Muster/])
  await expect.poll(namesOnSite).toEqual(['Salome Probe', 'Amina Beispiel', 'Elif Exempel', 'Jonas Muster'])
})

test('the order is still there after a reload', async () => {
  await studio.page.reload()
  await expect(rows()).toHaveText([/Salome Probe/, /Amina Beispiel/, /Elif Exempel/, /Jonas Muster/])
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
