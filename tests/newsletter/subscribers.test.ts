import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import type {SanityClient} from '@sanity/client'
import {beforeEach, expect, test} from 'vitest'
import {lakeSubscribers, mayBeKept, type Subscription} from '../../app/newsletter/subscribers.server.ts'
import {lakeForFile} from '../../lake/tests/lake-for-file.ts'

/** Subscribers in a real lake, with the test's own clock. */

const dayMs = 24 * 60 * 60_000
const start = Date.parse('2026-03-01T12:00:00Z')
const zoe: Subscription = {email: 'zoe@example.org', language: 'de', consentText: 'Ja, gern.'}

const lake = lakeForFile()
let client: SanityClient
let clock = start
let number = 0

beforeEach(async () => {
  clock = start
  client = lake.client({dataset: `newsletter-${++number}`, perspective: 'raw'})
  await client.datasets.create(`newsletter-${number}`, {aclMode: 'private'})
})

const subscribers = () => lakeSubscribers(client, 'secret', () => clock)
const entries = () => client.fetch<Record<string, string>[]>('*[] | order(email)')
const historyOf = async (id: string) =>
  (await lake.request(`/v1/data/history/newsletter-${number}/transactions/${id}?excludeContent=false`)).text()

test('stores an address with the consent text and its time', async () => {
  await subscribers().keep(zoe)
  expect(await entries()).toMatchObject([
    {
      ...zoe,
      _type: 'newsletterSubscription',
      state: 'unconfirmed',
      subscribedAt: '2026-03-01T12:00:00.000Z',
      expiresAt: '2026-03-31T12:00:00.000Z',
    },
  ])
})

test('replaces the entry of the same address', async () => {
  await subscribers().keep(zoe)
  clock += 20 * dayMs
  await Promise.all([
    subscribers().keep({email: 'ZOE@example.org', language: 'en', consentText: 'Yes, please.'}),
    subscribers().keep({email: 'ZOE@example.org', language: 'en', consentText: 'Yes, please.'}),
  ])
  expect(await entries()).toMatchObject([{language: 'en', consentText: 'Yes, please.'}])
  clock = start + 31 * dayMs
  expect(await subscribers().forgetExpired()).toBe(0)
})

test('deletes an entry with its history after thirty days, and no other', async () => {
  await subscribers().keep(zoe)
  const [{_id: id = ''} = {}] = await entries()
  expect(await historyOf(id)).toContain('zoe@example.org')
  clock += dayMs
  await subscribers().keep({...zoe, email: 'later@example.org'})
  clock = start + 30 * dayMs - 1
  expect(await subscribers().forgetExpired()).toBe(0)
  clock = start + 30 * dayMs
  expect(await subscribers().forgetExpired()).toBe(1)
  expect(await entries()).toMatchObject([{email: 'later@example.org'}])
  expect(await historyOf(id)).toBe('')
})

test('deletes more than one batch', async () => {
  const transaction = client.transaction()
  for (let n = 0; n < 105; n++)
    transaction.create({
      _id: `newsletter.${n}`,
      _type: 'newsletterSubscription',
      expiresAt: '2026-01-01T00:00:00Z',
    })
  await transaction.commit()
  expect(await subscribers().forgetExpired()).toBe(105)
})

test('deletes an entry that cannot be purged without its history', async () => {
  await subscribers().keep(zoe)
  await subscribers().keep({...zoe, email: 'other@example.org'})
  const [{_id: other = ''} = {}, {_id: obstinate = ''} = {}] = await entries()
  await client.create({_id: `drafts.${obstinate}`, _type: 'note'})
  clock += 40 * dayMs
  expect(await subscribers().forgetExpired()).toBe(2)
  expect(await entries()).toMatchObject([{_type: 'note'}])
  expect(await historyOf(other)).toBe('')
  expect(await historyOf(obstinate)).not.toBe('')
})

test('deletes without the history where the token may not purge', async () => {
  await subscribers().keep(zoe)
  clock += 40 * dayMs
  const {through, close} = await lakeThat(() => 'refuses')
  expect(await through.forgetExpired()).toBe(1)
  expect(await entries()).toEqual([])
  close()
})

test.each(['does', 'refuses'] as const)(
  'keeps an address that is entered again during the deletion, where the lake %s purges',
  async (what) => {
    await subscribers().keep(zoe)
    await subscribers().keep({...zoe, email: 'other@example.org'})
    const ids = (await entries()).map(({_id = ''}) => _id)
    clock += 40 * dayMs
    const again: Subscription = {...zoe, language: 'en', consentText: 'Yes, please.'}
    let entered = false
    const {through, close} = await lakeThat(async () => {
      if (!entered) await subscribers().keep(again)
      entered = true
      return what
    })
    expect(await through.forgetExpired()).toBe(1)
    expect(await entries()).toMatchObject([again])
    const [other = ''] = ids
    expect((await historyOf(other)) === '').toBe(what === 'does')
    close()
  },
)

test.each([
  [401, false],
  [429, false],
  [500, true],
])('after status %i an address may be stored: %s', async (status, may) => {
  const server = createServer((_, outgoing) => outgoing.writeHead(status).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const failing = lakeSubscribers(client.withConfig({apiHost, maxRetries: 0}), 'secret')
  const problem = await failing.keep(zoe).catch((error: unknown) => error)
  server.close()
  expect(problem).toMatchObject({statusCode: status})
  expect(mayBeKept(problem)).toBe(may)
})

/** Subscribers behind a proxy that can refuse actions, as the hosted lake does for some roles. */
async function lakeThat(asked: () => Promise<'does' | 'refuses'> | 'refuses') {
  const server = createServer(async (incoming, outgoing) => {
    const {url = '', method, headers} = incoming
    if (url.includes('/data/actions/') && (await asked()) === 'refuses') {
      outgoing.writeHead(403, {'content-type': 'application/json'})
      outgoing.end('{"statusCode":403,"error":"Forbidden","message":"Insufficient permissions"}')
      return
    }
    const {authorization = ''} = headers
    const answer = await fetch(lake.url + url, {
      method,
      headers: {authorization, 'content-type': 'application/json'},
      body: method === 'POST' ? await text(incoming) : undefined,
    })
    outgoing.writeHead(answer.status, {'content-type': 'application/json'}).end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  const through = client.withConfig({apiHost: `http://127.0.0.1:${port}`})
  return {through: lakeSubscribers(through, 'secret', () => clock), close: () => server.close()}
}
