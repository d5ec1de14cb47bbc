import {foundation} from './support/foundation.ts'
import {heading, kept, visitAndKeep} from './support/offline.ts'
import {expect, isTakenOver, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Reading without a connection what was visited before. */

test.beforeEach(({expectedMessages}) => {
  // A browser without connection says of everything that it could not load it.
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})

test('a visited page is there, with styles and pictures', async ({page, context}) => {
  await visitAndKeep(page, '/de/about')
  const picture = page.locator('.banner-picture img')
  await expect
    .poll(() => kept(page, 'pictures'))
    .toContain(new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname)
  await context.setOffline(true)
  await page.reload()
  await isTakenOver(page)
  await expect(heading(page)).toHaveText('Über uns')
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('.banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('a page that was reached within the app is there too', async ({page, context}) => {
  await visitAndKeep(page, '/en')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Our team'}).click()
  await expect(heading(page)).toHaveText('Our team')
  await expect.poll(() => kept(page, 'pages')).toContain('/en/team')
  await context.setOffline(true)
  await page.goto('/en/team')
  await expect(heading(page)).toHaveText('Our team')
  await page.goto('/en?utm_source=newsletter')
  await expect(heading(page)).toHaveText('Together we can make a difference')
})

for (const [language, title, call] of [
  ['de', 'Sie sind offline', '+49 30 23125 100'],
  ['en', 'You are offline', '+49 30 23125 100'],
] as const)
  test(`any other page is replaced by help in its language, ${language}`, async ({page, context}) => {
    await visitAndKeep(page, language === 'de' ? '/en' : '/de')
    await context.setOffline(true)
    await page.goto(`/${language}/imprint`)
    await expect(heading(page)).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByRole('link', {name: call})).toHaveAttribute('href', /^tel:/)
    await expect(page.locator('.emergency')).toContainText('112')
    await expect(page.locator('script')).toHaveCount(0)
    await context.setOffline(false)
    await page
      .getByRole('main')
      .getByRole('link', {name: /Try again|Noch einmal/})
      .click()
    await expect(heading(page)).toHaveText(language === 'de' ? 'Impressum' : 'Imprint')
  })

test('a link followed offline leads to what was kept, or to help', async ({page, context}) => {
  await visitAndKeep(page, '/en/contact')
  await visitAndKeep(page, '/en')
  await context.setOffline(true)
  const {pages} = words.en
  await page.getByRole('banner').getByRole('link', {name: pages.contact, exact: true}).first().click()
  await expect(heading(page)).toHaveText('Contact us')
  await page.getByRole('banner').getByRole('link', {name: pages.about, exact: true}).first().click()
  await expect(heading(page)).toHaveText('You are offline')
  await page.getByRole('banner').getByRole('link', {name: 'Deutsch'}).click()
  await expect(heading(page)).toHaveText('Sie sind offline')
})

test('what a page answers to a form is never kept', async ({page}) => {
  await visitAndKeep(page, '/en/contact')
  await page.goto('/en/contact?sent')
  await isTakenOver(page)
  await page.goto('/en/contact?other')
  await isTakenOver(page)
  expect(await kept(page, 'pages')).toEqual(['/en/contact'])
})

test('a selection of licence categories is there as it was made, by its form or its address', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, '/en/licences?group=buses')
  const cards = page.locator('.licence-card')
  const before = await cards.allInnerTexts()
  await page.getByLabel('My age').fill('24')
  await page.getByRole('button', {name: 'Show selection'}).click()
  await expect(page).toHaveURL(/age=24/)
  const chosen = page.url()
  // The address is there before the page.
  await expect.poll(() => cards.allInnerTexts()).not.toEqual(before)
  const shown = await cards.allInnerTexts()
  expect(shown.length).toBeGreaterThan(0)
  await expect.poll(async () => (await kept(page, 'pages')).length).toBe(2)
  await context.setOffline(true)
  await page.goto(chosen)
  await expect(page.getByLabel('My age')).toHaveValue('24')
  expect(await cards.allInnerTexts()).toEqual(shown)
  await page.goto('/en/licences?group=buses')
  await expect(page.getByLabel('My age')).toHaveValue('')
  await expect(cards.first()).toBeVisible()
})

test('an address without a language has help in the language that was chosen', async ({page, context}) => {
  await visitAndKeep(page, '/de')
  await page.getByRole('banner').getByRole('link', {name: 'English'}).click()
  await expect(page).toHaveURL(/\/en$/)
  await context.setOffline(true)
  await page.goto('/imprint')
  await expect(heading(page)).toHaveText('You are offline')
  await context.setOffline(false)
  await page.goto('/en')
  await page.getByRole('banner').getByRole('link', {name: 'Deutsch'}).click()
  await expect(page).toHaveURL(/\/de$/)
  await context.setOffline(true)
  await page.goto('/imprint')
  await expect(heading(page)).toHaveText('Sie sind offline')
})

test('a form that the browser sends by itself offline gives the offline page; nothing is sent later', async ({
  page,
  context,
  expectedStatuses,
}) => {
  expectedStatuses.add(422)
  const before = await foundation.inbox()
  await visitAndKeep(page, '/en/contact')
  // Kept, but without its scripts: as where they fail.
  await page.route(/\/assets\/main-.*\.js/, (route) => route.abort())
  const send = async (message: string) => {
    await page.locator('#contact [name=message]').fill(message)
    await page.locator('#contact').evaluate((form: HTMLFormElement) => form.submit())
  }
  await context.setOffline(true)
  await send('Sent while offline')
  await expect(heading(page)).toHaveText('You are offline')
  await expect(page.getByRole('main').getByRole('link', {name: '+49 30 23125 100'})).toBeVisible()
  await context.setOffline(false)
  await page.goBack()
  await expect(page.locator('#contact [name=message]')).toHaveValue('Sent while offline')
  // With the connection back, the form arrives at the site as ever, which says what is missing.
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/en/contact'),
  )
  await send('Sent with a connection')
  expect((await answer).status()).toBe(422)
  await expect(page.locator('.error-summary').getByRole('link')).toHaveCount(3)
  expect(await foundation.inbox()).toEqual(before)
  const kept = await page.evaluate(async () => (await indexedDB.databases()).map(({name}) => name))
  expect(kept.filter((name) => /sync|queue/i.test(name ?? ''))).toEqual([])
})

test('data that do not arrive are fetched with the whole page', async ({page, visit, expectedStatuses}) => {
  expectedStatuses.add(502)
  for (const fail of ['abort', 'bad gateway'] as const) {
    await visit('/en')
    await page.route(/\/about\.data/, (route) =>
      fail === 'abort' ? route.abort() : route.fulfill({status: 502, body: '<h1>Bad Gateway</h1>'}),
    )
    await page
      .getByRole('banner')
      .getByRole('link', {name: words.en.pages.about, exact: true})
      .first()
      .click()
    await expect(heading(page)).toHaveText('About us')
    await isTakenOver(page)
    await page.unrouteAll()
  }
})

test('data of another build lead to the whole page: they may have another shape', async ({page, visit}) => {
  await visit('/en')
  await page.route(/\/about\.data/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({response: answer, headers: {...answer.headers(), 'x-build': 'former'}})
  })
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  await page.getByRole('banner').getByRole('link', {name: words.en.pages.about, exact: true}).first().click()
  await expect(heading(page)).toHaveText('About us')
  await isTakenOver(page)
  await expect(page.locator('body')).not.toHaveAttribute('data-same-document')
  await expect(page).toHaveURL('/en/about')
})

test.describe('a page whose script is gone', () => {
  // It would have kept the script.
  test.use({serviceWorkers: 'block'})

  test('is loaded whole, by the first click', async ({page, visit, expectedMessages, expectedStatuses}) => {
    expectedMessages.push(
      /Service Worker registration blocked|Error loading route module|dynamically imported/,
    )
    expectedStatuses.add(404)
    await visit('/en')
    await page.route(
      /\/assets\/[^/]*about-[^/]*\.js/,
      (route) => route.fulfill({status: 404, body: 'No such file.'}),
      {times: 1},
    )
    await page
      .getByRole('banner')
      .getByRole('link', {name: words.en.pages.about, exact: true})
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL('/en/about')
    await expect(heading(page)).toHaveText('About us')
    await isTakenOver(page)
  })
})

test('a browser without service workers, and one where they fail, only says so', async ({
  browser,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/service worker could not be started/)
  const lacks = () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  const fails = () => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('full'))
  }
  for (const [situation, message] of [
    [lacks, 'Service workers are disabled or not supported by this browser'],
    [fails, /The service worker could not be started/],
  ] as const) {
    const context = await browser.newContext({baseURL})
    await context.addInitScript(situation)
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', (note) => said.push(note.text()))
    await page.goto('/en')
    await isTakenOver(page)
    await expect.poll(() => said).toEqual([expect.stringMatching(message)])
    await page.getByRole('contentinfo').getByRole('link', {name: 'Our team'}).click()
    await expect(heading(page)).toHaveText('Our team')
    await context.close()
  }
})

test('no more than forty pages are kept, the latest', async ({page, request}) => {
  await visitAndKeep(page, '/de/about')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  expect(paths.length).toBeGreaterThan(45)
  const wanted = paths.filter((path) => path !== '/de/about').slice(0, 45)
  for (const path of wanted) await page.evaluate(async (address) => (await fetch(address)).text(), path)
  await expect.poll(async () => (await kept(page, 'pages')).toSorted()).toEqual(wanted.slice(-40).toSorted())
})
