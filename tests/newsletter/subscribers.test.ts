import type {SanityClient} from '@sanity/client'
import {beforeEach, expect, test} from 'vitest'
import {lakeSubscribers, type Subscription} from '../../app/newsletter/subscribers.server.ts'
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
  (await lake.request(`/v1/data/history/newsletter-${number}/transactions/${id}`)).text()

test('stores an address with the consent text and its time', async () => {
  await subscribers().keep(zoe)
  expect(await entries()).toMatchObject([
    {
      ...zoe,
      _id: expect.stringMatching(/^newsletter\.[0-9a-f]{64}$/),
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
