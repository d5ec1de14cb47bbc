import {foundation} from './support/foundation.ts'
import {heading, kept, visitAndKeep} from './support/offline.ts'
import {expect, expectNewDocument, follow, isTakenOver, markDocument, test} from './support/test.ts'
import {words} from './support/words.ts'

/** Reading visited pages offline. */

test.use({serviceWorkers: 'allow'})
test.beforeEach(({expectedMessages}) => {
  // Offline, the browser logs every request that fails.
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

test('any other page is replaced by help in its language', async ({page, context}) => {
  const [language, title, call] = ['de', 'Sie sind offline', '+49 30 23125 100'] as const
  await visitAndKeep(page, '/en')
  await context.setOffline(true)
  await page.goto(`/${language}/imprint`)
  await expect(heading(page)).toHaveText(title)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('main').getByRole('link', {name: call})).toHaveAttribute('href', /^tel:/)
  await expect(page.locator('.emergency')).toContainText('112')
  await expect(page.locator('script')).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('main').getByRole('link', {name: 'Noch einmal'}).click()
  await expect(heading(page)).toHaveText('Impressum')
})

test('a link followed offline leads to what was kept, or to help', async ({page, context}) => {
  await visitAndKeep(page, '/en/contact')
  await visitAndKeep(page, '/en')
  await context.setOffline(true)
  const {pages} = words.en
  await follow(page, pages.contact)
  await expect(heading(page)).toHaveText('Contact us')
  await follow(page, pages.about)
  await expect(heading(page)).toHaveText('You are offline')
  await page.getByRole('banner').getByRole('link', {name: 'Deutsch'}).click()
  await expect(heading(page)).toHaveText('Sie sind offline')
})

test('a selection of licence categories is there as it was made, by its form or its address', {
  tag: '@nightly',
}, async ({page, context}) => {
  await visitAndKeep(page, '/en/licences?group=buses')
  const results = page.locator('.licence-results')
  const before = await results.allInnerTexts()
  await page.getByLabel('Age (optional)').fill('24')
  await page.getByRole('button', {name: 'Show results'}).click()
  await expect(page).toHaveURL(/age=24/)
  const chosen = page.url()
  // The address changes before the results do.
  await expect.poll(() => results.allInnerTexts()).not.toEqual(before)
  const shown = await results.allInnerTexts()
  expect(shown.join()).toContain('Minibuses')
  await expect.poll(async () => (await kept(page, 'pages')).length).toBe(2)
  await context.setOffline(true)
  await page.goto(chosen)
  await expect(page.getByLabel('Age (optional)')).toHaveValue('24')
  expect(await results.allInnerTexts()).toEqual(shown)
  await page.goto('/en/licences?group=buses')
  await expect(page.getByLabel('Age (optional)')).toHaveValue('')
  await expect(page.locator('.licence-cards')).toBeVisible()
})

test('a form that the browser sends by itself offline gives the offline page; nothing is sent later', {
  tag: '@nightly',
}, async ({page, context, expectedStatuses}) => {
  expectedStatuses.add(422)
  const before = await foundation.inbox()
  await visitAndKeep(page, '/en/contact')
  // The cached page without its scripts, as if they had failed.
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
  // Online again, the form reaches the site, which reports missing fields.
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

test.describe('without a service worker, which would take over before or after the click', () => {
  test.use({serviceWorkers: 'block'})

  test('data that do not arrive are fetched with the whole page', {tag: '@nightly'}, async ({
    page,
    visit,
    expectedStatuses,
  }) => {
    expectedStatuses.add(502)
    for (const fail of ['abort', 'bad gateway'] as const) {
      await visit('/en')
      await page.route(/\/about\.data/, (route) =>
        fail === 'abort' ? route.abort() : route.fulfill({status: 502, body: '<h1>Bad Gateway</h1>'}),
      )
      await follow(page, words.en.pages.about)
      await expect(heading(page)).toHaveText('About us')
      await isTakenOver(page)
      await page.unrouteAll()
    }
  })

  test('data of another build lead to the whole page: they may have another shape', {
    tag: '@nightly',
  }, async ({page, visit}) => {
    await visit('/en')
    await page.route(/\/about\.data/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({response: answer, headers: {...answer.headers(), 'x-build': 'former'}})
    })
    await markDocument(page)
    await follow(page, words.en.pages.about)
    await expect(heading(page)).toHaveText('About us')
    await isTakenOver(page)
    await expectNewDocument(page)
    await expect(page).toHaveURL('/en/about')
  })

  test('a page whose script is gone is loaded whole, by the first click', {tag: '@nightly'}, async ({
    page,
    visit,
    expectedMessages,
    expectedStatuses,
  }) => {
    expectedMessages.push(/Error loading route module|dynamically imported/)
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

test('no more than forty pages are kept, the latest', {tag: '@nightly'}, async ({page, request}) => {
  await visitAndKeep(page, '/de/about')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  expect(paths.length).toBeGreaterThan(45)
  const wanted = paths.filter((path) => path !== '/de/about').slice(0, 45)
  for (const path of wanted) {
    await page.evaluate(async (address) => (await fetch(address)).text(), path)
    // One after the other, because the cache keeps the latest pages.
    await expect.poll(() => kept(page, 'pages')).toContain(path)
  }
  await expect.poll(async () => (await kept(page, 'pages')).toSorted()).toEqual(wanted.slice(-40).toSorted())
})
