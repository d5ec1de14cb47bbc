// @vitest-environment node
import {afterAll, beforeAll, expect, test} from 'vitest'
// The Studio's own client for this; it comes with the Studio.
import {fromSanityClient} from '../../../studio/node_modules/@sanity/bifur-client/dist/index.js'
import {type ClientLake, openLake} from './support.ts'

/** Who has which document open, told among the tabs of the Studio. */

let lake: ClientLake
beforeAll(async () => {
  lake = await openLake()
})
afterAll(() => lake.stop())

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
    /** What is told by one session. */
    toldBy: (other: string) =>
      told.filter(({session: its, m}) => [its, m?.session, m?.sessionId].includes(other)),
    leave: () => subscription.unsubscribe(),
  }
}

type Tab = ReturnType<typeof openTab>

/** Waits until one tab hears the other: nobody says when a tab has begun to listen. */
async function hear(listener: Tab, speaker: Tab, session: string) {
  await expect
    .poll(async () => {
      await speaker.callRoll()
      return listener.toldBy(session).length
    })
    .toBeGreaterThan(0)
}

test('tabs hear who calls, where the others are, and that they leave', async () => {
  const [a, b] = [openTab('tab-a'), openTab('tab-b')]
  await hear(a, b, 'tab-b')
  expect(a.toldBy('tab-b')[0]).toMatchObject({type: 'rollCall', i: lake.editor, session: 'tab-b'})
  const locations = [
    {type: 'document', documentId: 'a', path: ['title'], lastActiveAt: '2026-01-01T00:00:00Z'},
  ]
  await b.announce(locations)
  await expect
    .poll(() => a.toldBy('tab-b').at(-1))
    .toMatchObject({type: 'state', i: lake.editor, m: {sessionId: 'tab-b', locations}})
  await b.disconnect()
  await expect
    .poll(() => a.toldBy('tab-b').at(-1))
    .toMatchObject({type: 'disconnect', i: lake.editor, m: {session: 'tab-b'}})
  for (const tab of [a, b]) tab.leave()
})

test('not those of another dataset', async () => {
  const dataset = await lake.newDataset()
  const [there, alsoThere] = [openTab('there', dataset), openTab('also-there', dataset)]
  await hear(there, alsoThere, 'also-there')
  const [here, alsoHere] = [openTab('here'), openTab('also-here')]
  await hear(here, alsoHere, 'also-here')
  await alsoThere.announce([])
  await expect.poll(() => there.toldBy('also-there').at(-1)?.type).toBe('state')
  expect(there.toldBy('also-here')).toEqual([])
  expect(here.toldBy('also-there')).toEqual([])
  for (const tab of [here, alsoHere, there, alsoThere]) tab.leave()
})
