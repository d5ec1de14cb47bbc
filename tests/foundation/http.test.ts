import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {httpLayer} from '../../app/messages/http.server.ts'

let server: Server
let base: string
let asked: string[]
let status: number

beforeEach(async () => {
  asked = []
  status = 200
  server = createServer(({method, url}, response) => {
    asked.push(`${method} ${url}`)
    setTimeout(() => response.writeHead(status).end(`answer ${asked.length}`), url === '/slow' ? 50 : 0)
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

function layer() {
  const call = httpLayer()
  const timeoutMs = 5_000
  return {
    get: async (path: string, fresh = false) =>
      (await call(base + path, {method: 'GET', timeoutMs, readsBody: true, fresh})).text,
    head: (path: string) => call(base + path, {method: 'HEAD', timeoutMs}),
    post: (path: string) => call(base + path, {method: 'POST', timeoutMs}),
  }
}

test('caches GET and HEAD under the full address', async () => {
  const {get, head} = layer()
  const texts = [await get('/a?x=1'), await get('/a?x=1'), await get('/a?x=2')]
  expect(texts).toEqual(['answer 1', 'answer 1', 'answer 2'])
  await head('/a?x=1')
  await head('/a?x=1')
  expect(asked).toEqual(['GET /a?x=1', 'GET /a?x=2', 'HEAD /a?x=1'])
})

test('clears the cache on any other method, requests under way included', async () => {
  const {get, post} = layer()
  await get('/a')
  const slow = get('/slow')
  await post('/b')
  await slow
  const before = asked.length
  await get('/a')
  await get('/slow')
  expect(asked).toHaveLength(before + 2)
})

test('caches no failure', async () => {
  const {get} = layer()
  status = 503
  await get('/a')
  status = 200
  expect(await get('/a')).toBe('answer 2')
})

test('neither reads nor fills the cache for a fresh request', async () => {
  const {get} = layer()
  await get('/a', true)
  await get('/a')
  await get('/a', true)
  expect(asked).toHaveLength(3)
  expect(await get('/a')).toBe('answer 2')
})

test('ends a request that takes too long', async () => {
  const call = httpLayer()(`${base}/slow`, {method: 'GET', timeoutMs: 1})
  await expect(call).rejects.toMatchObject({name: 'TimeoutError'})
})
