// @vitest-environment node
import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {httpLayer} from '../../app/foundation/layer.server.ts'

/** The layer between all calls and the servers that they ask, over real HTTP. */

let server: Server
let base: string
/** What the server was asked, as "GET /path". */
let asked: string[]
let answerWith: {status: number; body: string}

beforeEach(async () => {
  asked = []
  answerWith = {status: 200, body: 'answer'}
  server = createServer(({method, url}, response) => {
    asked.push(`${method} ${url}`)
    response.writeHead(answerWith.status)
    response.end(`${answerWith.body} ${asked.length}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  vi.useRealTimers()
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
})

const times = {connectMs: 5_000, answerMs: 5_000}
const limits = {ageMs: 60_000, mostAnswers: 3, mostBytes: 2_000}

function layer(changes: Partial<typeof limits> = {}) {
  const ask = httpLayer({...limits, ...changes})
  return {
    get: (path: string, fresh = false) =>
      ask(base + path, {method: 'GET', ...times, bodyBytes: 1_000, fresh}).then(({body}) => body),
    head: (path: string) => ask(base + path, {method: 'HEAD', ...times}),
    post: (path: string) => ask(base + path, {method: 'POST', ...times}),
  }
}

describe('the HTTP layer', () => {
  test('keeps answers to GET and HEAD under the full address', async () => {
    const {get, head} = layer()
    expect([await get('/a?x=1'), await get('/a?x=1'), await get('/a?x=2')]).toEqual([
      'answer 1',
      'answer 1',
      'answer 2',
    ])
    for (const _ of ['first', 'second']) expect(await head('/a?x=1')).toMatchObject({status: 200, body: ''})
    expect(asked).toEqual(['GET /a?x=1', 'GET /a?x=2', 'HEAD /a?x=1'])
  })

  test('forgets everything on any other method, also what was asked before it', async () => {
    const {get, post} = layer()
    await get('/a')
    await post('/b')
    expect(await get('/a')).toBe('answer 3')
    await Promise.all([get('/slow'), post('/b')])
    const count = asked.length
    await get('/slow')
    expect(asked).toHaveLength(count + 1)
  })

  test('keeps no failure', async () => {
    const {get} = layer()
    answerWith = {status: 503, body: 'away'}
    await get('/a')
    answerWith = {status: 200, body: 'back'}
    expect(await get('/a')).toBe('back 2')
  })

  test('neither takes nor leaves an answer where a fresh one is wanted', async () => {
    const {get} = layer()
    await get('/a', true)
    await get('/a')
    await get('/a', true)
    expect(asked).toHaveLength(3)
    expect(await get('/a')).toBe('answer 2')
  })

  test('holds few answers, few bytes, and none for long', async () => {
    const many = layer()
    for (const path of ['/a', '/b', '/c', '/d', '/a']) await many.get(path)
    expect(asked.map((line) => line.at(-1))).toEqual(['a', 'b', 'c', 'd', 'a'])

    const large = layer()
    answerWith.body = 'x'.repeat(900)
    for (const path of ['/e', '/f', '/g', '/g', '/e']) await large.get(path)
    expect(asked.slice(5).map((line) => line.at(-1))).toEqual(['e', 'f', 'g', 'e'])

    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
    const old = layer()
    await old.get('/h')
    vi.advanceTimersByTime(59_999)
    await old.get('/h')
    vi.advanceTimersByTime(1)
    await old.get('/h')
    expect(asked.filter((line) => line.endsWith('h'))).toHaveLength(2)
  })

  test('refuses a body that is longer than wanted, and keeps on', async () => {
    const {get} = layer()
    answerWith.body = 'x'.repeat(2_000)
    await expect(get('/a')).rejects.toThrow('too long')
    answerWith.body = 'short'
    expect(await get('/a')).toBe('short 2')
  })
})
