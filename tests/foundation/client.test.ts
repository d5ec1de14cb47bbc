import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {createServer, type IncomingHttpHeaders} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join, resolve} from 'node:path'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import type {Foundation, FoundationOptions, Message} from '../../app/messages/client.server.ts'
import {
  clientIn,
  impatient,
  type LocalApi,
  makeFolder,
  patient,
  removeFolder,
  startLocalApi,
} from './support.ts'

const message: Message = {
  firstName: 'Zoë',
  email: 'zoe@example.org',
  phone: '+49 30 23125 100',
  subject: 'Message from the website',
  message: 'Grüße\naus Köln',
}
const text = message.message

let folder: string
let api: LocalApi
let foundations: Foundation[]

beforeEach(async () => {
  folder = makeFolder()
  foundations = []
  api = await startLocalApi()
})

afterEach(async () => {
  vi.useRealTimers()
  for (const foundation of foundations) foundation.close()
  await api.stop()
  removeFolder(folder)
})

function client(options: Partial<FoundationOptions> = {}): Foundation {
  const foundation = clientIn(folder, {api: api.api, ...options})
  foundations.push(foundation)
  return foundation
}

const send = (foundation: Foundation, changes: Partial<Message> = {}) =>
  foundation.sendMessage('contact', {...message, ...changes})
const sendAgain = (foundation: Foundation) => foundation.sendMessage('contact', message, {again: true})
const keysUsed = () => new Set(api.requests.map(({headers}) => headers['idempotency-key'])).size

describe('sending a message', () => {
  test('posts JSON without authentication, with an idempotency key', async () => {
    expect(await send(client(), {lastName: 'Ångström'})).toBe('sent')
    expect(api.texts()).toEqual([text])
    expect(api.requests).toMatchObject([
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'no-auth': 'True',
          'access-token': '',
          'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ])
  })

  test('tells messages apart by form and text, not by their Unicode form', async () => {
    const foundation = client()
    await send(foundation)
    await foundation.sendMessage('enquiry', message)
    await send(foundation, {message: 'Another'})
    expect(await send(foundation, {message: text.normalize('NFD')})).toBe('sent')
    expect(api.texts()).toEqual([text, text, 'Another'])
  })

  test('delivers a message once that is submitted twice at the same time', async () => {
    await api.behave({fail: 'delay', ms: 100})
    const foundation = client()
    expect(await Promise.all([send(foundation), send(foundation), send(foundation)])).toEqual(
      Array(3).fill('sent'),
    )
    expect(api.requests).toHaveLength(1)
  })

  test('delivers once within 24 hours, also after a restart', async () => {
    await send(client())
    foundations.pop()?.close()
    const restarted = client()
    const hour = 60 * 60_000
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 23 * hour})
    expect(await send(restarted)).toBe('sent')
    expect(api.texts()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2 * hour)
    expect(await send(restarted)).toBe('sent')
    expect(api.texts()).toHaveLength(2)
  })

  test.each([
    [false, 'unclear'],
    [true, 'sent'],
  ])(
    'knows after a crash that a message may have arrived (API honours keys: %s)',
    async (honoursKeys, outcome) => {
      await api.behave({fail: 'hang', stores: true})
      const script = resolve(import.meta.dirname, 'send-one.ts')
      const dying = spawn(process.execPath, [script, folder, api.api, JSON.stringify(message)])
      await expect.poll(() => api.texts()).toEqual([text])
      dying.kill('SIGKILL')
      await once(dying, 'exit')
      await api.behave({fail: null})
      expect(await send(client({honoursKeys}))).toBe(outcome)
      expect(api.texts()).toEqual([text])
    },
  )

  test('keeps no personal data on disk', async () => {
    await send(client())
    const files = readdirSync(join(folder, 'site')).map((name) =>
      readFileSync(join(folder, 'site', name), 'latin1'),
    )
    expect(files.join()).toContain('CREATE TABLE')
    for (const word of ['zoe@', 'example.org', '23125', 'Message from', 'aus K'])
      expect(files.some((bytes) => bytes.includes(word))).toBe(false)
  })

  test('fails if the delivery memory cannot be written', async () => {
    writeFileSync(join(folder, 'site'), 'a file')
    expect(await send(client())).toBe('failed')
    expect(api.requests).toEqual([])
  })
})

/** API failure, outcome that the client reports, and number of messages that the API receives. */
const failures: [string, {fail: string; [detail: string]: unknown}, 'sent' | 'failed' | 'unclear', number][] =
  [
    ['answers 200 with garbage', {fail: 'garbage'}, 'sent', 1],
    ['redirects', {fail: 'redirect'}, 'failed', 0],
    ['answers 400', {fail: 'status', status: 400}, 'failed', 0],
    ['answers 503', {fail: 'status', status: 503}, 'failed', 0],
    ['has it behind a gateway that answers 504', {fail: 'status', status: 504, stores: true}, 'unclear', 1],
    ['closes the connection', {fail: 'drop'}, 'unclear', 0],
    ['resets the connection and has it', {fail: 'reset', stores: true}, 'unclear', 1],
    ['never answers and has it', {fail: 'hang', stores: true}, 'unclear', 1],
  ]

describe.each(failures)('an API that %s', (_name, behaviour, outcome, arrived) => {
  const limits = behaviour.fail === 'hang' ? impatient : patient
  beforeEach(() => api.behave(behaviour))

  test(`without keys is asked once (${outcome}), and again only after a clear failure`, async () => {
    expect(await send(client({limits}))).toBe(outcome)
    expect(api.requests).toHaveLength(1)
    expect(api.texts()).toHaveLength(arrived)
    await api.behave({fail: null})
    expect(await send(client())).toBe(outcome === 'failed' ? 'sent' : outcome)
    expect(api.texts()).toHaveLength(outcome === 'failed' ? 1 : arrived)
  })

  test('with keys gets the message once with the next try', async () => {
    expect(await send(client({honoursKeys: true, limits}))).toBe(outcome)
    expect(api.requests.length).toBeLessThanOrEqual(3)
    await api.behave({fail: null})
    expect(await send(client({honoursKeys: true}))).toBe('sent')
    expect(api.texts()).toEqual([text])
    expect(keysUsed()).toBe(1)
  })
})

describe('an unclear message', () => {
  test('is delivered again under the same key when the visitor asks for it', async () => {
    const foundation = client()
    await api.behave({fail: 'drop', stores: true})
    expect(await send(foundation)).toBe('unclear')
    await api.behave({fail: null})
    expect(await send(foundation)).toBe('unclear')
    expect([await sendAgain(foundation), await sendAgain(foundation)]).toEqual(['sent', 'sent'])
    expect(api.requests).toHaveLength(2)
    expect(keysUsed()).toBe(1)
  })

  test('stays unclear when the next attempt fails clearly', async () => {
    const foundation = client()
    await api.behave({fail: 'drop', stores: true})
    await send(foundation)
    await api.behave({fail: 'status', status: 400})
    expect(await sendAgain(foundation)).toBe('unclear')
  })
})

describe('an API without a connection', () => {
  test('is asked three times, and gets the message with the next try', async () => {
    await api.leave()
    const error = vi.fn()
    const foundation = client({log: {error, debug() {}}})
    expect(await send(foundation)).toBe('failed')
    expect(error.mock.calls).toEqual(Array(3).fill([{reason: 'ECONNREFUSED'}, expect.any(String)]))
    await api.comeBack()
    expect(await send(foundation)).toBe('sent')
    expect(api.texts()).toEqual([text])
  })

  test('gets the message with a retry when it comes back in between', async () => {
    await api.leave()
    const log = {error: () => void api.comeBack(), debug() {}}
    expect(await send(client({log, limits: {...patient, pause: 200}}))).toBe('sent')
    expect(api.texts()).toEqual([text])
  })

  test('fails where its name is unknown', async () => {
    expect(await send(client({api: 'http://nowhere.invalid/api/v1'}))).toBe('failed')
  })
})

describe('a ping', () => {
  test('pings the root at intervals and ignores the response', async () => {
    await api.behave({fail: 'status', status: 500})
    const foundation = client({limits: {...patient, betweenPings: 200}})
    for (let n = 0; n < 5; n++) foundation.ping()
    await expect.poll(() => api.requests).toMatchObject([{method: 'GET'}])
    await expect
      .poll(() => {
        foundation.ping()
        return api.requests.length
      })
      .toBe(2)
  })

  test('is no error without an API', async () => {
    await api.leave()
    const [debug, error] = [vi.fn(), vi.fn()]
    client({log: {error, debug}}).ping()
    await expect.poll(() => debug.mock.calls).toEqual([[{reason: 'ECONNREFUSED'}, expect.any(String)]])
    expect(error).not.toHaveBeenCalled()
  })

  test('that checks whether the API is alive is sent once a minute', async () => {
    const {checkAlive} = client()
    await Promise.all([checkAlive(), checkAlive()])
    await checkAlive()
    expect(api.requests).toHaveLength(1)
  })
})

test('the XSRF-TOKEN cookie comes back as cookie and header, in its newest value', async () => {
  const cookies = [
    ['XSRF-TOKEN=a%2Fb; Path=/; Secure', 'other=1'],
    ['other=2'],
    ['XSRF-TOKEN=c'],
    ['XSRF-TOKEN=; Max-Age=0'],
    [],
  ]
  const seen: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    seen.push(request.headers)
    response.writeHead(request.method === 'GET' ? 404 : 204, {'Set-Cookie': cookies[seen.length - 1]}).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const foundation = client({api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`})
  await foundation.checkAlive()
  for (const word of ['one', 'two', 'three', 'four']) await send(foundation, {message: word})
  server.close()
  expect(seen.map((headers) => [headers['x-xsrf-token'], headers.cookie])).toEqual([
    [undefined, undefined],
    ['a/b', 'XSRF-TOKEN=a%2Fb'],
    ['a/b', 'XSRF-TOKEN=a%2Fb'],
    ['c', 'XSRF-TOKEN=c'],
    [undefined, undefined],
  ])
})
