import {expect} from '@playwright/test'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import WebSocket from 'ws'
import {input, openDocument, publish} from '../../tests/studio-e2e/support/desk.ts'
import {withBrowser} from './browser.ts'
import {type Cluster, lakeToken} from './cluster.ts'
import {host} from './nginx.ts'
import {milliseconds, type Row} from './report.ts'
import type {Visitor} from './visitor.ts'

/** What staff use through the proxy: previews, live events, uploads, the Studio. */

const authorization = `Bearer ${lakeToken}`
const longestEventMs = 1_000

export const staff = async (cluster: Cluster): Promise<Row[]> => [
  await previews(cluster),
  await lakeEvents(cluster),
  await lakeSocket(cluster),
  await upload(cluster),
  await studio(cluster),
]

const row = (what: string, holds: boolean, seen: string): Row => ({what, seen, goal: 'works', holds})

/** Waits for `welcome`, makes a change, and returns the time until its event. */
async function eventAfter(
  {ask}: Visitor,
  path: string,
  headers: Record<string, string>,
  change: () => Promise<unknown>,
) {
  const welcome = Promise.withResolvers<void>()
  const event = ask(path, {
    headers,
    onData(data) {
      if (data.includes('welcome')) welcome.resolve()
      return data.includes('mutation')
    },
  })
  await Promise.race([welcome.promise, event])
  const from = performance.now()
  await change()
  const {to, status} = await event
  return status === 200 ? to - from : Number.POSITIVE_INFINITY
}

/** Writes a draft of the team page. */
async function writeDraft({content}: Cluster, text: string) {
  const team = await content.getDocument('teamPage')
  if (!team) throw new Error('The dataset has no page of the team.')
  await content.createOrReplace({...team, _id: 'drafts.teamPage', heading: {...team.heading, en: text}})
}

async function previews(cluster: Cluster): Promise<Row> {
  const times: number[] = []
  let shown = 0
  for (const [index, visitor] of (await cluster.oneOnEach()).entries()) {
    const {secret} = await createPreviewSecret(cluster.content, 'replicas', `https://${host}/studio`)
    const enabled = await visitor.ask(`/preview/enable?sanity-preview-secret=${secret}`)
    const cookie = String(enabled.headers['set-cookie']).split(';')[0] ?? ''
    const text = `Draft of replica ${index + 1}`
    times.push(await eventAfter(visitor, '/preview/changes', {cookie}, () => writeDraft(cluster, text)))
    if ((await visitor.ask('/en/team', {headers: {cookie}})).body.includes(text)) shown += 1
  }
  await cluster.content.delete('drafts.teamPage')
  const longest = Math.max(...times)
  return row(
    'previews: replicas that show the draft; longest until the event of a change',
    shown === 3 && longest < longestEventMs,
    `${shown}; ${milliseconds(longest)}`,
  )
}

async function lakeEvents(cluster: Cluster): Promise<Row> {
  const path = `/lake/v1/data/listen/production?query=${encodeURIComponent('*[_type == "teamPage"]')}`
  const visitor = cluster.visit('127.0.6.1')
  const took = await eventAfter(visitor, path, {authorization}, () => writeDraft(cluster, 'Listened to.'))
  await cluster.content.delete('drafts.teamPage')
  return row('live events of the lake: until the event', took < longestEventMs, milliseconds(took))
}

async function lakeSocket({nginx}: Cluster): Promise<Row> {
  const address = `wss://127.0.0.1:${nginx.port}/lake/v1/socket/production`
  const headers = {Host: host, Origin: `https://${host}`}
  const seen = await new Promise<string>((resolve) => {
    const socket = new WebSocket(address, {rejectUnauthorized: false, headers})
    // Without a session, the lake's refusal arrives the same way.
    socket.on('unexpected-response', (_request, {statusCode}) => resolve(`the lake answers ${statusCode}`))
    socket.on('open', () => resolve('open'))
    socket.on('error', ({message}) => resolve(message))
  })
  return row('WebSocket without a session', seen === 'the lake answers 401', seen)
}

async function upload(cluster: Cluster): Promise<Row> {
  const megabytes = 20
  const {status} = await cluster
    .visit('127.0.6.2')
    .ask('/lake/v1/assets/files/production?filename=large.txt', {
      headers: {authorization, 'content-type': 'text/plain'},
      body: Buffer.alloc(megabytes * 1_000_000, 'a'),
    })
  return row(`upload of ${megabytes} MB`, status === 200, String(status))
}

/** Signs in, edits, looks at the preview, publishes. */
async function studio(cluster: Cluster): Promise<Row> {
  const visitors = await cluster.oneOnEach()
  return withBrowser(cluster.nginx.port, async (context) => {
    const page = await context.newPage()
    const patience = {timeout: 90_000}
    await page.goto('/studio')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Access key').fill(lakeToken, patience)
    await dialog.getByRole('button', {name: 'Sign in'}).click()
    await expect(page.getByRole('heading', {name: /^Open drafts/})).toBeVisible(patience)
    await openDocument(page, 'teamPage', 'teamPage')
    await input(page, 'heading.en').fill('Edited through the proxy')
    await expect(page.getByTestId('pane-footer').last()).toContainText('Saved', patience)
    await page.getByRole('tab', {name: 'Preview'}).click()
    const inLanguage = page.getByRole('group', {name: 'Language of the preview'})
    await inLanguage.getByRole('button', {name: 'English'}).click(patience)
    const heading = page.frameLocator('iframe').first().locator('h1')
    await expect(heading).toContainText('Edited through the proxy', patience)
    await page.getByRole('tab', {name: 'Editing'}).click()
    await publish(page)
    const isShown = async ({ask}: Visitor) =>
      (await ask('/en/team')).body.includes('Edited through the proxy')
    const shown = async () => (await Promise.all(visitors.map(isShown))).filter(Boolean).length
    await expect.poll(shown, patience).toBe(3)
    return row('Studio in Chromium: sign in, edit, preview, publish; replicas that show it', true, '3')
  })
}
