import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {languages} from '../../app/i18n/languages.ts'
import {pageAddresses, pagePaths, productForFile, request} from '../site/support.ts'
import {secrets, secretsIn} from './secrets.ts'

/** Secrets of the environment, and those that the site keeps itself, reach no browser and no log. */

const product = productForFile({lookups: true, env: {...secrets, LOG_LEVEL: 'debug'}})

const addresses = [
  ...pageAddresses.map(({address}) => address),
  ...pagePaths,
  ...pageAddresses.map(({address}) => `${address}.data`),
  ...languages.map((language) => `/${language}/offline`),
  '/_root.data',
  '/de/nothing',
  '/robots.txt',
  '/sitemap.xml',
  '/licences.json',
  '/manifest.webmanifest',
  '/sw.js',
  '/.well-known/security.txt',
  '/healthz',
  '/readyz',
  '/studio',
  '/preview/status',
  '/preview/enable?sanity-preview-secret=wrong',
  '/preview/begun?to=/de',
  '/preview/ended',
  '/preview/changes',
  '/lake/v1/ping',
  '/lake/v1/users/me',
  '/lake/v1/auth/providers',
  '/lake/v1/projects/local',
  '/media/nothing',
  '/%zz',
]

/** Asks for addresses and sends forms; none of the answers may have one of the values. */
async function crawl(visited: string[], values?: string[]) {
  const expectNone = async (address: string, answer: Response) => {
    const text = JSON.stringify([...answer.headers]) + (await answer.text())
    expect(secretsIn(text, values), address).toEqual([])
  }
  expect((await request(product.current, '/de')).status).toBe(200)
  for (const address of visited) await expectNone(address, await request(product.current, address))
  const body = new URLSearchParams({
    firstName: 'A',
    lastName: 'A',
    email: 'a@example.org',
    phone: '030 23125 1',
    message: String(Math.random()),
    amount: '20',
  })
  for (const address of ['/de/contact', '/en/licences', '/de/newsletter', '/en/donate', '/whatsapp/preview'])
    await expectNone(address, await request(product.current, address, {method: 'POST', body}))
}

test('no answer of a crawl has one, also while lake and API fail', {timeout: 120_000}, async () => {
  const {current} = product
  await crawl(addresses)
  await current.foundationFails({fail: 'status', status: 500})
  await current.lake.stop('SIGKILL')
  await crawl([
    '/de',
    '/en/about',
    '/about.data',
    '/de/licences?age=17',
    '/studio',
    '/lake/v1/ping',
    '/preview/status',
  ])
  await current.lake.start()
})

test('no log has one', async () => {
  const {site, siteWith, lake, foundation} = product.current
  await site.stop()
  expect(site.log()).toContain('the site listens')
  // What a wrong environment says names variables, and nothing of what is in them.
  const wrong = siteWith({
    PORT: 'nonsense',
    SESSION_SECRET: 'geheim',
    LAKE_TOKEN: 'geheim',
    SANITY_WEBHOOK_SECRET: 'geheim',
  })
  await expect(wrong.start()).rejects.toThrow('SESSION_SECRET')
  expect(wrong.log()).not.toContain('geheim')
  expect(wrong.log()).toMatch(/^The environment is not right.*:\n( {2}[A-Z_]+: .*\n)+$/)
  for (const {log} of [site, lake, foundation]) expect(secretsIn(log())).toEqual([])
})

/** The foundation's API, which gives every caller a token against forged requests, and then refuses or breaks off. */
async function apiWithToken(token: string) {
  let posts = 0
  const brought = new Set<unknown>()
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      brought.add(request.headers['x-xsrf-token'])
      posts += 1
    }
    if (posts > 1 && posts % 2 === 0) return response.destroy()
    response.writeHead(request.method === 'POST' ? 500 : 200, {'Set-Cookie': `XSRF-TOKEN=${token}; Path=/`})
    response.end(`{"error": "${token} was not expected"}`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    brought,
    close: () => server.close(),
  }
}

test('what the site keeps itself is in no answer and no log', {timeout: 120_000}, async () => {
  const {siteWith, dataDir} = product.current
  const token = 'geheim-forged-requests-0123456789'
  const api = await apiWithToken(token)
  const site = siteWith({SESSION_SECRET: '', FOUNDATION_API_URL: api.url})
  try {
    await product.current.site.stop()
    await site.start()
    const sessionKey = readFileSync(join(dataDir, 'site/session-key'), 'utf8')
    expect(sessionKey).toMatch(/^[0-9a-f]{64}$/)
    const values = [token, sessionKey]
    await crawl(addresses, values)
    await crawl([], values)
    expect(api.brought).toContain(token)
    await site.stop()
    expect(site.log()).toContain('the foundation API')
    expect(secretsIn(site.log(), values)).toEqual([])
  } finally {
    await site.stop()
    api.close()
  }
})
