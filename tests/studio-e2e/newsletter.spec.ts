import {readFile} from 'node:fs/promises'
import type {Route} from '@playwright/test'
import {notedStatus} from '../support/browser-problems.ts'
import {expect, studioForFile, test} from './support/studio.ts'

/** What staff do with the addresses that visitors have entered: see them, export them, delete one. */

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

test('at first nobody waits', async () => {
  const {page} = studio
  await page.goto('/studio/newsletter')
  // The whole Studio starts here.
  await expect(page.getByText('No addresses')).toBeVisible({timeout: 90_000})
  await expect(page.getByRole('button', {name: /^Export/})).toBeDisabled()
})

test('an address is listed, with how long it stays', async () => {
  const {page} = studio
  await subscribe('zoe@example.org')
  await subscribe('+49@example.org')
  await page.getByRole('button', {name: 'Refresh'}).click()
  await expect(page.getByRole('status').filter({hasText: '2 addresses'})).toBeVisible()
  await expect(page.getByRole('listitem').filter({hasText: 'zoe@example.org'})).toContainText('30 days left')
})

test('all are exported, as a table that calculates nothing', async () => {
  const {page} = studio
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', {name: /^Export/}).click()
  const table = await readFile(await (await downloading).path(), 'utf8')
  expect(table).toMatch(/^\uFEFF"E-mail address","Language",/)
  expect(table).toContain('"zoe@example.org","en","By subscribing you agree')
  expect(table).toContain(`"'+49@example.org"`)
})

test('one is deleted, with its history', async () => {
  const {page} = studio
  const id = await lake().fetch<string>('*[email == "zoe@example.org"][0]._id')
  await page.getByRole('button', {name: 'Delete zoe@example.org'}).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('zoe@example.org and its history')
  await dialog.getByRole('button', {name: 'Delete for good'}).click()
  await expect(page.getByRole('listitem').filter({hasText: 'zoe@example.org'})).toHaveCount(0)
  await expect(page.getByRole('status').filter({hasText: '1 address'})).toBeFocused()
  expect(await lake().fetch('*[].email')).toEqual(['+49@example.org'])
  expect((await lake().request({url: `/data/history/newsletter/transactions/${id}`})) || '').toBe('')
})

test('where the disk is full, what was deleted goes off the list, and what was not stays', async () => {
  const {page} = studio
  isDiskFull = true
  const row = page.getByRole('listitem').filter({hasText: '+49@example.org'})
  const deleteIt = async () => {
    await page.getByRole('button', {name: 'Delete +49@example.org'}).click()
    await page.getByRole('dialog').getByRole('button', {name: 'Delete for good'}).click()
  }
  const answer = (type: string) => ({status: 507, json: {statusCode: 507, error: {type, description: 'x'}}})
  const actions = '**/data/actions/newsletter*'
  await page.route(actions, (route) => route.fulfill(answer('insufficientStorageError')), {times: 1})
  await deleteIt()
  await expect(page.getByText('This could not be deleted. Please try again.').first()).toBeVisible()
  await expect(row).toBeVisible()

  const deleteAndSaySo = async (route: Route) => {
    await route.fetch()
    await route.fulfill(answer('leftInDataFileError'))
  }
  await page.route(actions, deleteAndSaySo, {times: 1})
  await deleteIt()
  await expect(
    page
      .getByText('Deleted, with its history: nobody can read it any more. But its place on the disk')
      .first(),
  ).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await lake().fetch('*[].email')).toEqual([])
  isDiskFull = false
})

test('addresses that cannot be loaded are not taken for none', async () => {
  const {page} = studio
  isDiskFull = true
  await page.route('**/data/query/newsletter*', (route) => route.fulfill({status: 507, json: {}}))
  await page.getByRole('button', {name: 'Refresh'}).click()
  const alert = page.getByRole('alert').filter({hasText: 'The addresses could not be loaded'})
  await expect(alert).toContainText('a private dataset named “newsletter” has to be there')
  await page.unrouteAll()
  await alert.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByText('No addresses')).toBeVisible()
  isDiskFull = false
})
