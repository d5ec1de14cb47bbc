import {expect, test} from 'vitest'
import {createEventStream, type EventStreams, type Send} from '../listen/event-stream.ts'

/** An event stream whose subscription tests can inspect. */
function openStream(streams: EventStreams = new Set(), gone = new AbortController()) {
  const state = {subscribed: false, streams, gone, send: (() => {}) as Send}
  const response = createEventStream(streams, gone.signal, (send) => {
    Object.assign(state, {subscribed: true, send})
    return () => {
      state.subscribed = false
    }
  })
  return Object.assign(state, {response})
}

test('forgets a client that leaves, and ignores later events for it', async () => {
  const stream = openStream()
  expect([stream.subscribed, stream.streams.size]).toEqual([true, 1])
  stream.gone.abort()
  expect([stream.subscribed, stream.streams.size]).toEqual([false, 0])
  stream.send(['late', {}])
  expect(await stream.response.text()).toBe('retry: 200\n\n:beat 500\n\n')
})

test('a reader that gives up is forgotten too', async () => {
  const stream = openStream()
  await stream.response.body?.cancel()
  expect([stream.subscribed, stream.streams.size]).toEqual([false, 0])
})

test('disconnects a client that does not read before it fills the memory', async () => {
  const stream = openStream()
  for (let n = 0; n < 6000; n++) stream.send(['mutation', {n}])
  expect(stream.subscribed).toBe(false)
  const events = (await stream.response.text()).split('event: mutation').length - 1
  expect(events).toBeGreaterThan(4000)
  expect(events).toBeLessThanOrEqual(5000)
})

test('an event is its name, its id and its data', async () => {
  const stream = openStream()
  stream.send(['mutation', {text: 'two\nlines'}, 'tx#a'])
  for (const end of [...stream.streams]) end()
  expect(await stream.response.text()).toContain(
    'event: mutation\nid: tx#a\ndata: {"text":"two\\nlines"}\n\n',
  )
})
