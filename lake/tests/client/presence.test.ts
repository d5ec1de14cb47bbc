import {expect, test} from 'vitest'
// The client that the Studio uses.
import {fromSanityClient} from '../../../studio/node_modules/@sanity/bifur-client/dist/index.js'
import {lakeForFile} from './support.ts'

/** Presence: which tab of the Studio has which document open. */

const lake = lakeForFile()

type Told = {type: string; i: string; session?: string; m?: {session?: string; sessionId?: string}}

/** A tab that listens until `leave`. */
function openTab(session: string, dataset = lake.dataset) {
  const client = lake.client({dataset})
  const {listen, request} = fromSanityClient({
    config: () => ({dataset, token: client.config().token}),
    getUrl: (path) => client.getUrl(path),
  })
  const told: Told[] = []
  const subscription = listen<Told>('presence').subscribe((event) => told.push(event))
  const say = (method: Parameters<typeof request>[0], params: object) =>
    new Promise((resolve, reject) => {
      request(method, params).subscribe({next: resolve, error: reject})
    })
  return {
    callRoll: () => say('presence_rollcall', {session}),
    announce: (locations: object[]) => say('presence_announce', {data: {sessionId: session, locations}}),
    disconnect: () => say('presence_disconnect', {session}),
    toldBy: (other: string) =>
      told.filter(({session: its, m}) => [its, m?.session, m?.sessionId].includes(other)),
    leave: () => subscription.unsubscribe(),
  }
}

type Tab = ReturnType<typeof openTab>

/** Retries until one tab receives the other's messages, as nothing signals that a tab is listening. */
async function hear(listener: Tab, speaker: Tab, session: string) {
  await expect
    .poll(async () => {
      await speaker.callRoll()
      return listener.toldBy(session).length
    })
    .toBeGreaterThan(0)
}

test('tabs receive each other’s presence and departure', async () => {
  const [a, b] = [openTab('tab-a'), openTab('tab-b')]
  await hear(a, b, 'tab-b')
  expect(a.toldBy('tab-b')[0]).toMatchObject({type: 'rollCall', i: 'local-editor', session: 'tab-b'})
  const locations = [
    {type: 'document', documentId: 'a', path: ['title'], lastActiveAt: '2026-01-01T00:00:00Z'},
  ]
  await b.announce(locations)
  await expect
    .poll(() => a.toldBy('tab-b').at(-1))
    .toMatchObject({type: 'state', i: 'local-editor', m: {sessionId: 'tab-b', locations}})
  await b.disconnect()
  await expect
    .poll(() => a.toldBy('tab-b').at(-1))
    .toMatchObject({type: 'disconnect', i: 'local-editor', m: {session: 'tab-b'}})
  for (const tab of [a, b]) tab.leave()
})
