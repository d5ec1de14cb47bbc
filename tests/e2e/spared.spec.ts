import type {Page} from '@playwright/test'
import {connectBy} from './support/connection.ts'
import {expect, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Visitors who save data, or whose connection is slow, load what they ask for and nothing more. */

const slidePictures = (page: Page) => page.locator('.slide img')
const prefetches = (page: Page) => page.locator('link[rel=prefetch], link[as=fetch]')
const linkTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', {name, exact: true}).first()

test('otherwise the next page and the other slides are fetched beforehand', async ({page, visit}) => {
  await connectBy(page, {saveData: false, effectiveType: '4g'})
  await visit('/en')
  await expect(slidePictures(page)).toHaveCount(4)
  await linkTo(page, words.en.pages.about).hover()
  await expect(prefetches(page)).not.toHaveCount(0)
})

test('where a page leads on to the next one, that is fetched once the link is in view', async ({
  page,
  visit,
}) => {
  await connectBy(page, {saveData: false, effectiveType: '4g'})
  await visit('/en/licences/b')
  const next = page.locator('a[rel=next]')
  const address = await next.getAttribute('href')
  const fetched = page.locator(
    `link[rel=prefetch][href^="${address}.data"], link[as=fetch][href^="${address}.data"]`,
  )
  await expect(fetched).toHaveCount(0)
  await next.scrollIntoViewIfNeeded()
  await expect(fetched).toHaveCount(1)
})

for (const [situation, connection] of [
  ['saving data', {saveData: true, effectiveType: '4g'}],
  ['on a slow connection', {saveData: false, effectiveType: '3g'}],
] as const)
  test(`${situation}: no page is fetched beforehand, and one picture of the slider`, async ({
    page,
    visit,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await connectBy(page, connection)
    await visit('/en')
    await expect(slidePictures(page)).toHaveCount(1)
    const about = linkTo(page, words.en.pages.about)
    await about.hover()
    await about.focus()
    await linkTo(page, words.en.pages.contact).hover()
    // Whoever is about to follow a link has waited longer than prefetching does when the next slide has come.
    await page.locator('.slider').getByRole('button', {name: words.en.nextSlide}).click()
    await expect(slidePictures(page)).toHaveCount(2)
    await page.waitForLoadState('networkidle')
    await expect(prefetches(page)).toHaveCount(0)
    expect(asked.filter((path) => path.endsWith('.data'))).toEqual([])
    await about.click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('About us')
  })
