// @vitest-environment node
import {mkdtempSync, rmSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test, vi} from 'vitest'

/** Whoever asks the lake for something is counted: here, it refuses everything. */

const dataDir = mkdtempSync(join(tmpdir(), 'calls-'))
const lake = createServer((_request, response) => response.writeHead(401).end('{}'))
await new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve))
vi.stubEnv('LAKE_PORT', String((lake.address() as AddressInfo).port))
vi.stubEnv('DATA_DIR', dataDir)
vi.stubEnv('LOG_LEVEL', 'silent')
const {callCounts, reachability} = await import('./calls.server')
const {fetchRendering} = await import('./content/media-source.server')
const {subscribers} = await import('./newsletter/newsletter.server')
const {admit, problemOfSite} = await import('./preview/access.server')

afterAll(() => {
  vi.unstubAllEnvs()
  lake.close()
  rmSync(dataDir, {recursive: true, force: true})
})

const picture = {asset: 'image-abc-10x10-jpg', rect: null, width: 320, format: 'webp'} as const
const subscription = {email: 'a@example.org', language: 'de', consentText: 'Ja.'} as const

// The picture comes first: where it comes from may be another server, which tells nothing of the lake itself.
test.each<[string, () => Promise<unknown> | undefined, boolean | null]>([
  ['a rendering of a picture', () => fetchRendering(picture), null],
  ['a subscription', () => subscribers?.keep(subscription), true],
  ['forgetting of subscriptions', () => subscribers?.forgetExpired(), true],
  ['the check of what previews need', problemOfSite, true],
  ['the secret of a preview', () => admit('https://localhost/?sanity-preview-secret=abc'), true],
])('%s is counted', async (_name, call, reachable) => {
  const before = callCounts.lake.refused
  await Promise.resolve(call()).catch(() => undefined)
  expect(callCounts.lake.refused).toBe(before + 1)
  expect(reachability('lake').reachable).toBe(reachable)
})
