// @vitest-environment node
import {once} from 'node:events'
import {createServer, type RequestListener} from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import {afterEach, expect, test} from 'vitest'
import {lastResort} from './app.ts'
import {createFront} from './front.ts'
import {Busy, createGate, laneOf} from './gate.ts'
import {kindOf} from './kinds.ts'
import {noticeHeaders} from './notice.ts'

const page = {pathname: '/en/about', language: 'en', explicit: true}
const reported: unknown[] = []
const report = (error: unknown) => {
  reported.push(error)
  return 'ABCD-2345'
}
const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  reported.length = 0
})

async function ask(listener: RequestListener, path: string, headers = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {headers})
  return {status: response.status, headers: response.headers, html: await response.text()}
}

const front = (answerTo: () => never, app: RequestListener = (_request, response) => response.end('app')) =>
  createFront({
    sharedPage: () => page,
    pages: {answerTo},
    app,
    isEnding: () => false,
    report,
    headers: {'X-Test': 'on all'},
  })

const expectFailedPage = ({status, headers, html}: Awaited<ReturnType<typeof ask>>) => {
  expect(status).toBe(500)
  for (const [name, value] of Object.entries(noticeHeaders)) expect(headers.get(name)).toBe(value)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('ABCD-2345')
  expect(html).toContain('Das hat nicht geklappt')
}

test('an error in the page cache is a page with its reference', async () => {
  const error = new Error('in the cache')
  const answer = await ask(
    front(() => {
      throw error
    }),
    '/en/about',
  )
  expectFailedPage(answer)
  expect(answer.headers.get('x-test')).toBe('on all')
  expect(reported).toEqual([error])
})

test('a page that cannot be rendered is left to the app, and so is what that cannot do either', async () => {
  const rejecting = (() => Promise.reject(new Error('not rendered'))) as () => never
  expect((await ask(front(rejecting), '/en/about')).html).toBe('app')
  const failing: RequestListener = () => {
    throw new Error('in the app')
  }
  expectFailedPage(await ask(front(rejecting, failing), '/en/about'))
})

test('an error in Express is a page with its reference', async () => {
  const app = express()
  app.use(() => {
    throw new Error('in a middleware')
  })
  app.use(lastResort(report))
  expectFailedPage(await ask(app, '/en/contact'))
  expect(reported).toHaveLength(1)
})

test('whoever is turned away is told so in both languages, the own first, and when to come back', async () => {
  const app = express()
  app.use((_request, _response, next) => next(new Busy()))
  app.use(lastResort(report))
  const {status, headers, html} = await ask(app, '/', {'Accept-Language': 'en-GB,de;q=0.5'})
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
  expect(html.indexOf('Very busy right now')).toBeGreaterThan(0)
  expect(html.indexOf('Very busy')).toBeLessThan(html.indexOf('<h2>Gerade ist sehr viel los'))
  expect(html).toContain('<a href="">Try again</a>')
  expect(reported).toEqual([])
})

test('a gate lets so many through at once, and each lane is for itself', async () => {
  const gate = createGate({reads: 1, posts: 1, pictures: 1})
  let finish = () => {}
  const first = gate.through('reads', () => new Promise<void>((resolve) => (finish = resolve)))
  await expect(gate.through('reads', async () => 'second')).rejects.toThrow(Busy)
  expect(await gate.through('posts', async () => 'a post')).toBe('a post')
  finish()
  await first
  await expect(gate.through('reads', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate.through('reads', async () => 'third')).toBe('third')
  expect(gate.inside()).toEqual({reads: 0, posts: 0, pictures: 0})
})

test.each([
  ['GET', '/', 'page', 'reads'],
  ['GET', '/en/about?x=/media/a', 'page', 'reads'],
  ['POST', '/contact.data', 'post', 'posts'],
  ['GET', '/en/about.data?_routes=root', 'data', 'reads'],
  ['GET', '/media/abc/640.avif', 'picture', 'pictures'],
  ['GET', '/robots.txt', 'file', 'reads'],
  ['GET', '/constructor', 'page', 'reads'],
  ['GET', '/readyz', 'health', 'reads'],
])('%s %s is a %s', (method, url, kind, lane) => {
  expect([kindOf({method, url}), laneOf({method, url})]).toEqual([kind, lane])
})
