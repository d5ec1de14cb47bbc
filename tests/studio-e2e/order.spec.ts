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
