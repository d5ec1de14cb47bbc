import {heading, visitAndKeep} from './support/offline.ts'
import {expect, isTakenOver, test} from './support/test.ts'

/** The emergency card: typed, printed, offline, and remembered only on request. */

const name = 'Alex Muster'
const path = '/en/emergency-card'

test.describe('with a service worker', () => {
  test.use({serviceWorkers: 'allow'})

  test('is there offline although nobody has opened it, with its code; nothing typed is stored or sent', async ({
    page,
    context,
    expectedMessages,
  }) => {
    expectedMessages.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await visitAndKeep(page, '/en/imprint')
    await context.setOffline(true)
    await page.goto(path)
    await isTakenOver(page)
    await expect(heading(page)).toHaveText('Emergency card')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url() + request.postData()))
    await page.getByLabel('Name', {exact: true}).fill(name)
    await page.getByLabel('Name', {exact: true}).press('Enter')
    await expect(page.getByRole('img', {name: /^QR code/})).toBeVisible()
    await expect(page.locator('.card-face').first()).toContainText(name)
    expect(requests.filter((sent) => /alex|muster/i.test(sent))).toEqual([])
    expect(page.url()).toMatch(/\/emergency-card$/)
    const stored = await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}))
    expect(stored).not.toContain(name)
  })
})

test('is remembered on request, and deleted on the privacy page', async ({page, visit}) => {
  await visit(path)
  const field = page.getByLabel('Name', {exact: true})
  await field.fill(name)
  await page.getByLabel('Remember on this device').check()
  await page.reload()
  await expect(field).toHaveValue(name)
  await visit('/en/privacy')
  const saved = page.locator('section:has(#saved-on-device)')
  await saved.locator('summary').click()
  await expect(saved.getByRole('listitem').filter({hasText: 'emergency-card'})).toBeVisible()
  await saved.getByRole('button').click()
  await expect(
    saved.getByRole('status').getByRole('listitem').filter({hasText: 'emergency-card'}),
  ).toBeVisible()
  await visit(path)
  await expect(field).toHaveValue('')
  await expect(page.getByLabel('Remember on this device')).not.toBeChecked()
})

test('prints as a wallet card, even with the longest texts, and as a page', async ({page, visit}) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await visit('/de/emergency-card')
  for (const field of await page.locator('.card-form :is(input[maxlength], textarea)').all())
    await field.fill('Wörter '.repeat(30).slice(0, Number(await field.getAttribute('maxlength'))))
  await expect(page.locator('.card-qr')).toBeVisible()
  await page.emulateMedia({media: 'print'})
  const millimetre = 96 / 25.4
  for (const face of await page.locator('.card-face:has(dl), .card-back > div').all()) {
    const box = await face.boundingBox()
    expect(Math.abs((box?.width ?? 0) - 85.6 * millimetre)).toBeLessThan(3)
    expect(box?.height).toBeCloseTo(54 * millimetre, 0)
  }
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({media: 'screen'})
  await page.getByRole('button', {name: 'Als A4-Blatt drucken'}).click()
  await page.emulateMedia({media: 'print'})
  await expect
    .poll(async () => (await page.locator('.card-face').first().boundingBox())?.width)
    .toBeGreaterThan(500)
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('is empty, for filling in by hand', async ({page, visit}) => {
    await visit(path)
    await expect(page.locator('.card-form')).toBeHidden()
    await expect(page.locator('.card-front dd')).toHaveText(Array(6).fill(''))
    await expect(page.getByText('fill it in by hand')).toBeVisible()
  })
})

test('says what works when its scripts do not arrive', async ({page, expectedMessages}) => {
  expectedMessages.push(/ERR_FAILED/)
  await page.addInitScript(() => addEventListener('unhandledrejection', (event) => event.preventDefault()))
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(path)
  const note = page.getByText('fill it in by hand')
  await expect(note).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(note).toBeVisible()
})
