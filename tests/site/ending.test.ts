import {once} from 'node:events'
import {Agent, get, request as httpRequest, type IncomingMessage} from 'node:http'
import {connect} from 'node:net'
import {text} from 'node:stream/consumers'
import {setTimeout as sleep} from 'node:timers/promises'
import {describe, expect, test} from 'vitest'
import {freePort} from '../support/free-port.ts'
import {type Product, startProduct} from '../support/product.ts'
import {open, request} from './support.ts'

/** A site that is told to end: it says so first, then answers everything that it has accepted, then goes. */

const message = {firstName: 'Ana', email: 'ana@example.org', phone: '+49 30 23125 1', message: 'In flight.'}

const ready = async (product: Product) => (await request(product, '/readyz').catch(() => undefined))?.status

const hasEnded = (product: Product, ended: Promise<unknown>) =>
  Promise.race([ended.then(() => true), ready(product).then(() => false)])

/** How many forms the site has accepted and not answered. */
async function inWork(port: number): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^site_in_work\{lane="posts"\} (\d+)/m.exec(figures)?.[1])
}

/** A form of which only the first half has been sent; `finish` sends the rest and returns the answer. */
async function halfSent(product: Product) {
  const body = new URLSearchParams(message).toString()
  const sent = httpRequest(`${product.siteUrl}/de/contact`, {
    method: 'POST',
    agent: false,
    headers: {'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length},
  })
  sent.write(body.slice(0, 20))
  await once(sent, 'socket').then(([socket]) => (socket.connecting ? once(socket, 'connect') : undefined))
  return {
    async finish() {
      sent.end(body.slice(20))
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      await text(answer)
      return answer.statusCode
    },
  }
}

describe.each(['1', '2'])('SIGTERM, with %s processes', (WEB_CONCURRENCY) => {
  test('readiness goes first; a slow form, a slow answer and a kept connection are not cut off', async () => {
    const port = await freePort()
    const env = {WEB_CONCURRENCY, SHUTDOWN_GRACE: '2', METRICS_PORT: String(port)}
    const product = await startProduct({env})
    const agent = new Agent({keepAlive: true})
    try {
      await open(product, '/de')
      expect(await ready(product)).toBe(200)
      await product.foundationFails({fail: 'delay', ms: 6_000})
      const idle = connect(product.site.port, '127.0.0.1')
      const kept = await once(get(`${product.siteUrl}/de`, {agent}), 'response')
      await text(kept[0])
      const upload = await halfSent(product)
      const slow = request(product, '/en/contact', {
        method: 'POST',
        body: new URLSearchParams({...message, message: 'Slow.'}),
      })
      await expect.poll(() => inWork(port)).toBe(2)
      const idleClosed = once(idle, 'close')

      const ended = product.site.stop('SIGTERM')
      await expect.poll(() => ready(product), {interval: 20}).toBe(503)
      // A balancer has not noticed yet: pages are still there, and the connection is not kept for more.
      const last = await request(product, '/en/about', {headers: {Connection: 'keep-alive'}})
      expect([last.status, last.headers.get('connection')]).toEqual([200, 'close'])
      await last.text()

      await expect.poll(() => ready(product), {interval: 50}).toBe(undefined)
      expect(await hasEnded(product, ended)).toBe(false)
      expect(await upload.finish()).toBe(303)
      expect((await slow).status).toBe(303)
      await idleClosed
      expect(await ended).toBe(0)
      expect((await product.inbox()).map(({message: one}) => one).sort()).toEqual(['In flight.', 'Slow.'])
      expect(product.siteLog()).not.toContain('cut off')
    } finally {
      agent.destroy()
      await product.stop()
    }
  }, 90_000)
})

describe('the moment of the end', () => {
  const visit = (product: Product) =>
    new Promise<string>((resolve) => {
      const sent = get(`http://127.0.0.1:${product.site.port}/healthz`, {agent: false}, (response) =>
        text(response).then(resolve, () => resolve('cut off in the answer')),
      )
      sent.once('error', ({code}: NodeJS.ErrnoException) => resolve(String(code)))
    })

  test.each(['1', '2'])(
    'whoever has just been connected is answered, with %s processes',
    async (WEB_CONCURRENCY) => {
      const product = await startProduct({env: {WEB_CONCURRENCY}})
      try {
        const late = connect(product.site.port, '127.0.0.1')
        await once(late, 'connect')
        const ended = product.site.stop('SIGTERM')
        await expect.poll(() => visit(product), {interval: 10}).toBe('ECONNREFUSED')
        // As long as a request may need on its way.
        await sleep(250)
        late.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
        expect(await text(late)).toMatch(/^HTTP\/1.1 200 .*ok$/s)
        expect(await ended).toBe(0)
      } finally {
        await product.stop()
      }
    },
    60_000,
  )

  test('no process stops listening before the first one, which would leave connections to nobody', async () => {
    const product = await startProduct({env: {WEB_CONCURRENCY: '2', SHUTDOWN_GRACE: '3'}})
    try {
      const listening = () => product.siteLog().split('the site listens').length - 1
      await expect.poll(listening).toBe(2)
      const ended = product.site.stop('SIGTERM')
      await expect.poll(() => ready(product), {interval: 20}).toBe(503)
      // Far longer than the grace, the first one does nothing: on a busy machine it would be some milliseconds.
      process.kill(product.site.pid() ?? 0, 'SIGSTOP')
      for (let visits = 0; visits < 60; visits += 1) {
        const tooLate = sleep(5_000, 'not answered')
        expect(await Promise.race([visit(product), tooLate])).toBe('ok')
        await sleep(100)
      }
      process.kill(product.site.pid() ?? 0, 'SIGCONT')
      expect(await ended).toBe(0)
    } finally {
      // A process that stands still hears nothing else.
      await product.site.stop('SIGKILL')
      await product.stop()
    }
  }, 60_000)
})

describe('an error that nobody has caught', () => {
  /** As a mistake in any module could: outside of every request, with something on it that belongs to somebody. */
  const mistakes = `
    const error = () => Object.assign(new Error('a mistake'), {response: {body: 'mark' + 'wort@example.org'}})
    process.on('SIGUSR2', () => { throw error() })
    process.on('SIGHUP', () => void Promise.reject(error()))`
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(mistakes)}`

  const fatalLines = (product: Product) =>
    product
      .siteLog()
      .split('\n')
      .filter((line) => line.includes('"level":60'))

  test.each(['SIGUSR2', 'SIGHUP'] as const)(
    'ends the process with 1 after it has answered what it has accepted, and is logged without what hangs on it (%s)',
    async (signal) => {
      const port = await freePort()
      const product = await startProduct({env: {NODE_OPTIONS, METRICS_PORT: String(port)}})
      try {
        const upload = await halfSent(product)
        await expect.poll(() => inWork(port)).toBe(1)
        process.kill(product.site.pid() ?? 0, signal)
        await expect.poll(() => fatalLines(product).length, {interval: 20}).toBe(1)
        expect(await upload.finish()).toBe(303)
        await expect.poll(() => ready(product)).toBe(undefined)
        expect(await product.site.stop()).toBe(1)
        expect(fatalLines(product)[0]).toMatch(/"message":"a mistake","stack":"Error: a mistake\\n +at /)
        expect(product.siteLog()).not.toContain('markwort')
      } finally {
        await product.stop()
      }
    },
    90_000,
  )

  test('of one process among several: another one takes its place, and pages go on', async () => {
    const product = await startProduct({env: {NODE_OPTIONS, WEB_CONCURRENCY: '2'}})
    const listening = () =>
      [...product.siteLog().matchAll(/"pid":(\d+)[^\n]*the site listens/g)].map(([, pid]) => Number(pid))
    try {
      await expect.poll(() => listening().length).toBe(2)
      const [first = 0] = listening()
      process.kill(first, 'SIGUSR2')
      await expect.poll(() => product.siteLog()).toContain(`"pid":${first},"code":1,"signal":null`)
      await open(product, '/de')
      await expect.poll(() => listening().length, {timeout: 20_000}).toBe(3)
      await open(product, '/de')
    } finally {
      await product.stop()
    }
  }, 90_000)
})
