// @vitest-environment node
import {get, request as rawRequest} from 'node:http'
import {connect} from 'node:net'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {API_VERSION, startLake, type TestLake} from './support.ts'

const ORIGIN = 'http://studio.test:3000'
const QUERY = `/v${API_VERSION}/data/query/production?query=1`
const MUTATE = `/v${API_VERSION}/data/mutate/production`

let lake: TestLake
beforeAll(async () => {
  lake = await startLake({origins: [ORIGIN]})
})
afterAll(() => lake.stop())

/** `fetch` sets the host by itself, so this goes below it. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = get(lake.url + QUERY, {headers: {host}}, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
  })
}

/** Sends bytes as they are and returns the first line of the answer. */
function statusLineFor(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(lake.url).port), '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '')
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

test.each(['localhost', '127.0.0.1:3333', '[::1]:3333', 'studio.test'])(
  'answers for the host %s',
  async (host) => {
    expect(await statusFor(host)).toBe(200)
  },
)

test.each(['evil.test', 'localhost.evil.test', '169.254.169.254', 'studio.test.evil.test'])(
  'does not answer for the host %s',
  async (host) => {
    expect(await statusFor(host)).toBe(421)
  },
)

test('a refused host is told what has to be set', async () => {
  const {port} = new URL(lake.url)
  const message = await new Promise<string>((resolve, reject) => {
    const headers = {host: `mymac.local:${port}`}
    get(lake.url + QUERY, {headers}, async (response) => {
      resolve(JSON.parse((await response.toArray()).join('')).message)
    }).on('error', reject)
  })
  expect(message).toContain('does not answer for "mymac.local"')
  expect(message).toMatch(new RegExp(`PUBLIC_URL.* LAKE_ORIGINS \\(http://mymac\\.local:${port}\\)`))
})

test('a configured origin may read the answer', async () => {
  const {headers} = await lake.request(QUERY, {headers: {origin: ORIGIN}})
  expect(headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(headers.get('access-control-allow-credentials')).toBe('true')
  expect(headers.get('vary')).toContain('origin')
})

test.each(['http://evil.test', 'http://studio.test', 'http://studio.test:3000.evil.test', 'null'])(
  'the origin %s may not',
  async (origin) => {
    const {headers} = await lake.request(QUERY, {headers: {origin}})
    expect(headers.get('access-control-allow-origin')).toBeNull()
    const preflight = await fetch(lake.url + MUTATE, {method: 'OPTIONS', headers: {origin}})
    expect(preflight.status).toBe(403)
  },
)

test.each([
  ['another origin', {origin: 'http://evil.test'}, 403],
  ['a page without an origin', {origin: 'null'}, 403],
  ['another site that hides its origin', {'sec-fetch-site': 'cross-site'}, 403],
  ['a configured origin', {origin: ORIGIN, 'sec-fetch-site': 'cross-site'}, 204],
  ['nobody that would tell', {}, 204],
] as [string, Record<string, string>, number][])('what %s sends: %o %i', async (_, headers, expected) => {
  const sent = (method: string, path: string) =>
    lake.request(path, {method, body: '{}', headers: {...headers, 'content-type': 'application/json'}})
  const begun = await sent('POST', '/v1/auth/session')
  expect(begun.status).toBe(expected)
  expect(begun.headers.has('set-cookie')).toBe(expected === 204)
  const others: [string, string][] = [
    ['POST', MUTATE],
    ['POST', `/v${API_VERSION}/assets/files/production`],
    ['PUT', '/v1/users/me'],
    ['DELETE', '/nowhere'],
  ]
  for (const [method, path] of others)
    expect((await sent(method, path)).status === 403, `${method} ${path}`).toBe(expected === 403)
})

test('a preflight of a configured origin names methods and headers', async () => {
  const {status, headers} = await fetch(lake.url + MUTATE, {method: 'OPTIONS', headers: {origin: ORIGIN}})
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(headers.get('access-control-allow-headers')).toContain('authorization')
  expect(headers.get('access-control-allow-methods')).toContain('POST')
})

test('errors can be read by a configured origin too', async () => {
  const {status, headers} = await lake.request('/nowhere', {headers: {origin: ORIGIN}})
  expect(status).toBe(404)
  expect(headers.get('access-control-allow-origin')).toBe(ORIGIN)
})

test.each([
  ['/', 404],
  ['/nowhere', 404],
  ['/data/query/production?query=1', 404],
  ['/v99999/data/query/production?query=1', 404],
  [`/v${API_VERSION}/data/query`, 404],
  [`/v${API_VERSION}/data/query/production/more?query=1`, 404],
  [`/v${API_VERSION}/data/doc/production/%E0%A4%A`, 400],
  [MUTATE, 405],
  ['/v2099-99-99/ping', 404],
  ['/v2025-02-30/data/query/production?query=1', 404],
])('GET %s: %i with a message', async (path, status) => {
  const response = await lake.request(path)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({statusCode: status, message: expect.any(String)})
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('HEAD is GET without a body', async () => {
  const response = await lake.request(QUERY, {method: 'HEAD'})
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

const pings = [
  '/ping',
  '/v1/ping',
  `/v${API_VERSION}/ping`,
  '/vX/ping',
  `/v${API_VERSION}/data/ping/production`,
]

test.each(pings)('%s answers', async (path) => {
  expect(await (await lake.request(path)).json()).toEqual({pong: true})
})

test('methods and targets that are none of ours get a plain refusal', async () => {
  const host = 'host: localhost\r\n\r\n'
  expect(await statusLineFor(`TRACE / HTTP/1.1\r\n${host}`)).toBe('HTTP/1.1 400 Bad Request')
  expect(await statusLineFor(`GET http://evil.test/ HTTP/1.1\r\n${host}`)).toBe('HTTP/1.1 400 Bad Request')
  expect(await statusLineFor(`OPTIONS * HTTP/1.1\r\n${host}`)).toBe('HTTP/1.1 400 Bad Request')
  expect(await statusLineFor('GET / HTTP/1.1\r\nhost: a b\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request')
})

test('a body without a length is cut off at the limit', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = {
      authorization: 'Bearer x',
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    }
    const call = rawRequest(lake.url + MUTATE, {method: 'POST', headers}, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
    call.end(' '.repeat(4_000_001))
  })
  expect(status).toBe(413)
})
