import {once} from 'node:events'
import {afterEach, describe, expect, test} from 'vitest'
import {WebSocket} from 'ws'
import {lakeForFile} from './lake-for-file.ts'
import {API_VERSION, startLake} from './support.ts'

const ORIGIN = 'http://studio.test:3000'
const TOKEN = 'a-long-token-of-this-lake'
const SIGNED_IN = {authorization: 'Bearer local'}

const lake = lakeForFile({origins: [ORIGIN]})

const open: WebSocket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})

function connect(path: string, headers: Record<string, string> = SIGNED_IN, to = lake) {
  const socket = new WebSocket(to.url.replace('http', 'ws') + path, {headers})
  open.push(socket)
  const messages: string[] = []
  socket.on('message', (data) => messages.push(String(data)))
  return {socket, messages}
}

/** The status of a refused connection, or "open". */
function outcome(path: string, headers?: Record<string, string>): Promise<number | string | undefined> {
  const {socket} = connect(path, headers)
  return new Promise((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('unexpected-response', (_, {statusCode}) => resolve(statusCode))
    socket.on('error', () => {})
  })
}

const stream = (target: string) => `/stream?path=${encodeURIComponent(target)}`
const LISTEN = `/v${API_VERSION}/data/listen/production?query=*&includeResult=true`
const PRESENCE = '/v1/socket/production'

describe('who may connect', () => {
  test.each([
    ['no page', {}, 'open'],
    ['a configured origin', {origin: ORIGIN}, 'open'],
    ['another origin', {origin: 'http://evil.test'}, 403],
    ['another host', {host: 'evil.test'}, 421],
  ])('%s', async (_, headers, expected) => {
    expect(await outcome(PRESENCE, headers)).toBe(expected)
    expect(await outcome(stream(LISTEN), headers)).toBe(expected)
  })

  test('a client that comes through the site without a session is told to sign in', async () => {
    const {socket} = connect(stream(LISTEN), {'x-forwarded-prefix': '/lake'})
    socket.on('error', () => {})
    const [, response] = await once(socket, 'unexpected-response')
    expect(response.statusCode).toBe(401)
    expect((await response.toArray()).join('')).toContain('needs a session: sign in at /studio')
  })

  test.each([
    ['/v1/elsewhere/production', 404],
    ['/v1/socket/Bad%20name', 400],
    ['/stream', 400],
    [stream(`/v${API_VERSION}/data/query/production?query=1`), 400],
    [stream(`/v${API_VERSION}/data/listen/../mutate/production`), 405],
  ])('%s: %i', async (path, status) => {
    expect(await outcome(path)).toBe(status)
  })
})

describe('event streams', () => {
  test('carry the same text as over HTTP', async () => {
    const {messages} = connect(stream(LISTEN))
    await expect.poll(() => messages.join('')).toContain('event: welcome')
    const {_rev} = await lake.client().create({_id: 'a', _type: 'page', title: 'Grüße 🌍'})
    await expect.poll(() => messages.join('')).toContain(`event: mutation\nid: ${_rev}#a\n`)
    expect(messages.join('')).toContain('Grüße 🌍')
    expect(messages.join('')).toMatch(/^retry: 200\n\n/)
  })

  test('carry the events of a transaction together, as the Studio locks a form between them', async () => {
    const {messages} = connect(stream(LISTEN))
    await expect.poll(() => messages.join('')).toContain('welcome')
    await lake
      .client()
      .transaction()
      .create({_id: 'b', _type: 'page'})
      .create({_id: 'c', _type: 'page'})
      .commit()
    await expect.poll(() => messages.find((message) => message.includes('#b'))).toContain('#c')
  })

  test('are as private as over HTTP', async () => {
    const path = stream(`${LISTEN}&includeAllVersions=true`)
    const anonymous = connect(path, {})
    const editor = connect(path)
    for (const {messages} of [anonymous, editor]) {
      await expect.poll(() => messages.join('')).toContain('welcome')
    }
    await lake.client().create({_id: 'drafts.secret', _type: 'page'})
    await lake.client().create({_id: 'public', _type: 'page'})
    await expect.poll(() => anonymous.messages.join('')).toContain('"public"')
    expect(anonymous.messages.join('')).not.toContain('secret')
    expect(editor.messages.join('')).toContain('drafts.secret')
    expect(await outcome(stream('/v1/data/live/events/production?includeDrafts=true'), {})).toBe(401)
  })

  test('end when the lake does, and are told that it will be back', async () => {
    const other = await startLake()
    const {socket, messages} = connect(stream(LISTEN), SIGNED_IN, other)
    await expect.poll(() => messages.join('')).toContain('welcome')
    const closed = once(socket, 'close')
    await other.stop()
    expect([1001, 1012]).toContain((await closed)[0])
  })
})

/** A Studio tab: JSON-RPC over a WebSocket. */
async function tab(headers: Record<string, string> = SIGNED_IN, to = lake, path = PRESENCE) {
  const {socket, messages} = connect(path, headers, to)
  await once(socket, 'open')
  const parsed = () => messages.filter((text) => text !== '♥').map((text) => JSON.parse(text))
  let next = 0
  return {
    socket,
    async call(method: string, params: object = {}) {
      const id = `call-${next++}`
      socket.send(JSON.stringify({jsonrpc: '2.0', id, method, params: {...params, apiVersion: 'v1'}}))
      await expect.poll(() => parsed().some((message) => message.id === id)).toBe(true)
      const {result, error} = parsed().find((message) => message.id === id)
      return error ? {error: error.code} : result
    },
    /** Messages from the other tabs. */
    heard: () =>
      parsed().flatMap(({method, params}) => (method === 'presence_subscription' ? [params.result] : [])),
  }
}

describe('presence', () => {
  test('a tab hears nothing after unsubscribing, nor from another dataset', async () => {
    const [a, b, elsewhere] = [await tab(), await tab(), await tab(SIGNED_IN, lake, '/v1/socket/other')]
    await elsewhere.call('presence_subscribe')
    const subscriptionId = await b.call('presence_subscribe')
    await a.call('presence_rollcall', {session: 'one'})
    await expect.poll(b.heard).toHaveLength(1)
    expect(await b.call('presence_unsubscribe', {subscriptionId})).toEqual({})
    await a.call('presence_rollcall', {session: 'two'})
    expect([b.heard().length, elsewhere.heard().length]).toEqual([1, 0])
  })

  test('a tab whose connection breaks has left', async () => {
    const [a, b] = [await tab(), await tab()]
    await b.call('presence_subscribe')
    await a.call('presence_rollcall', {session: 'gone'})
    a.socket.terminate()
    await expect.poll(() => b.heard().at(-1)).toMatchObject({type: 'disconnect', m: {session: 'gone'}})
  })

  test('a token may come with the first call, as the client for Node sends it', async () => {
    const guarded = await startLake({token: TOKEN})
    const {call} = await tab({}, guarded)
    expect(await call('presence_subscribe')).toEqual({error: 4001})
    expect(await call('authorization', {authorization: 'Bearer other'})).toEqual({error: 4001})
    expect(await call('authorization', {authorization: `Bearer ${TOKEN}`})).toEqual({})
    expect(await call('presence_subscribe')).toEqual(expect.any(String))
    await guarded.stop()
  })

  test.each([
    ['presence_explode', {}, -32601],
    ['presence_rollcall', {session: 1}, -32602],
  ])('%s %j is refused with %i, and the socket stays', async (method, params, code) => {
    const {call} = await tab()
    expect(await call(method, params)).toEqual({error: code})
    expect(await call('presence_subscribe')).toEqual(expect.any(String))
  })

  test('what is no call is refused, and too long a message ends the socket alone', async () => {
    const {socket, messages} = connect(PRESENCE)
    await once(socket, 'open')
    for (const text of ['{', '[]', '"x"', '{"id":1}']) socket.send(text)
    await expect
      .poll(() => messages.map((text) => JSON.parse(text).error.code))
      .toEqual([-32700, -32700, -32700, -32700])
    const closed = once(socket, 'close')
    socket.send('x'.repeat(100_000))
    expect((await closed)[0]).toBe(1009)
    expect((await lake.request('/ping')).status).toBe(200)
  })
})
