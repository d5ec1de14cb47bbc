import {createServer, request as forward} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest'
import {contentClient} from '../support/content-client.ts'
import {stubDataDir} from '../support/data-dir.ts'
import {freePort} from '../support/free-port.ts'
import type {TestProcess} from '../support/process.ts'
import {lakeProcess} from '../support/seeded-data.ts'

/** The site notices changes in a real lake, even when a proxy silences the event stream. */

const dataDir = stubDataDir()
const {watchContent} = await import('../../app/lake/watch.server.ts')

let lake: TestProcess
let stopWatching = () => {}
const proxy = {isMuted: false, streams: 0, checks: 0}
const server = createServer((incoming, outgoing) => {
  const {method, url, headers} = incoming
  const isStream = url?.includes('/listen/')
  const asked = forward({host: '127.0.0.1', port: lake.port, method, path: url, headers}, (answer) => {
    if (isStream) proxy.streams += 1
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('data', (chunk) => (isStream && proxy.isMuted ? undefined : outgoing.write(chunk)))
    answer.on('end', () => {
      if (!isStream) proxy.checks += 1
      outgoing.end()
    })
    answer.on('error', () => outgoing.destroy())
  })
  asked.on('error', () => outgoing.destroy())
  outgoing.on('close', () => asked.destroy())
  incoming.pipe(asked)
})

beforeAll(async () => {
  lake = lakeProcess(dataDir, await freePort())
  await Promise.all([lake.start(), new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))])
})

afterEach(() => {
  stopWatching()
  proxy.isMuted = false
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await lake.stop()
})

/** Starts watching; waits for the first check and, when listening, for the check after the stream has opened. */
async function watch({listens = true, checkEvery = 60_000} = {}) {
  const {port} = server.address() as AddressInfo
  const onChange = vi.fn()
  const {checks} = proxy
  const client = contentClient(port, {token: undefined, perspective: 'published'})
  stopWatching = watchContent({client, types: ['teamMember'], listens, onChange, checkEvery})
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(() => proxy.checks).toBeGreaterThanOrEqual(checks + (listens ? 2 : 1))
  return {
    async expectReport(work: () => Promise<unknown>) {
      const {length} = onChange.mock.calls
      await work()
      await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(length)
    },
    onChange,
  }
}

let revision = 0
const write = (_id = 'someone', _type = 'teamMember') =>
  contentClient(lake.port).createOrReplace({_id, _type, name: `${++revision}`})

test('reports what is created, changed and deleted, but no drafts and no other types', async () => {
  const {expectReport, onChange} = await watch()
  await expectReport(() => write())
  await expectReport(() => write())
  await expectReport(() => contentClient(lake.port).delete('someone'))
  const {length} = onChange.mock.calls
  await write('drafts.someone')
  await write('other', 'note')
  await expectReport(() => write('last'))
  expect(onChange).toHaveBeenCalledTimes(length + 1)
})

test('reports an edit made while the lake was away from the site', async () => {
  const {expectReport} = await watch()
  await expectReport(async () => {
    server.closeAllConnections()
    await write()
  })
  await expectReport(() => write())
})

test('finds an edit that a dead connection missed, and reconnects', async () => {
  const {expectReport} = await watch({checkEvery: 200})
  proxy.isMuted = true
  const before = proxy.streams
  await expectReport(() => write())
  await expect.poll(() => proxy.streams).toBeGreaterThan(before)
  proxy.isMuted = false
  await expectReport(() => write())
})

test('holds no connection where a webhook reports changes, and finds edits without a call', async () => {
  const before = proxy.streams
  const {expectReport} = await watch({listens: false, checkEvery: 200})
  await expectReport(() => write())
  expect(proxy.streams).toBe(before)
})

test('finds an import that changes neither the number of documents nor their dates', async () => {
  const content = contentClient(lake.port)
  const imported = {_id: 'A', _type: 'teamMember', name: 'A', _updatedAt: '2020-01-01T00:00:00Z'}
  await write('newer')
  await content.createOrReplace(imported)
  const {expectReport} = await watch({listens: false, checkEvery: 200})
  await expectReport(() => content.createOrReplace({...imported, name: 'from a backup'}))
  expect(await content.fetch('*[_id == "A"][0]._updatedAt')).toBe(imported._updatedAt)
})
