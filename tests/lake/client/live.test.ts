// @vitest-environment node
import type {LiveEvent, SanityClient} from '@sanity/client'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {API_VERSION, refusal} from '../support.ts'
import {type ClientLake, either, locally, NO_RIGHTS, openLake} from './support.ts'

let lake: ClientLake
let client: SanityClient
let dataset = ''

beforeAll(async () => {
  lake = await openLake()
})
afterAll(() => lake.stop())
beforeEach(async () => {
  dataset = await lake.emptyDataset()
  client = lake.client({dataset})
})

const reference = (_ref: string) => ({_type: 'reference', _ref, _weak: true})

/** Listens with the real client, until `stop`. */
async function live(options: {includeDrafts?: boolean} = {}) {
  const events: LiveEvent[] = []
  const subscription = client.live.events(options).subscribe((event) => events.push(event))
  await expect.poll(() => events.map(({type}) => type)).toContain('welcome')
  return {
    events,
    tags: () => events.flatMap((event) => (event.type === 'message' ? [event.tags] : [])),
    stop: () => subscription.unsubscribe(),
  }
}

/** Tags are opaque to clients; those of the local lake name the type, or the dataset where the type cannot be told. */
const tag = expect.stringMatching(/^s1:./)

describe('events', () => {
  test('name the types of what has changed', async () => {
    const {tags, events, stop} = await live()
    const {_rev} = await client.create({_id: 'a', _type: 'page'})
    await client.mutate([{delete: {id: 'a'}}, {create: {_id: 'b', _type: 'person'}}])
    await expect.poll(tags).toEqual([expect.arrayContaining([tag]), expect.arrayContaining([tag])])
    expect(events[1]).toMatchObject({type: 'message', id: expect.stringMatching(/./)})
    await locally(() => {
      expect(tags()).toEqual([
        [`s1:${dataset}`, `s1:${dataset}:page`],
        [`s1:${dataset}`, `s1:${dataset}:page`, `s1:${dataset}:person`],
      ])
      expect(events[1]).toMatchObject({id: _rev})
    })
    stop()
  })

  test('of drafts go to those who ask, and may', async () => {
    const plain = await live()
    const withDrafts = await live({includeDrafts: true})
    await client.create({_id: 'drafts.a', _type: 'page'})
    await client.create({_id: 'a', _type: 'last'})
    await expect.poll(withDrafts.tags).toHaveLength(2)
    await expect.poll(plain.tags).not.toEqual([])
    // The first that it hears of is the published one.
    const {syncTags = []} = await client.fetch('*[_type == "last"]', {}, {filterResponse: false})
    expect(syncTags).toContainEqual(expect.toBeOneOf(plain.tags()[0] ?? []))
    await locally(() => {
      const last = [`s1:${dataset}`, `s1:${dataset}:last`]
      expect(plain.tags()).toEqual([last])
      expect(withDrafts.tags()).toEqual([[`s1:${dataset}`, `s1:${dataset}:page`], last])
    })
    for (const {stop} of [plain, withDrafts]) stop()
    const anonymous = await fetch(`${lake.url}/v1/data/live/events/${dataset}?includeDrafts=true`)
    expect(anonymous.status).toEqual(NO_RIGHTS)
  })

  test('that were missed make the client start anew', async () => {
    /** What is heard by someone who has had the events up to one, until a change is heard. */
    const comeBack = async (lastEventId: string) => {
      const abort = new AbortController()
      const response = await lake.request(`/v${API_VERSION}/data/live/events/${dataset}`, {
        headers: {'last-event-id': lastEventId},
        signal: abort.signal,
      })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      while (!text.includes('event: welcome')) text += (await reader?.read())?.value ?? ''
      // What belongs to the greeting is sent with it.
      await client.create({_type: 'end'})
      while (!text.includes('event: message')) text += (await reader?.read())?.value ?? ''
      abort.abort()
      return text
    }
    const {events, stop} = await live()
    await client.create({_id: 'a', _type: 'page'})
    await expect.poll(() => events.at(-1)?.type).toBe('message')
    stop()
    const {id} = events.at(-1) as LiveEvent & {id: string}
    expect(await comeBack(id)).not.toContain('event: restart')
    expect(await comeBack('long-ago')).toContain('event: restart')
    // The hosted lake goes on with what was missed.
    await locally(async () => expect(await comeBack(id)).toContain('event: restart'))
  })
})

describe('tags of a query', () => {
  const tags = async (query: string, params = {}) =>
    (await client.fetch(query, params, {filterResponse: false})).syncTags ?? []

  beforeEach(async () => {
    await client
      .transaction()
      .create({_id: 'ada', _type: 'person', photo: reference('image')})
      .create({_id: 'image', _type: 'asset'})
      .create({_id: 'a', _type: 'page', author: reference('ada'), gone: reference('none')})
      .commit()
  })

  test.each<[string, string[]]>([
    ['*[_type == "page"]', ['page']],
    ['*[_type == $type && defined(title)][0]{title}', ['page']],
    ['*["page" == _type]', ['page']],
    ['*[_type in ["page", "person"]]', ['page', 'person']],
    ['*[_type in $types]', ['page', 'person']],
    ['*[(_type == "page" || _type == "person") && _id == "a"]', ['page', 'person']],
    ['{"pages": *[_type == "page"], "n": count(*[_type == "person"])}', ['page', 'person']],
    ['*[_type == "page"]{"by": *[_type == "person" && _id == ^.author._ref]}', ['page', 'person']],
    ['*[_type == "page"]{author->{photo->}}', ['asset', 'page', 'person']],
    ['*[_type == "page"]{gone->}', ['*']],
    ['*[_type == "page"][0].author->photo->_id', ['asset', 'page', 'person']],
    ['*[_id == "a"]', ['*']],
    ['*', ['*']],
    ['*[_type == "page" || _id == "x"]', ['*']],
    ['*[_type == "page"]{"all": count(*)}', ['*']],
    ['*[_type != "page"]', ['*']],
    ['*[!(_type == "page")]', ['*']],
    ['*[author._type == "reference"]', ['*']],
    ['1 + 1', []],
  ])('%s', async (query, expected) => {
    const params = {type: 'page', types: ['page', 'person']}
    const found = await tags(query, params)
    expect(found).toEqual(found.map(() => tag))
    // The second answer is one that was kept.
    expect(await tags(query, params)).toEqual(found)
    await locally(() => expect(found.map((name) => name.split(':')[2] ?? '*')).toEqual(expected))
  })

  test('each change of a result comes with one of its tags', async () => {
    const {tags: heard, stop} = await live()
    const query = '*[_type == "page"]{author->{name}}'
    const {syncTags = []} = await client.fetch(query, {}, {filterResponse: false})
    await client.patch('ada').set({name: 'Ada'}).commit()
    await expect
      .poll(() =>
        heard()
          .at(-1)
          ?.some((tag) => syncTags.includes(tag as never)),
      )
      .toBe(true)
    stop()
  })
})

test.each(['includeDrafts=1'])('%s: 400', async (search) => {
  expect((await lake.request(`/v1/data/live/events/${lake.dataset}?${search}`)).status).toBe(400)
})

test('an older version of the API is refused by the client itself', async () => {
  expect(() => client.withConfig({apiVersion: '1'}).live.events()).toThrow()
  const bad = await refusal(client.request({url: '/data/live/events/Bad%20name'}))
  expect(bad.statusCode).toEqual(either(400, 404))
})
