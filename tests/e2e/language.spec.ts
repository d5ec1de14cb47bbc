import type {Page} from '@playwright/test'
import {expect, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Which language a page has, and what the visitor's choice changes. The browser asks for German. */

const choice = (page: Page) =>
  page.evaluate(() => ({cookie: document.cookie, stored: localStorage.getItem('language')}))

const switchTo = (page: Page, name: 'Deutsch' | 'English') =>
  page.getByRole('link', {name, exact: true}).click()

const expectLanguage = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language)

test('nothing is stored before the visitor chooses', async ({page, context, visit}) => {
  for (const address of ['/', '/en/contact', '/de/licences']) await visit(address)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

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

test('the current language is marked, the other one described', async ({page, visit}) => {
  await visit('/de/about')
  const marked = page.locator('.languages [aria-current]')
  await expect(marked).toHaveText('Deutsch')
  const english = page.getByRole('link', {name: 'English', exact: true})
  await expect(english).toHaveAttribute('lang', 'en')
  await expect(english).toHaveAccessibleDescription('Englisch')
})

test.describe('a language stored without its cookie', () => {
  for (const [stored, language] of [
    ['en', 'en'],
    ['de', 'de'],
    ['fr', 'en'],
  ] as const)
    test(`"${stored}" is told to the server once`, async ({page}) => {
      await page.goto('/robots.txt')
      await page.evaluate((value) => localStorage.setItem('language', value), stored)
      const loads: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
      })
      // The page loads itself anew before it has loaded.
      await page.goto('/contact', {waitUntil: 'commit'})
      await expect.poll(() => loads).toEqual(['/contact', '/contact'])
      await expectLanguage(page, language)
      await page.waitForLoadState('networkidle')
      expect(loads).toHaveLength(2)
      expect(await choice(page)).toEqual({cookie: `language=${language}`, stored})
    })

  test('changes nothing at an explicit address', async ({page, visit}) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await visit('/de/contact')
    await expectLanguage(page, 'de')
    expect(await choice(page)).toEqual({cookie: '', stored: 'en'})
  })
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the switch is a link', async ({page, context, visit}) => {
    await visit('/de/about')
    await switchTo(page, 'English')
    await expect(page).toHaveURL('/en/about')
    await expectLanguage(page, 'en')
    expect(await context.cookies()).toEqual([])
  })
})

for (const [style, start, about] of [
  ['prefixed', '/en', '/en/about'],
  ['unprefixed', '/', '/about'],
] as const)
  test(`links on ${style} pages stay ${style}`, async ({page, visit}) => {
    await visit(start)
    const inner = await page
      .locator('a[href^="/"]:not(.languages a)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(inner.length).toBeGreaterThan(20)
    const isPrefixed = (href: string) => /^\/(de|en)(?=[/?#]|$)/.test(href)
    expect(inner.filter((href) => isPrefixed(href) !== (style === 'prefixed'))).toEqual([])
    const say = words[style === 'prefixed' ? 'en' : 'de']
    await page.getByRole('banner').getByRole('link', {name: say.pages.about, exact: true}).first().click()
    await expect(page).toHaveURL(about)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^(About us|Über uns)$/)
  })
