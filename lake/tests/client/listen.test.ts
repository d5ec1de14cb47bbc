import type {ListenOptions, MutationEvent, SanityClient, WelcomeEvent} from '@sanity/client'
import {applyPatch} from 'mendoza'
import {beforeEach, expect, test} from 'vitest'
import {API_VERSION} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()
let client: SanityClient

beforeEach(async () => {
  client = lake.client({dataset: await lake.newDataset()})
})

type Event = MutationEvent | WelcomeEvent

/** Listens until `stop`; `next` waits for one event at a time, `welcome` included. */
async function listen(query: string, params = {}, options: ListenOptions = {}, from = client) {
  const waiting: ((event: Event) => void)[] = []
  const arrived: Event[] = []
  const subscription = from.listen(query, params, {events: ['welcome', 'mutation'], ...options}).subscribe({
    next: (event) => {
      const receive = waiting.shift()
      if (receive) receive(event as Event)
      else arrived.push(event as Event)
    },
  })
  const next = () =>
    new Promise<Event>((resolve) => {
      const event = arrived.shift()
      if (event) resolve(event)
      else waiting.push(resolve)
    })
  const welcome = await next()
  return {
    welcome,
    arrived,
    mutation: async () => {
      const event = await next()
      if (event.type !== 'mutation') throw new Error(`Expected a mutation, got ${event.type}`)
      return event
    },
    stop: () => subscription.unsubscribe(),
  }
}

test('says welcome, then reports what appears, changes and disappears', async () => {
  const listener = await listen('*[_type == $type]', {type: 'page'})
  expect(listener.welcome).toMatchObject({type: 'welcome', listenerName: expect.any(String)})

  const created = await client.create({_id: 'a', _type: 'page'})
  expect(await listener.mutation()).toMatchObject({
    eventId: `${created._rev}#a`,
    documentId: 'a',
    transactionId: created._rev,
    transition: 'appear',
    identity: 'local-editor',
    timestamp: created._createdAt,
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
    resultRev: created._rev,
    result: created,
  })
  await client.create({_id: 'b', _type: 'other'})
  await client.patch('a').set({title: 'A'}).commit()
  const changed = await listener.mutation()
  expect(changed).toMatchObject({transition: 'update', previousRev: created._rev})
  expect(changed.mutations).toEqual([{patch: {id: 'a', set: {title: 'A'}}}])
  await client.delete('a')
  expect(await listener.mutation()).toMatchObject({transition: 'disappear', documentId: 'a'})
  listener.stop()
})

test('a document appears when it begins to match and disappears when it ceases to', async () => {
  const listener = await listen('*[live]')
  await client.create({_id: 'a', _type: 'page'})
  await client.patch('a').set({live: true}).commit()
  expect(await listener.mutation()).toMatchObject({transition: 'appear'})
  await client.patch('a').set({live: false}).commit()
  expect(await listener.mutation()).toMatchObject({transition: 'disappear'})
  listener.stop()
})

test('queries see a change before its event', async () => {
  const listener = await listen('*', {}, {visibility: 'query'})
  for (let n = 1; n <= 20; n++) {
    const write = client.createOrReplace({_id: 'a', _type: 'page', n})
    expect(await listener.mutation()).toMatchObject({visibility: 'query'})
    expect(await client.fetch('*[_id == "a"][0].n')).toBe(n)
    await write
  }
  listener.stop()
})

test('numbers only the events of a transaction that the listener gets', async () => {
  const listener = await listen('*[_id in ["b", "d"]]')
  const transaction = client.transaction()
  for (const _id of ['a', 'b', 'c', 'd']) transaction.create({_id, _type: 'page'})
  await transaction.commit()
  for (const [transactionCurrentEvent, documentId] of [
    [1, 'b'],
    [2, 'd'],
  ])
    expect(await listener.mutation()).toMatchObject({
      documentId,
      transactionCurrentEvent,
      transactionTotalEvents: 2,
    })
  listener.stop()
})

test('sends only the requested parts', async () => {
  const listener = await listen('*', {}, {includeResult: false, includeMutations: false})
  await client.create({_id: 'a', _type: 'page'})
  const event = await listener.mutation()
  expect(event).not.toHaveProperty('result')
  expect(event).not.toHaveProperty('mutations')
  expect(event).not.toHaveProperty('effects')
  listener.stop()
})

test('effects lead from one state to the next and back', async () => {
  const listener = await listen('*', {}, {effectFormat: 'mendoza'})
  await client.create({_id: 'a', _type: 'page', text: 'Grüße', list: [{_key: 'x', n: 1}]})
  const {result: previous} = await listener.mutation()
  await client.patch('a').set({text: 'Grüße 🌍', 'list[0].n': 2}).commit()
  const {effects, result} = await listener.mutation()
  const {_rev: before, ...old} = previous ?? {}
  const {_rev: after, ...now} = result ?? {}
  expect(applyPatch(old, effects?.apply ?? [])).toEqual(now)
  expect(applyPatch(now, effects?.revert ?? [])).toEqual(old)
  expect(effects?.apply[0]).not.toBe(0)
  listener.stop()
})

test('reports drafts and versions only on request, or to older API versions', async () => {
  const plain = await listen('*')
  const all = await listen('*', {}, {includeAllVersions: true})
  const older = await listen('*', {}, {}, client.withConfig({apiVersion: '2024-01-01'}))
  for (const _id of ['versions.summer.a', 'drafts.a', 'a']) await client.create({_id, _type: 'page'})
  expect((await plain.mutation()).documentId).toBe('a')
  expect((await older.mutation()).documentId).toBe('drafts.a')
  expect((await all.mutation()).documentId).toBe('versions.summer.a')
  for (const listener of [plain, all, older]) listener.stop()
})

test('an anonymous listener gets no private events', async () => {
  const options = {includeAllVersions: true}
  const listener = await listen('*', {}, options, client.withConfig({token: undefined}))
  for (const _id of ['drafts.a', 'secret.a', 'a']) await client.create({_id, _type: 'page'})
  expect((await listener.mutation()).documentId).toBe('a')
  listener.stop()
})

test('does not report other datasets', async () => {
  const elsewhere = await lake.newDataset()
  const listener = await listen('*')
  await lake.client({dataset: elsewhere}).create({_id: 'there', _type: 'page'})
  await client.create({_id: 'here', _type: 'page'})
  expect((await listener.mutation()).documentId).toBe('here')
  listener.stop()
})

test('a refused transaction and a dry run cause no event', async () => {
  const listener = await listen('*')
  await client.create({_id: 'dry', _type: 'page'}, {dryRun: true})
  await client
    .patch('none')
    .set({a: 1})
    .commit()
    .catch(() => {})
  await client.create({_id: 'real', _type: 'page'})
  expect((await listener.mutation()).documentId).toBe('real')
  listener.stop()
})

test('the stream begins with the reconnection delay', async () => {
  const abort = new AbortController()
  const response = await lake.request(`/v${API_VERSION}/data/listen/${lake.dataset}?query=*`, {
    signal: abort.signal,
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('welcome')) text += (await reader?.read())?.value ?? ''
  expect(text).toContain('event: welcome\n')
  expect(text).toMatch(/^retry: 200\n\nevent: welcome\n(?:id: \S+\n)?data: \{/)
  abort.abort()
})

test.each([
  ['no query', ''],
  ['bad GROQ', 'query=*['],
  ['a wrong flag', 'query=*&includeResult=1'],
])('%s: 400', async (_, search) => {
  const response = await lake.request(`/v${API_VERSION}/data/listen/${lake.dataset}?${search}`)
  expect(response.status).toBe(400)
})
