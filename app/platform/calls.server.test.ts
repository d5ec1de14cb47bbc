import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterAll, expect, test, vi} from 'vitest'
import {stubDataDir} from '../../tests/support/data-dir.ts'

/** Every kind of call to the lake is counted. This lake refuses everything. */

const lake = createServer((_request, response) => response.writeHead(401).end('{}'))
await new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve))
vi.stubEnv('LAKE_PORT', String((lake.address() as AddressInfo).port))
stubDataDir()
const {callCounts, noted, reachability} = await import('./calls.server')
const {fetchRendering} = await import('~/media/source.server')
const {subscribers} = await import('~/newsletter/newsletter.server')
const {admit} = await import('~/preview/access.server')

afterAll(() => void lake.close())

const picture = {asset: 'image-abc-10x10-jpg', rect: null, width: 320, format: 'webp'} as const
const subscription = {email: 'a@example.org', language: 'de', consentText: 'Ja.'} as const

// The picture comes first: its server may be a CDN, so its response says nothing about the lake.
test.each<[string, () => Promise<unknown> | undefined, boolean | null]>([
  ['a rendering of a picture', () => fetchRendering(picture), null],
  ['a subscription', () => subscribers?.keep(subscription), true],
  ['forgetting of subscriptions', () => subscribers?.forgetExpired(), true],
  ['the secret of a preview', () => admit('https://localhost/?sanity-preview-secret=abc'), true],
])('%s is counted', async (_name, call, reachable) => {
  const before = callCounts.lake.refused
  await Promise.resolve(call()).catch(() => undefined)
  expect(callCounts.lake.refused).toBe(before + 1)
  expect(reachability('lake').reachable).toBe(reachable)
})

test('a call that times out after a later one was answered says nothing', async () => {
  let timeOut = (_error: Error) => {}
  const early = noted('lake', new Promise((_, reject) => (timeOut = reject)))
  await noted('lake', Promise.resolve())
  timeOut(new Error('no response'))
  await expect(early).rejects.toThrow('no response')
  expect(reachability('lake').reachable).toBe(true)
})
