import {once} from 'node:events'
import {Agent, get, request as httpRequest, type IncomingMessage} from 'node:http'
import {connect} from 'node:net'
import {text} from 'node:stream/consumers'
import {afterEach, describe, expect, test} from 'vitest'
import {open, productForFile, request} from '../site/support.ts'
import type {TestProcess} from '../support/process.ts'

/** Graceful shutdown: the site first reports that it is not ready, then finishes open requests, then exits. */

const product = productForFile()
let site: TestProcess

async function start(env: Record<string, string>) {
  await product.current.site.stop()
  site = product.current.siteWith(env)
  await site.start()
}

afterEach(async () => {
  await site.stop()
  await product.current.site.start()
})

const message = {firstName: 'Ana', email: 'ana@example.org', phone: '+49 30 23125 1', message: 'In flight.'}

const readiness = async () => (await request(product.current, '/readyz').catch(() => undefined))?.status

/** Sends the first half of a form; `finish` sends the rest and returns the status. */
async function halfSent() {
  const body = new URLSearchParams(message).toString()
  const sent = httpRequest(`${product.current.siteUrl}/de/contact`, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  })
  sent.flushHeaders()
  await once(sent, 'continue')
  sent.write(body.slice(0, 20))
  return {
    async finish() {
      sent.end(body.slice(20))
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      await text(answer)
      return answer.statusCode
    },
  }
}

test('SIGTERM: readiness goes first; a slow form, a slow response and a kept connection are not cut off', async () => {
  await start({SHUTDOWN_GRACE: '2'})
  const {current} = product
  const agent = new Agent({keepAlive: true})
  await open(current, '/de')
  expect(await readiness()).toBe(200)
  await current.foundationFails({fail: 'delay', ms: 4_000})
  const unused = connect(site.port, '127.0.0.1')
  const unusedClosed = once(unused, 'close')
  const [kept] = await once(get(`${current.siteUrl}/de`, {agent}), 'response')
  await text(kept)
  const upload = await halfSent()
  const slow = request(current, '/en/contact', {
    method: 'POST',
    body: new URLSearchParams({...message, message: 'Slow.'}),
  })

  let hasEnded = false
  const ended = site.stop('SIGTERM').finally(() => {
    hasEnded = true
  })
  await expect.poll(readiness, {interval: 20}).toBe(503)
  // Until a load balancer notices, the site serves pages and closes each connection afterwards.
  const last = await request(current, '/en/about', {headers: {Connection: 'keep-alive'}})
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close'])
  await last.text()

  await expect.poll(readiness, {interval: 50}).toBe(undefined)
  expect(hasEnded).toBe(false)
  expect(await upload.finish()).toBe(303)
  expect((await slow).status).toBe(303)
  await unusedClosed
  expect(await ended).toBe(0)
  expect((await current.inbox()).map(({message: one}) => one).sort()).toEqual(['In flight.', 'Slow.'])
  expect(site.log()).not.toContain('cut off')
  agent.destroy()
})

describe('an uncaught error', () => {
  /** Throws as a bug in any module could: outside of requests, with personal data in the error. */
  const mistakes = `
    const error = () => Object.assign(new Error('a mistake'), {response: {body: 'mark' + 'wort@example.org'}})
    process.on('SIGUSR2', () => { throw error() })
    process.on('SIGHUP', () => void Promise.reject(error()))`
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(mistakes)}`

  test.each(['SIGUSR2', 'SIGHUP'] as const)(
    'ends the process with 1 after the requests under way, and is logged without its data (%s)',
    async (signal) => {
      await start({NODE_OPTIONS})
      const fatal = () =>
        site
          .log()
          .split('\n')
          .filter((line) => line.includes('"level":60'))
      const upload = await halfSent()
      process.kill(site.pid() ?? 0, signal)
      await expect.poll(fatal, {interval: 20}).toHaveLength(1)
      expect(await upload.finish()).toBe(303)
      await expect.poll(readiness).toBe(undefined)
      expect(await site.stop()).toBe(1)
      expect(fatal()[0]).toMatch(/"message":"a mistake","stack":"Error: a mistake\\n +at /)
      expect(site.log()).not.toContain('markwort')
    },
  )
})
