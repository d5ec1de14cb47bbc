import {readFile} from 'node:fs/promises'
import {notedStatus} from '../support/browser-problems.ts'
import {goTo} from './support/desk.ts'
import {expect, studioForFile, test} from './support/studio.ts'

let isDiskFull = false
const studio = studioForFile({isExpected: (message) => isDiskFull && notedStatus(message) === 507})

const subscribe = (email: string) =>
  fetch(`${studio.product.siteUrl}/en/newsletter`, {
    method: 'POST',
    headers: {Origin: studio.product.siteUrl},
    body: new URLSearchParams({email}),
    redirect: 'manual',
  })
const lake = () => studio.product.content({dataset: 'newsletter', perspective: 'raw'})

test('addresses are listed, exported as a safe table, and deleted with their history', async () => {
  const {page} = studio
  await page.goto('/studio/newsletter')
  await expect(page.getByText('No addresses', {exact: true})).toBeVisible({timeout: 90_000})
  await expect(page.getByRole('button', {name: /^Export/})).toBeDisabled()
  await subscribe('zoe@example.org')
  await subscribe('+49@example.org')
  await expect(page.getByRole('status').filter({hasText: '2 addresses'})).toBeVisible()
  await expect(page.getByRole('listitem').filter({hasText: 'zoe@example.org'})).toContainText('30 days left')

  await goTo(page, '/studio/start')
  await page.getByRole('link', {name: '2 people to ask for confirmation'}).click()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', {name: /^Export/}).click()
  const table = await readFile(await (await downloading).path(), 'utf8')
  expect(table).toMatch(/^\uFEFF"E-mail address","Language",/)
  expect(table).toContain('"zoe@example.org","en","By subscribing you agree that we store')
  expect(table).toContain(`"'+49@example.org"`)
  // Times are in the browser's time zone, not ISO strings in UTC.
  expect(table).not.toMatch(/\d{4}-\d\d-\d\dT/)
  // The list marks exported addresses and does not export them again.
  await expect(page.getByRole('listitem').filter({hasText: 'Exported on'})).toHaveCount(2)
  await expect(page.getByRole('button', {name: 'Export new addresses'})).toBeDisabled()
  await subscribe('zoe@example.org')
  await expect(page.getByRole('button', {name: 'Export new addresses'})).toBeEnabled()

  const id = await lake().fetch<string>('*[email == "zoe@example.org"][0]._id')
  await page.getByRole('button', {name: 'Delete zoe@example.org'}).click()
  await page.getByRole('dialog').getByRole('button', {name: 'Delete for good'}).click()
  await expect(page.getByRole('listitem').filter({hasText: 'zoe@example.org'})).toHaveCount(0)
  await expect(page.getByRole('status').filter({hasText: '1 address'})).toBeFocused()
  expect(await lake().fetch('*[].email')).toEqual(['+49@example.org'])
  expect((await lake().request({url: `/data/history/newsletter/transactions/${id}`})) || '').toBe('')
})

test('an address that could not be deleted stays, and a failed load is not shown as an empty list', {
  tag: '@nightly',
}, async () => {
  const {page} = studio
  isDiskFull = true
  const full = {
    status: 507,
    json: {statusCode: 507, error: {type: 'insufficientStorageError', description: 'x'}},
  }
  await page.route('**/data/actions/newsletter*', (route) => route.fulfill(full), {times: 1})
  await page.getByRole('button', {name: 'Delete +49@example.org'}).click()
  await page.getByRole('dialog').getByRole('button', {name: 'Delete for good'}).click()
  await expect(page.getByText('This could not be deleted. Please try again.').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({hasText: '+49@example.org'})).toBeVisible()

  await page.route('**/data/query/newsletter*', (route) => route.fulfill(full))
  await page.reload()
  const alert = page.getByRole('alert').filter({hasText: 'The addresses could not be loaded'})
  await expect(alert).toBeVisible()
  await page.unrouteAll()
  // A Studio that has just loaded may retry by itself before the click.
  await expect(async () => {
    if (await alert.isVisible()) await alert.getByRole('button', {name: 'Try again'}).click({timeout: 2000})
    await expect(page.getByRole('status').filter({hasText: '1 address'})).toBeVisible({timeout: 5000})
  }).toPass()
  isDiskFull = false
})
