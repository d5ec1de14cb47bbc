import {once} from 'node:events'
import sharp from 'sharp'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {WebSocket} from 'ws'
import {statusFor} from '../../lake/tests/support.ts'
import {type Product, startProduct} from '../support/product.ts'
import {productForFile, rawRequest, sendRaw, withSite} from './support.ts'

/** The site's proxy `/lake` to the local lake. Tests of the lake itself are in lake/tests. */

const product = productForFile()
const version = '/v2025-02-19'
const listen = `${version}/data/listen/production?query=*`
const presence = '/v1/socket/production'

const session = {headers: {cookie: 'lakeSession=any'}}

const lakeUrl = () => `${product.current.siteUrl}/lake`

const client = () => product.current.content({apiHost: lakeUrl(), maxRetries: 0, token: 'any'})

const sockets: WebSocket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

function connect(path: string, headers: Record<string, string> = {cookie: 'lakeSession=any'}) {
  const socket = new WebSocket(lakeUrl().replace('http', 'ws') + path, {headers})
  sockets.push(socket)
  const messages: string[] = []
  socket.on('message', (data) => messages.push(String(data)))
  socket.on('error', () => {})
  return {socket, messages}
}

const stream = (path: string) => `/stream?path=${encodeURIComponent(path)}`

/** The status of a refused WebSocket, or "open". */
async function outcome(path: string, headers: Record<string, string>) {
  const {socket} = connect(path, headers)
  return new Promise((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('unexpected-response', (_, {statusCode}) => resolve(statusCode))
  })
}

describe('what goes through', () => {
  test('a query, a write, and what the site makes of it', async () => {
    expect(await client().fetch('count(*[_type == "faqEntry"])')).toBeGreaterThan(0)
    await client().create({_id: 'through-the-site', _type: 'note', text: 'Grüße'})
    expect(await product.current.content().getDocument('through-the-site')).toMatchObject({text: 'Grüße'})
    const long = `*[_id == $id][0].text${' '.repeat(12_000)}`
    expect(await client().fetch(long, {id: 'through-the-site'})).toBe('Grüße')
  })

  test('a large picture, whose address is then that of the site', async () => {
    const pixels = {width: 2000, height: 1500, channels: 3} as const
    const noise = {type: 'gaussian', mean: 128, sigma: 60} as const
    const bytes = await sharp({create: {...pixels, background: '#777', noise}})
      .png()
      .toBuffer()
    expect(bytes.length).toBeGreaterThan(5_000_000)
    const {_id, url, path} = await client().assets.upload('image', bytes, {filename: 'noise.png'})
    expect(url).toBe(`${lakeUrl()}/${path}`)
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(bytes)).toBe(true)
    const small = await fetch(`${url}?w=40&fm=webp`, session)
    expect(small.headers.get('content-type')).toBe('image/webp')
    // Without the proxy, the lake returns its own address.
    expect(await product.current.content().fetch('*[_id == $id][0].url', {id: _id})).toBe(
      `http://127.0.0.1:${product.current.lakePort}/${path}`,
    )
  })

  test('an event stream over HTTP', async () => {
    const response = await fetch(lakeUrl() + listen, session)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('welcome')) text += (await reader?.read())?.value ?? ''
    await client().create({_id: 'heard', _type: 'note'})
    while (!text.includes('#heard')) text += (await reader?.read())?.value ?? ''
    await reader?.cancel()
  })

  test('an event stream and presence over WebSockets', async () => {
    const events = connect(stream(listen)).messages
    await expect.poll(() => events.join('')).toContain('welcome')
    await client().create({_id: 'over-socket', _type: 'note'})
    await expect.poll(() => events.join('')).toContain('#over-socket')

    const {socket, messages} = connect(presence)
    await once(socket, 'open')
    socket.send(JSON.stringify({jsonrpc: '2.0', id: 'a', method: 'presence_subscribe', params: {}}))
    await expect.poll(() => messages.join('')).toContain('"result"')
  })

  test('a session, whose cookie is for /lake only', async () => {
    const begin = () =>
      fetch(`${lakeUrl()}/v1/auth/session`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: '{}',
      })
    const cookie = (await begin()).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/; Path=\/lake; HttpOnly; SameSite=Strict/)
    expect(cookie).not.toContain('Secure')
    const me = await fetch(`${lakeUrl()}/v1/users/me`, {headers: {cookie: cookie.split(';')[0] ?? ''}})
    expect(await me.json()).toMatchObject({id: 'local-editor'})
    const ended = await fetch(`${lakeUrl()}/v1/auth/logout`, {method: 'POST'})
    expect(ended.headers.get('set-cookie')).toMatch(/Path=\/lake; .*Max-Age=0/)
  })
})

describe('what is refused', () => {
  test.each([
    ['the page of another origin', {origin: 'http://evil.test'}, 403],
    ['a page on another port', {origin: 'http://localhost:9'}, 403],
    ['another host', {host: 'evil.test'}, 421],
    ['another address of this machine, as no token is demanded', {host: '192.168.1.5:3000'}, 421],
  ])('%s', async (_, headers, status) => {
    expect(await outcome(presence, headers)).toBe(status)
    expect(await outcome(stream(listen), headers)).toBe(status)
    if (status === 421) expect(await statusFor(`${lakeUrl()}/ping`, headers)).toBe(status)
    const preflight = {method: 'OPTIONS', headers}
    if (status === 403) expect((await fetch(`${lakeUrl()}/ping`, preflight)).status).toBe(status)
  })

  test('the cookie of a page of another origin', async () => {
    const headers = {cookie: 'lakeSession=any', origin: 'http://evil.test'}
    expect((await fetch(`${lakeUrl()}/v1/users/me`, {headers})).status).toBe(401)
    expect((await fetch(`${lakeUrl()}/v1/users/me`, {headers: {cookie: headers.cookie}})).status).toBe(200)
  })
})

test.each([
  ['X-Forwarded-Prefix:'],
  ['Connection: X-Forwarded-Prefix'],
  ['Connection: close, X-Forwarded-Prefix', 'X-Forwarded-Prefix: /'],
])('a visitor cannot pass for the site itself: %s', async (...headers) => {
  const text = rawRequest('GET', `/lake${version}/data/query/production?query=count(*)`, headers)
  expect((await sendRaw(product.current, text)).status).toBe(401)
})

describe('in another set-up', () => {
  test('open event streams do not hold up the end of the site', async () => {
    const {site} = product.current
    const response = await fetch(lakeUrl() + listen, session)
    const {socket} = connect(presence)
    await once(socket, 'open')
    const closed = once(socket, 'close')
    // The exit code would be 1 if the site had given up waiting for connections.
    expect(await site.stop('SIGTERM')).toBe(0)
    await closed
    await response.text().catch(() => {})
    await site.start()
  })

  test('where visitors come by https, the cookie of a session goes by nothing else', async () => {
    await withSite(product.current, {PUBLIC_URL: 'https://www.example.org'}, async () => {
      for (const name of ['session', 'logout']) {
        const answer = await fetch(`${lakeUrl()}/v1/auth/${name}`, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: '{}',
        })
        expect(answer.headers.get('set-cookie')).toMatch(/^lakeSession=[^,]*; Path=\/lake; [^,]*; Secure$/)
      }
    })
  })

  test('a hosted project has no /lake', async () => {
    const env = {DEMO: '1', SANITY_PROJECT_ID: 'hosted', SANITY_API_HOST: 'http://127.0.0.1:9'}
    await withSite(product.current, env, async () => {
      const {status, headers} = await fetch(`${lakeUrl()}/ping`, {redirect: 'manual'})
      expect([status, headers.get('location')]).toEqual([302, '/'])
    })
  })
})

describe('a lake with a token', () => {
  const token = 'a-long-token-of-this-lake'
  let other: Product
  let lake: string
  beforeAll(async () => {
    const env = {LAKE_TOKEN: token, TRUST_PROXY: '1', POSTS_PER_MINUTE: '2'}
    other = await startProduct({seed: false, env})
    lake = `${other.siteUrl}/lake`
  })
  afterAll(() => other.stop())

  test('wrong tokens are counted by address, and right ones are not', async () => {
    const signIn = (given: string | undefined, address: string, headers = {}) =>
      fetch(`${lake}/v1/auth/session`, {
        method: 'POST',
        headers: {'content-type': 'application/json', 'x-forwarded-for': address, ...headers},
        body: JSON.stringify({token: given}),
      })
    const me = (headers: Record<string, string>) => statusFor(`${lake}/v1/users/me`, headers)
    const from = (address: string, given: string) => ({
      'x-forwarded-for': address,
      authorization: `Bearer ${given}`,
    })
    const [guesser, staff] = ['192.0.2.1', '192.0.2.2']

    const cookie = (await signIn(token, guesser)).headers.get('set-cookie')?.split(';')[0] ?? ''
    for (let times = 0; times < 4; times += 1) expect(await me(from(guesser, token))).toBe(200)
    // The Studio sends such a request without a token when it opens.
    for (let times = 0; times < 4; times += 1) expect((await signIn(undefined, guesser)).status).toBe(401)
    expect((await signIn('wrong', guesser)).status).toBe(401)
    expect(await me(from(guesser, 'wrong, too'))).toBe(401)
    for (const given of ['wrong', token]) {
      const refused = await signIn(given, guesser)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refused.json()).toMatchObject({statusCode: 429, message: expect.any(String)})
      expect(await me(from(guesser, given))).toBe(429)
    }
    // Signed-in users and all others are not affected.
    expect(await me({'x-forwarded-for': guesser, cookie})).toBe(200)
    expect((await signIn(undefined, guesser, {cookie})).status).toBe(204)
    expect([(await signIn(token, staff)).status, await me(from(staff, token))]).toEqual([204, 200])
    // WebSockets reveal nothing about a token: each one is refused as if there were none.
    for (const given of [token, 'wrong']) {
      const socket = new WebSocket(`${lake.replace('http', 'ws')}/v1/socket/production`, {
        headers: from(guesser, given),
      })
      const [, {statusCode}] = await once(socket, 'unexpected-response')
      expect(statusCode).toBe(401)
    }
  })
})

describe('when the lake is away', () => {
  beforeAll(() => product.current.lake.stop('SIGKILL'))

  test('the answer says so', async () => {
    const response = await fetch(`${lakeUrl()}/ping`)
    const away = {statusCode: 502, error: 'Bad Gateway', message: 'The local lake does not respond.'}
    expect([response.status, await response.json()]).toEqual([502, away])
    await expect(client().fetch('1')).rejects.toMatchObject({
      statusCode: 502,
      message: expect.stringContaining(away.message),
    })
  })

  test('so does the answer to a WebSocket', async () => {
    const [, {statusCode}] = await once(connect(presence).socket, 'unexpected-response')
    expect(statusCode).toBe(502)
  })
})
