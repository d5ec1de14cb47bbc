import {expect} from '@playwright/test'
import {sentByScript} from '../../app/forms/result.ts'
import {en} from '../../app/i18n/en.ts'
import {withBrowser} from './browser.ts'
import type {Cluster} from './cluster.ts'
import {message} from './messages.ts'
import type {Row} from './report.ts'

/** Kills a replica that delivers a message: the form says that the outcome is unknown, and can be resent. */

const patience = {timeout: 60_000}

export const killedForms = async (cluster: Cluster): Promise<Row[]> => [
  await withoutScripts(cluster),
  await inBrowser(cluster),
]

/** Kills the replica of an address as soon as the API has the message, and starts the replica again. */
async function killDuring(cluster: Cluster, address: string, text: string, sending: Promise<unknown>) {
  const one = cluster.replicas[cluster.nginx.homeOf(address)]
  if (!one) throw new Error(`No replica has answered ${address}.`)
  await expect.poll(() => arrivedOf(cluster, text), patience).toBe(1)
  await one.stop('SIGKILL')
  await sending
  await cluster.silenceFoundation(false)
  await one.start()
}

const arrivedOf = async ({inbox}: Cluster, text: string) =>
  (await inbox()).filter(({message: one}) => one === text).length

async function withoutScripts(cluster: Cluster): Promise<Row> {
  const {address, ask} = cluster.visit('127.0.7.1')
  await ask('/en/contact')
  const form = message('Without scripts.')
  await cluster.silenceFoundation(true)
  const sending = ask('/en/contact', {form})
  await killDuring(cluster, address, form.message, sending)
  const {status, body} = await sending
  const isTold = body.includes('We do not know whether your form arrived')
  const again = [
    await ask('/en/contact', {form}),
    await ask('/en/contact', {form: {...form, intent: 'send-again'}}),
  ]
  const arrived = await arrivedOf(cluster, form.message)
  return {
    what: 'SIGKILL under a form, no scripts: answer, told; sent again; arrived',
    seen: `${status}, ${isTold ? 'unknown' : 'nothing'}; ${again.map((one) => one.status).join(', ')}; ${arrived}`,
    goal: '502, unknown; 303 at last; 1',
    holds: status === 502 && isTold && again.at(-1)?.status === 303 && arrived === 1,
  }
}

async function inBrowser(cluster: Cluster): Promise<Row> {
  return withBrowser(cluster.nginx.port, async (context) => {
    const page = await context.newPage()
    await page.goto('/en/contact')
    const form = message('With scripts.')
    await expect(page.locator(`form#contact [name=${sentByScript}]`)).toBeAttached(patience)
    for (const [name, value] of Object.entries(form))
      await page.locator(`form#contact [name=${name}]`).fill(value)
    await cluster.silenceFoundation(true)
    await page.locator('form#contact [type=submit]').click()
    const told = page.getByRole('dialog').getByText(en.form.broken.help)
    await killDuring(cluster, '127.0.0.1', form.message, expect(told).toBeVisible(patience))
    await page.getByRole('dialog').getByRole('button', {name: en.form.sendAgain}).click(patience)
    // The replica has a record of the first attempt, so it may ask again.
    const unclear = page.getByRole('dialog').getByText(en.form.unclear.help)
    const thanks = page.getByText('Thank You!').filter({visible: true})
    await expect(unclear.or(thanks).first()).toBeVisible(patience)
    const asked = (await unclear.count()) > 0
    if (asked) await page.getByRole('dialog').getByRole('button', {name: en.form.sendAgain}).click(patience)
    await expect(thanks.first()).toBeVisible(patience)
    const arrived = await arrivedOf(cluster, form.message)
    return {
      what: 'SIGKILL under a form in Chromium: told that the outcome is unknown; sent again; arrived',
      seen: `yes; ${asked ? 'after one more question' : 'at once'}; ${arrived}`,
      goal: 'yes; 1',
      holds: arrived === 1,
    }
  })
}
