// @vitest-environment node
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {createServer, type IncomingHttpHeaders} from 'node:http'
import {type AddressInfo, createServer as createPlainServer, type Server} from 'node:net'
import {join, resolve} from 'node:path'
import {afterEach, beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest'
import type {Foundation, FoundationOptions, Message} from '../../app/foundation/client.server.ts'
import {
  clientIn,
  impatient,
  makeFolder,
  patient,
  removeFolder,
  type StandIn,
  startStandIn,
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
let standIn: StandIn
let foundations: Foundation[]

beforeEach(async () => {
  folder = makeFolder()
  foundations = []
  standIn = await startStandIn()
})

afterEach(async () => {
  vi.useRealTimers()
  for (const foundation of foundations) foundation.close()
  await standIn.stop()
  removeFolder(folder)
})

function client(options: Partial<FoundationOptions> = {}): Foundation {
  const foundation = clientIn(folder, {api: standIn.api, ...options})
  foundations.push(foundation)
  return foundation
}

const send = (foundation: Foundation, changes: Partial<Message> = {}) =>
  foundation.sendMessage('contact', {...message, ...changes})

describe('a message', () => {
  test('is posted as JSON, without authentication and with a key', async () => {
    expect(await send(client(), {lastName: 'Ångström'})).toBe('sent')
    expect(standIn.texts()).toEqual([text])
    expect(standIn.requests).toMatchObject([
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

  test('is another one in another form and with another word', async () => {
    const foundation = client()
    await foundation.sendMessage('contact', message)
    await foundation.sendMessage('enquiry', message)
    await send(foundation, {message: 'Another'})
    expect(standIn.texts()).toEqual([text, text, 'Another'])
  })

  test('is the same in another spelling of Unicode', async () => {
    const foundation = client()
    await send(foundation)
    expect(await send(foundation, {message: text.normalize('NFD')})).toBe('sent')
    expect(standIn.texts()).toEqual([text])
  })
})

/** How the API fails, what the visitor is told, and how often the message has arrived nevertheless. */
const failures: [string, {fail: string; [detail: string]: unknown}, 'sent' | 'failed' | 'unclear', number][] =
  [
    ['answers 200 with garbage', {fail: 'garbage'}, 'sent', 1],
    ['answers 200 without end', {fail: 'endless'}, 'sent', 1],
    ['answers slowly', {fail: 'drip', ms: 1, stores: true}, 'sent', 1],
    ['answers 302 and leads nowhere', {fail: 'status', status: 302}, 'failed', 0],
    ['leads in a circle', {fail: 'redirect'}, 'failed', 0],
    ['answers 400', {fail: 'status', status: 400}, 'failed', 0],
    ['answers 404', {fail: 'status', status: 404}, 'failed', 0],
    ['answers 429', {fail: 'status', status: 429}, 'failed', 0],
    ['answers 500', {fail: 'status', status: 500}, 'failed', 0],
    ['answers 503', {fail: 'status', status: 503}, 'failed', 0],
    ['is behind a gateway that answers 502', {fail: 'status', status: 502}, 'unclear', 0],
    ['has it behind a gateway that answers 502', {fail: 'status', status: 502, stores: true}, 'unclear', 1],
    ['has it behind a gateway that answers 504', {fail: 'status', status: 504, stores: true}, 'unclear', 1],
    ['has it behind a gateway that answers 520', {fail: 'status', status: 520, stores: true}, 'unclear', 1],
    ['has it behind a gateway that answers 524', {fail: 'status', status: 524, stores: true}, 'unclear', 1],
    ['answers 525', {fail: 'status', status: 525}, 'failed', 0],
    ['closes the connection', {fail: 'drop'}, 'unclear', 0],
    ['closes the connection and has it', {fail: 'drop', stores: true}, 'unclear', 1],
    ['breaks the connection', {fail: 'reset'}, 'unclear', 0],
    ['breaks the connection and has it', {fail: 'reset', stores: true}, 'unclear', 1],
    ['never answers', {fail: 'hang'}, 'unclear', 0],
    ['never answers and has it', {fail: 'hang', stores: true}, 'unclear', 1],
    ['answers letter by letter', {fail: 'drip', ms: 50}, 'unclear', 0],
    ['answers letter by letter and has it', {fail: 'drip', ms: 50, stores: true}, 'unclear', 1],
  ]

describe.each(failures)('an API that %s', (_name, behaviour, outcome, arrived) => {
  const limits = /hang|drip/.test(behaviour.fail) && outcome === 'unclear' ? impatient : patient
  beforeEach(() => standIn.behave(behaviour))

  test(`and knows no keys: asked once, ${outcome}`, async () => {
    expect(await send(client({limits}))).toBe(outcome)
    expect(standIn.requests).toHaveLength(1)
    expect(standIn.texts()).toHaveLength(arrived)
  })

  test('and knows no keys: asked again only after a clear failure', async () => {
    await send(client({limits}))
    await standIn.behave({fail: null})
    expect(await send(client())).toBe(outcome === 'failed' ? 'sent' : outcome)
    expect(standIn.requests).toHaveLength(outcome === 'failed' ? 2 : 1)
    expect(standIn.texts()).toHaveLength(outcome === 'failed' ? 1 : arrived)
  })

  test('and honours keys: the message arrives once with the next try', async () => {
    expect(await send(client({honoursKeys: true, limits}))).toBe(outcome)
    expect(standIn.requests.length).toBeLessThanOrEqual(3)
    await standIn.behave({fail: null})
    expect(await send(client({honoursKeys: true}))).toBe('sent')
    expect(standIn.texts()).toEqual([text])
    expect(new Set(standIn.requests.map(({headers}) => headers['idempotency-key'])).size).toBe(1)
  })
})

test('after an unclear attempt, a clear failure of the next one leaves it unclear', async () => {
  const foundation = client({honoursKeys: true})
  await standIn.behave({fail: 'drop', stores: true})
  expect(await send(foundation)).toBe('unclear')
  await standIn.behave({fail: 'status', status: 400})
  expect(await send(foundation)).toBe('unclear')
  await standIn.leave()
  expect(await send(foundation)).toBe('unclear')
  await standIn.comeBack()
  await standIn.behave({fail: null})
  expect(await send(foundation)).toBe('sent')
  expect(standIn.texts()).toEqual([text])
})

test('an answer without end is taken for a moment and not kept', async () => {
  await standIn.behave({fail: 'endless'})
  await send(client())
  const [request] = standIn.requests
  await expect.poll(() => request?.socket.destroyed).toBe(true)
  expect(request?.socket.bytesWritten).toBeLessThan(20_000_000)
})

describe('an API without a connection', () => {
  test('that is away is asked three times, and the message arrives with the next try', async () => {
    await standIn.leave()
    const problems: object[] = []
    const log = {error: (details: object) => problems.push(details), debug() {}}
    const foundation = client({log})
    expect(await send(foundation)).toBe('failed')
    expect(problems).toEqual(Array(3).fill({reason: 'ECONNREFUSED'}))
    await standIn.comeBack()
    expect(await send(foundation)).toBe('sent')
    expect(standIn.texts()).toEqual([text])
  })

  test('that comes back meanwhile gets it without the visitor’s help', async () => {
    await standIn.leave()
    const log = {error: () => void standIn.comeBack(), debug() {}}
    expect(await send(client({log, limits: {...patient, pause: 200}}))).toBe('sent')
    expect(standIn.texts()).toEqual([text])
  })

  test('whose name nobody knows', async () => {
    expect(await send(client({api: 'http://nowhere.invalid/api/v1'}))).toBe('failed')
  })

  test('that never ends the greeting of TLS is asked again: not one byte of the message was sent', async () => {
    let connections = 0
    const silent = await listening(
      createPlainServer((socket) => {
        connections++
        socket.on('error', () => {})
      }),
    )
    expect(await send(client({api: `https://127.0.0.1:${silent.port}`, limits: impatient}))).toBe('failed')
    expect(connections).toBe(3)
    silent.close()
  })
})

describe('an answer that is none', () => {
  test.each<[string, () => string | undefined]>([
    ['another protocol', () => 'SSH-2.0-OpenSSH\r\n'],
    ['a head that is too large', () => `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    [
      'a switch of protocols',
      () => 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
    ],
  ])('%s: it is unclear', async (_name, answer) => {
    const odd = await listening(
      createPlainServer((socket) => {
        socket.on('error', () => {})
        socket.once('data', () => socket.write(answer() ?? ''))
      }),
    )
    expect(await send(client({api: `http://127.0.0.1:${odd.port}`, limits: impatient}))).toBe('unclear')
    odd.close()
  })

  test('"continue" for ever: it is unclear', async () => {
    const odd = await listening(
      createPlainServer((socket) => {
        const timer = setInterval(() => socket.write('HTTP/1.1 100 Continue\r\n\r\n'), 5)
        socket.on('error', () => {}).on('close', () => clearInterval(timer))
      }),
    )
    expect(await send(client({api: `http://127.0.0.1:${odd.port}`, limits: impatient}))).toBe('unclear')
    odd.close()
  })
})

describe('the same message', () => {
  test('is sent once while it is under way, and all are told the same', async () => {
    const workers = [client(), client()]
    await standIn.behave({fail: 'delay', ms: 100})
    const outcomes = await Promise.all([...workers, ...workers, ...workers].map((worker) => send(worker)))
    expect(outcomes).toEqual(Array(6).fill('sent'))
    expect(standIn.requests).toHaveLength(1)
    await standIn.behave({fail: 'drop'})
    const failed = await Promise.all(workers.map((worker) => send(worker, {message: 'Another'})))
    expect(failed).toEqual(['unclear', 'unclear'])
    expect(standIn.requests).toHaveLength(2)
  })

  test('is known after a restart', async () => {
    const before = client()
    await send(before)
    before.close()
    foundations = []
    expect(await send(client())).toBe('sent')
    expect(standIn.requests).toHaveLength(1)
  })

  test('may come again the next day', async () => {
    const foundation = client()
    await send(foundation)
    const hour = 60 * 60_000
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 23 * hour})
    await send(foundation)
    expect(standIn.texts()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2 * hour)
    expect(await send(foundation)).toBe('sent')
    expect(standIn.texts()).toHaveLength(2)
  })

  test.each([false, true])('was under way when the site died (keys honoured: %s)', async (honoursKeys) => {
    await standIn.behave({fail: 'hang', stores: true})
    const dying = spawn(process.execPath, [
      resolve(import.meta.dirname, 'send-one.ts'),
      folder,
      standIn.api,
      JSON.stringify(message),
    ])
    await expect.poll(() => standIn.texts()).toEqual([text])
    dying.kill('SIGKILL')
    await once(dying, 'exit')
    await standIn.behave({fail: null})
    const foundation = client({honoursKeys})
    await expect.poll(() => send(foundation), {timeout: 10_000}).toBe(honoursKeys ? 'sent' : 'unclear')
    expect(await send(foundation)).toBe(honoursKeys ? 'sent' : 'unclear')
    expect(standIn.texts()).toEqual([text])
  })

  test('leaves nothing in the memory that tells about it', async () => {
    await send(client())
    const files = readdirSync(join(folder, 'site')).map((name) =>
      readFileSync(join(folder, 'site', name), 'latin1'),
    )
    expect(files.join()).toContain('CREATE TABLE')
    for (const word of ['zoe@', 'example.org', '23125', 'Message from', 'aus K'])
      expect(files.some((bytes) => bytes.includes(word))).toBe(false)
  })

  test('is not sent where the memory cannot be written, and the visitor is told', async () => {
    writeFileSync(join(folder, 'site'), 'a file')
    expect(await send(client())).toBe('failed')
    expect(standIn.requests).toEqual([])
  })
})

describe('a ping', () => {
  test('asks the root, at most once in a while, and nothing comes of its answer', async () => {
    await standIn.behave({fail: 'status', status: 500})
    const foundation = client({limits: {...patient, betweenPings: 200}})
    for (let n = 0; n < 5; n++) foundation.ping()
    await expect.poll(() => standIn.requests).toMatchObject([{method: 'GET'}])
    await expect
      .poll(() => {
        foundation.ping()
        return standIn.requests.length
      })
      .toBe(2)
  })

  test('to nobody is no error', async () => {
    await standIn.leave()
    const debug = vi.fn()
    const error = vi.fn()
    client({log: {error, debug}}).ping()
    await expect.poll(() => debug.mock.calls).toEqual([[{reason: 'ECONNREFUSED'}, expect.any(String)]])
    expect(error).not.toHaveBeenCalled()
  })
})

test('the API’s XSRF-TOKEN comes back as a header, in its newest value', async () => {
  const cookies = [
    ['XSRF-TOKEN=a%2Fb; Path=/; Secure', 'other=1'],
    ['other=2'],
    ['XSRF-TOKEN=c'],
    ['XSRF-TOKEN=; Max-Age=0'],
    [],
  ]
  const seen: IncomingHttpHeaders[] = []
  const api = await listening(
    createServer((request, response) => {
      seen.push(request.headers)
      response.writeHead(request.method === 'GET' ? 404 : 204, {'Set-Cookie': cookies[seen.length - 1]}).end()
    }),
  )
  const foundation = client({api: `http://127.0.0.1:${api.port}`})
  foundation.ping()
  await expect.poll(() => seen).toHaveLength(1)
  for (const word of ['one', 'two', 'three', 'four']) await send(foundation, {message: word})
  api.close()
  const tokens = seen.map((headers) => [headers['x-xsrf-token'], headers.cookie])
  expect(tokens).toEqual([
    [undefined, undefined],
    ['a/b', 'XSRF-TOKEN=a%2Fb'],
    ['a/b', 'XSRF-TOKEN=a%2Fb'],
    ['c', 'XSRF-TOKEN=c'],
    [undefined, undefined],
  ])
})

describe('an API that demands the token which its answer to a ping brings', () => {
  /** It refuses messages without it. */
  async function strict(token: string) {
    const api = await listening(
      createServer((request, response) => {
        const allowed = request.method === 'GET' || request.headers['x-xsrf-token'] === token
        const brings = request.method === 'GET' ? [`XSRF-TOKEN=${token}`] : []
        response.writeHead(allowed ? 204 : 403, {'Set-Cookie': brings}).end()
      }),
    )
    onTestFinished(() => void api.close())
    return `http://127.0.0.1:${api.port}`
  }

  test('gets it from every process, also after a restart, which pings anew in five minutes only', async () => {
    const api = await strict('a')
    const [one, other] = [client({api}), client({api})]
    expect(await send(one, {message: 'before'})).toBe('failed')
    one.ping()
    await expect.poll(() => send(one)).toBe('sent')
    other.ping()
    expect(await send(other, {message: 'other'})).toBe('sent')
    for (const foundation of foundations.splice(0)) foundation.close()
    const restarted = client({api})
    restarted.ping()
    expect(await send(restarted, {message: 'after'})).toBe('sent')
  })

  test('does not get that of another API', async () => {
    const [api, another] = [await strict('a'), await strict('a')]
    const foundation = client({api})
    foundation.ping()
    await expect.poll(() => send(foundation)).toBe('sent')
    expect(await send(client({api: another}), {message: 'elsewhere'})).toBe('failed')
  })
})

async function listening(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {port: (server.address() as AddressInfo).port, close: () => server.close()}
}
