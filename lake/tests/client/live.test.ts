import type {LiveEvent, SanityClient} from '@sanity/client'
import {beforeEach, expect, test} from 'vitest'
import {API_VERSION} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()
let client: SanityClient
let dataset = ''

beforeEach(async () => {
  dataset = await lake.newDataset()
  client = lake.client({dataset})
})

/** Listens with the real client, until `stop`. */
async function live(options: {includeDrafts?: boolean} = {}) {
  const events: LiveEvent[] = []
  const subscription = client.live.events(options).subscribe((event) => events.push(event))
  await expect.poll(() => events.map(({type}) => type)).toContain('welcome')
  return {
    events,
    messages: () => events.filter((event) => event.type === 'message'),
    stop: () => subscription.unsubscribe(),
  }
}

test('reports a change with its transaction and the tag of query results', async () => {
  const {messages, stop} = await live()
  const {syncTags = []} = await client.fetch('*', {}, {filterResponse: false})
  expect(syncTags).toHaveLength(1)
  const {_rev} = await client.create({_id: 'a', _type: 'page'})
  await expect.poll(messages).toMatchObject([{id: _rev, tags: syncTags}])
  stop()
})

test('reports drafts to editors on request', async () => {
  const [plain, withDrafts] = [await live(), await live({includeDrafts: true})]
  await client.create({_id: 'drafts.a', _type: 'page'})
  const {_rev} = await client.create({_id: 'a', _type: 'page'})
  await expect.poll(withDrafts.messages).toHaveLength(2)
  await expect.poll(plain.messages).toMatchObject([{id: _rev}])
  for (const {stop} of [plain, withDrafts]) stop()
  const anonymous = await fetch(`${lake.url}/v1/data/live/events/${dataset}?includeDrafts=true`)
  expect(anonymous.status).toBe(401)
})

test('a client that has missed events is told to restart', async () => {
  const {_rev} = await client.create({_id: 'a', _type: 'page'})
  const comeBack = async (lastEventId: string) => {
    const abort = new AbortController()
    const response = await lake.request(`/v${API_VERSION}/data/live/events/${dataset}`, {
      headers: {'last-event-id': lastEventId},
      signal: abort.signal,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('event: welcome')) text += (await reader?.read())?.value ?? ''
    // A restart event would arrive before the event of this change.
    await client.create({_type: 'end'})
    while (!text.includes('event: message')) text += (await reader?.read())?.value ?? ''
    abort.abort()
    return text
  }
  expect(await comeBack(_rev)).not.toContain('event: restart')
  expect(await comeBack(_rev)).toContain('event: restart')
})
