import type {Page} from '@playwright/test'
import {expect, test} from './support/test.ts'

/** The language of a page, and the visitor's choice of it. The browser prefers German. */

const choice = (page: Page) =>
  page.evaluate(() => ({cookie: document.cookie, stored: localStorage.getItem('language')}))

const switchTo = (page: Page, name: 'Deutsch' | 'English') =>
  page.getByRole('link', {name, exact: true}).click()

const expectLanguage = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language)

test('the switch keeps page, query and hash, and remembers the choice', async ({page, context, visit}) => {
  await visit('/de/licences?group=buses&age=21#comparison')
  await switchTo(page, 'English')
  await expect(page).toHaveURL('/en/licences?group=buses&age=21#comparison')
  await expectLanguage(page, 'en')
  expect(await choice(page)).toEqual({cookie: 'language=en', stored: 'en'})
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({name: 'language', path: '/', sameSite: 'Lax'})

  await visit('/contact')
  await expectLanguage(page, 'en')
  await switchTo(page, 'Deutsch')
  await expect(page).toHaveURL('/de/contact')
  expect(await choice(page)).toEqual({cookie: 'language=de', stored: 'de'})
  await visit('/contact')
  await expectLanguage(page, 'de')
})

test('a language stored without its cookie is sent to the server once', async ({page}) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  // The page reloads itself before it has finished loading.
  await page.goto('/contact', {waitUntil: 'commit'})
  await expect.poll(() => loads).toEqual(['/contact', '/contact'])
  await expectLanguage(page, 'en')
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(2)
  expect(await choice(page)).toEqual({cookie: 'language=en', stored: 'en'})
})
