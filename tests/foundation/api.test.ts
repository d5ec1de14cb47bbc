// @vitest-environment node
import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {get} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest'
import {foundationApi} from '../../local/foundation/api.ts'
import {type Entry, type Inbox, openInbox} from '../../local/foundation/inbox.ts'

const message = {
  firstName: 'Zoë',
  email: 'zoe@example.org',
  phone: '',
  subject: 'Message from the website',
  message: 'Hello\nfrom Köln',
}

let dir: string
let inbox: Inbox
let server: ReturnType<typeof foundationApi>
let base: string

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'foundation-'))
  inbox = openInbox(join(dir, 'inbox.ndjson'))
  server = foundationApi(inbox, ['foundation'])
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  inbox.close()
  rmSync(dir, {recursive: true})
})

function post(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${base}/contact`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function received(): Promise<Entry[]> {
  return (await fetch(`${base}/inbox`)).json()
}

function behave(behaviour: unknown) {
  const headers = {'Content-Type': 'application/json'}
  return fetch(`${base}/behaviour`, {method: 'PUT', headers, body: JSON.stringify(behaviour)})
}

describe('contact', () => {
  test('answers 201 and lists the message as it was sent', async () => {
    const response = await post({...message, lastName: 'Weiß'})
    expect(response.status).toBe(201)
    const {id} = await response.json()
    expect(await received()).toMatchObject([{id, message: {...message, lastName: 'Weiß'}}])
  })

  test('stores messages with the same key once, and equal messages without a key each time', async () => {
    const answers = await Promise.all(Array.from({length: 5}, () => post(message, {'Idempotency-Key': 'a'})))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    expect(new Set(ids).size).toBe(1)
    expect(await received()).toHaveLength(1)
    await post(message)
    await post(message)
    expect(await received()).toHaveLength(3)
  })

  test('knows a key for a day', async () => {
    await post(message, {'Idempotency-Key': 'a'})
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 25 * 60 * 60_000})
    await post(message, {'Idempotency-Key': 'a'})
    vi.useRealTimers()
    expect(await received()).toHaveLength(2)
  })

  test('refuses another message under a known key', async () => {
    await post(message, {'Idempotency-Key': 'a'})
    expect((await post({...message, message: 'Other'}, {'Idempotency-Key': 'a'})).status).toBe(422)
    expect(await received()).toHaveLength(1)
  })

  test.each([
    ['what is not JSON', '{', 400],
    ['a list', [], 422],
    ['a missing field', {...message, email: undefined}, 422],
    ['an unknown field', {...message, site: 'x'}, 422],
    ['an empty message', {...message, message: ''}, 422],
    ['a field of another type', {...message, phone: 5}, 422],
    ['more than 64 kB', {...message, message: 'x'.repeat(70_000)}, 413],
  ])('refuses %s', async (_, body, status) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error')
    expect(await received()).toEqual([])
  })

  test('names every wrong field', async () => {
    const {issues} = await (await post({...message, email: 1, phone: 2})).json()
    expect(issues.map((issue: {field: string}) => issue.field)).toEqual(['email', 'phone'])
  })

  test('refuses a form that another site could send from a browser', async () => {
    expect((await post(message, {'Content-Type': 'text/plain'})).status).toBe(415)
  })

  test('takes a message of 60,000 characters', async () => {
    expect((await post({...message, message: 'x'.repeat(60_000)})).status).toBe(201)
  })
})

describe('inbox', () => {
  test('is a page for browsers in which a message stays text', async () => {
    await post({...message, firstName: '<script>alert(1)</script>', message: '"<b>&'})
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const response = await fetch(`${base}/inbox`, {headers: {accept}})
    expect(response.headers.get('content-type')).toContain('text/html')
    const page = await response.text()
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain('&quot;&lt;b&gt;&amp;')
    expect(page).not.toMatch(/<(script|b)>/)
  })

  test.each(['*/*', 'application/json', 'text/html;q=0.5, application/json'])(
    'is JSON for Accept: %s',
    async (accept) => {
      const response = await fetch(`${base}/inbox`, {headers: {accept}})
      expect(response.headers.get('content-type')).toContain('application/json')
    },
  )
})

describe('who may ask', () => {
  const statusFor = (host: string) =>
    new Promise((resolve, reject) => {
      get(`${base}/inbox`, {headers: {host}, agent: false}, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })

  test.each([
    ['localhost:4000', 200],
    ['127.0.0.1', 200],
    ['[::1]:4000', 200],
    ['foundation:4000', 200],
    ['evil.test', 421],
    ['localhost.evil.test:4000', 421],
    ['192.168.1.5:4000', 421],
  ])('for the host "%s": %i', async (host, status) => {
    expect(await statusFor(host)).toBe(status)
  })

  test('it opens to other machines only where it is told their names for it', () => {
    const script = join(import.meta.dirname, '../../local/foundation/server.ts')
    const env = {...process.env, HOST: '0.0.0.0', FOUNDATION_PORT: '0', DATA_DIR: dir}
    const {status, stderr} = spawnSync(process.execPath, [script], {env, encoding: 'utf8'})
    expect(status).toBe(1)
    expect(stderr).toContain('lets other machines send messages')
  })

  test.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['192.0.2.2', 403],
    ['::ffff:192.0.2.2', 403],
    ['2001:db8::127', 403],
  ])('what has arrived is shown to %s: %i, whatever name it asks by', async (remoteAddress, status) => {
    server.prependOnceListener('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', {value: remoteAddress}),
    )
    const headers = {connection: 'close'}
    expect((await fetch(`${base}/inbox`, {headers})).status).toBe(status)
  })

  test('no page of another site can read an answer', async () => {
    const response = await fetch(`${base}/inbox`, {headers: {origin: 'http://evil.test'}})
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('addresses and methods', () => {
  test.each([
    ['GET', '', 200],
    ['HEAD', '', 200],
    ['GET', '/?a=b', 200],
    ['POST', '', 405],
    ['GET', '/contact', 405],
    ['DELETE', '/inbox', 405],
    ['GET', '/nothing', 404],
    ['GET', '/../..', 404],
  ])('%s %s is answered with %i', async (method, path, status) => {
    expect((await fetch(base + path, {method})).status).toBe(status)
  })
})

describe('told to fail', () => {
  test('with a status, for ping and message alike, until told otherwise', async () => {
    await behave({fail: 'status', status: 502})
    expect((await fetch(base)).status).toBe(502)
    expect((await post(message)).status).toBe(502)
    expect(await received()).toEqual([])
    await behave({fail: null})
    expect((await post(message)).status).toBe(201)
  })

  test('late', async () => {
    await behave({fail: 'delay', ms: 150})
    const startedAt = performance.now()
    expect((await post(message)).status).toBe(201)
    expect(performance.now() - startedAt).toBeGreaterThan(140)
  })

  test('with a closed connection', async () => {
    await behave({fail: 'drop'})
    await expect(post(message)).rejects.toThrow('fetch failed')
    expect(await received()).toEqual([])
  })

  test('with a connection that breaks off', async () => {
    await behave({fail: 'reset', stores: true})
    await expect(post(message)).rejects.toMatchObject({cause: {code: 'ECONNRESET'}})
    expect(await received()).toHaveLength(1)
  })

  test('letter by letter', async () => {
    await behave({fail: 'drip', ms: 1})
    expect((await post(message)).status).toBe(201)
    expect(await received()).toEqual([])
  })

  test('in a circle', async () => {
    await behave({fail: 'redirect'})
    await expect(post(message)).rejects.toMatchObject({cause: {message: 'redirect count exceeded'}})
    expect(await received()).toEqual([])
  })

  test('with what nobody can read', async () => {
    await behave({fail: 'garbage'})
    const answer = await post(message)
    expect(answer.status).toBe(200)
    await expect(answer.json()).rejects.toThrow()
    expect(await received()).toHaveLength(1)
  })

  test('without end', async () => {
    await behave({fail: 'endless'})
    const answer = await post(message)
    const reader = answer.body?.getReader()
    let size = 0
    while (size < 1_000_000) size += (await reader?.read())?.value?.length ?? Number.NaN
    expect(size).toBeGreaterThan(1_000_000)
    await reader?.cancel()
    expect(await received()).toHaveLength(1)
  })

  test('without an answer, and yet with the message stored', async () => {
    await behave({fail: 'hang', stores: true})
    const signal = AbortSignal.timeout(300)
    const headers = {'Content-Type': 'application/json'}
    const sent = fetch(`${base}/contact`, {method: 'POST', headers, body: JSON.stringify(message), signal})
    await expect(sent).rejects.toThrow('timeout')
    expect(await received()).toHaveLength(1)
  })

  test('by sleeping: slow for all who wake it, fast afterwards, slow again after idling', async () => {
    // The clock by which it idles is the test's; how long an answer takes is measured.
    vi.useFakeTimers({toFake: ['Date']})
    onTestFinished(() => void vi.useRealTimers())
    await behave({fail: 'sleep', ms: 1_000, idleMs: 60_000})
    const timed = async () => {
      const startedAt = performance.now()
      await fetch(base)
      return performance.now() - startedAt
    }
    const [first, meanwhile] = await Promise.all([timed(), timed()])
    expect(first).toBeGreaterThan(990)
    expect(meanwhile).toBeGreaterThan(990)
    vi.setSystemTime(Date.now() + 1_000)
    expect(await timed()).toBeLessThan(first / 2)
    vi.setSystemTime(Date.now() + 60_001)
    expect(await timed()).toBeGreaterThan(990)
  })

  test('refuses a behaviour that it does not know', async () => {
    expect((await behave({fail: 'explode'})).status).toBe(422)
    expect((await behave({fail: 'delay', seconds: 3})).status).toBe(422)
    expect((await fetch(base)).status).toBe(200)
  })
})
