import {request as rawRequest} from 'node:http'
import {expect, test} from 'vitest'
import {lakeForFile} from './lake-for-file.ts'
import {drawClear} from './pictures.ts'
import {API_VERSION, statusFor} from './support.ts'

const ORIGIN = 'http://studio.test:3000'
const QUERY = `/v${API_VERSION}/data/query/production?query=1`
const MUTATE = `/v${API_VERSION}/data/mutate/production`

const lake = lakeForFile({origins: [ORIGIN]})

test.each(['localhost', '127.0.0.1:3333', '[::1]:3333', 'studio.test'])(
  'accepts the host %s',
  async (host) => {
    expect(await statusFor(lake.url + QUERY, {host})).toBe(200)
  },
)

test.each(['evil.test', 'localhost.evil.test', '169.254.169.254', 'studio.test.evil.test'])(
  'refuses the host %s',
  async (host) => {
    expect(await statusFor(lake.url + QUERY, {host})).toBe(421)
  },
)

test('a configured origin may read the response', async () => {
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
  ['a command without an origin', {}, 204],
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

test.each([
  ['/nowhere', 404],
  [`/v${API_VERSION}/data/query`, 404],
  [`/v${API_VERSION}/data/doc/production/%E0%A4%A`, 400],
  [MUTATE, 405],
  ['/v2025-02-30/data/query/production?query=1', 404],
])('GET %s: %i with a message', async (path, status) => {
  const response = await lake.request(path)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({statusCode: status, message: expect.any(String)})
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['/ping', '/v1/ping'])('%s answers', async (path) => {
  expect(await (await lake.request(path)).json()).toEqual({pong: true})
})

const throughSite = (path: string) => fetch(lake.url + path, {headers: {'x-forwarded-prefix': '/lake'}})

test.each([
  QUERY,
  `/v${API_VERSION}/data/listen/production?query=*`,
  `/v${API_VERSION}/data/live/events/production`,
  `/v${API_VERSION}/data/doc/production/aboutPage`,
  `/v${API_VERSION}/data/export/production`,
  '/v1/projects/local/datasets/production/acl',
  '/v1/check/cors',
])('refuses a visitor of the site, who has neither session nor token: %s', async (path) => {
  const refusal = {statusCode: 401, error: 'Unauthorized', message: expect.stringContaining('needs a token')}
  expect(await (await throughSite(path)).json()).toEqual(refusal)
})

test('gives visitors of the site pictures as they are, and makes none', async () => {
  const {path} = await lake.client().assets.upload('image', await drawClear())
  const statuses = ['', '?w=41&fm=webp'].map(async (size) => (await throughSite(`/${path}${size}`)).status)
  expect(await Promise.all(statuses)).toEqual([200, 401])
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
