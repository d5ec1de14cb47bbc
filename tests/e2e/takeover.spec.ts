import type {Page} from '@playwright/test'
import {connectBy} from './support/connection.ts'
import {addressOf, languages} from './support/pages.ts'
import {expect, test} from './support/test.ts'

/** That a long page costs a slow telephone no more than it has to: the overview of licences, with its cards and its table. */

const table = (page: Page) => page.locator('.licence-table table')
const isLaidOut = (page: Page) =>
  table(page).evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}))

for (const language of languages)
  test(`the app takes over the cards and the table in ${language} without rendering them again`, async ({
    page,
    visit,
  }) => {
    // What links do depends on it, and the server cannot know it.
    await connectBy(page, {saveData: false, effectiveType: '4g'})
    await visit(addressOf(language, '/licences'))
    // What the app adds to the form once it runs: all that a page could render again has been rendered by then.
    await expect(page.locator('#enquiry-form').getByRole('button')).toHaveCount(2)
    const links = page.locator('#categories a, #comparison a')
    await expect(links).not.toHaveCount(0)
    const renderings = await links.evaluateAll((elements) =>
      elements.map((element) => {
        const fiber = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$'))?.[1]
        // React makes the other one of the pair when it renders an element for the second time.
        return fiber?.alternate === null ? 'once' : 'again'
      }),
    )
    expect(renderings).toEqual(renderings.map(() => 'once'))
  })

test('on a phone the table is laid out as it comes into sight, and nothing moves for it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({width: 360, height: 740})
  await visit('/de/licences')
  expect(await isLaidOut(page)).toBe(false)
  const heightOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height)
  const [pageHeight, tableHeight] = [await heightOf('body'), await heightOf('.licence-table')]
  await page.locator('#comparison').scrollIntoViewIfNeeded()
  await page.locator('.licence-table').scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page)).toBe(true)
  expect([await heightOf('body'), await heightOf('.licence-table')]).toEqual([pageHeight, tableHeight])
})

test('what is not laid out yet is found, printed, and reached by keyboard', async ({page, visit}) => {
  await page.setViewportSize({width: 360, height: 740})
  await visit('/de/licences')
  expect(await isLaidOut(page)).toBe(false)
  await page.emulateMedia({media: 'print'})
  expect(await isLaidOut(page)).toBe(true)
  await page.emulateMedia({media: 'screen'})
  await expect.poll(() => isLaidOut(page)).toBe(false)

  const isFound = await table(page)
    .getByRole('listitem')
    .first()
    .evaluate((element) => {
      const {find} = window as typeof window & {find: (words: string) => boolean}
      return find(element.textContent ?? '') && element.contains(getSelection()?.anchorNode ?? null)
    })
  expect(isFound).toBe(true)
  await page.evaluate(() => window.scrollTo(0, 0))

  await page.locator('.licence-table').focus()
  await page.keyboard.press('Tab')
  await expect(table(page).getByRole('link', {name: 'AM'}).first()).toBeFocused()
  await expect(table(page).getByRole('link', {name: 'AM'}).first()).toBeInViewport()
})

test('a short table is as high as its rows', async ({page, visit}) => {
  await page.setViewportSize({width: 360, height: 740})
  await visit('/de/licences?group=buses')
  expect(await isLaidOut(page)).toBe(true)
})
