import {once} from 'node:events'
import {createServer, IncomingMessage, type RequestListener, ServerResponse} from 'node:http'
import {type AddressInfo, Socket} from 'node:net'
import express from 'express'
import {afterEach, expect, test, vi} from 'vitest'
import {log} from '~/platform/log.server'
import {lastResort} from '../http/app'
import {Busy, limitConcurrency} from '../http/limits'
import {kindOf} from '../http/metrics'
import {noticeHeaders} from '../http/notice'
import {createFront} from './front'

const closing: (() => void)[] = []
const logged = vi.spyOn(log, 'error').mockImplementation(() => {})

afterEach(() => {
  for (const close of closing.splice(0)) close()
  logged.mockClear()
})

async function ask(listener: RequestListener, path: string, headers = {}, method = 'GET') {
  const server = createServer(listener).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {headers, method})
  return {status: response.status, headers: response.headers, html: await response.text()}
}

const waitFor = vi.fn()
const unable = () => Promise.reject(new Error('not rendered'))

const front = (
  get: () => Promise<never>,
  app: RequestListener = (_request, response) => response.end('app'),
) =>
  createFront({
    pages: {get},
    app,
    shutdown: {hasBegun: () => false, waitFor},
    headers: {'X-Test': 'on all'},
  })

function expectFailedPage({status, headers, html}: Awaited<ReturnType<typeof ask>>) {
  expect(status).toBe(500)
  for (const [name, value] of Object.entries(noticeHeaders)) expect(headers.get(name)).toBe(value)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('Das hat nicht geklappt')
  const [[{reference}]] = logged.mock.calls as unknown as [[{reference: string}]]
  expect(html).toContain(reference)
}

test.each(['POST', 'DELETE'])('never answers %s from the cache', async (method) => {
  const get = vi.fn(unable)
  expect((await ask(front(get), '/en/about', {}, method)).html).toBe('app')
  expect(get).not.toHaveBeenCalled()
})

test('a page that is rendered is waited for at the end, and a visitor who leaves meanwhile ends nothing else', () => {
  const request = Object.assign(new IncomingMessage(new Socket()), {method: 'GET', url: '/en/about'})
  const response = new ServerResponse(request)
  front(() => new Promise(() => {}))(request, response)
  expect(() => response.emit('error', new Error('left'))).not.toThrow()
  expect(waitFor).toHaveBeenCalledWith(response)
})

test('leaves a page that fails to render to the app', async () => {
  expect((await ask(front(unable), '/en/about')).html).toBe('app')
})

test.each<[string, RequestListener]>([
  [
    'throws',
    () => {
      throw new Error('in the app')
    },
  ],
  ['throws in the cache', () => {}],
])('shows a reference for an app that %s', async (how, app) => {
  const cache = how.endsWith('cache')
    ? () => {
        throw new Error('in the cache')
      }
    : unable
  const response = await ask(front(cache, app), '/en/about')
  expectFailedPage(response)
  expect(response.headers.get('x-test')).toBe('on all')
})

test('shows a reference for an error in Express', async () => {
  const app = express()
  app.use(() => {
    throw new Error('in a middleware')
  })
  app.use(lastResort)
  expectFailedPage(await ask(app, '/en/contact'))
})

test('answers 503 with Retry-After in both languages, the visitor’s first', async () => {
  const app = express()
  app.use((_request, _response, next) => next(new Busy()))
  app.use(lastResort)
  const {status, headers, html} = await ask(app, '/', {'Accept-Language': 'en-GB,de;q=0.5'})
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
  expect(html.indexOf('Very busy right now')).toBeGreaterThan(0)
  expect(html.indexOf('Very busy')).toBeLessThan(html.indexOf('<h2>Gerade ist sehr viel los'))
  expect(html).toContain('<a href="">Try again</a>')
  expect(logged).not.toHaveBeenCalled()
})

test('limits the number of concurrent requests to the app', async () => {
  const concurrency = limitConcurrency(1)
  let finish = () => {}
  const first = concurrency.run(() => new Promise<void>((resolve) => (finish = resolve)))
  await expect(concurrency.run(async () => 'second')).rejects.toThrow(Busy)
  finish()
  await first
  await expect(concurrency.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await concurrency.run(async () => 'third')).toBe('third')
})

test.each([
  ['GET', '/', 'page'],
  ['GET', '/en/about?x=/media/a', 'page'],
  ['POST', '/contact.data', 'post'],
  ['GET', '/en/about.data?_routes=root', 'data'],
  ['GET', '/media/abc/640.avif', 'media'],
  ['GET', '/robots.txt', 'file'],
])('%s %s is counted as %s', (method, url, kind) => {
  expect(kindOf({method, url})).toBe(kind)
})
