import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {createServer, type RequestListener, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {download, Refused, type Rules, statusOf} from './outside.ts'

/** Real servers on this machine. One is allowed, as a server of the public internet is; the other is inside. */

const folder = mkdtempSync(join(tmpdir(), 'outside-test-'))
const file = join(folder, 'file')
const servers: Server[] = []
const asked: string[] = []
let inside: string
let outside: string
let answer: RequestListener

const listen = (listener: RequestListener) =>
  new Promise<string>((done) => {
    const server = createServer(listener)
    servers.push(server)
    server.listen(0, '127.0.0.1', () => done(`127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

beforeAll(async () => {
  inside = await listen((request, response) => {
    asked.push(request.url ?? '')
    response.end('secret')
  })
  outside = await listen((request, response) => answer(request, response))
})
afterEach(() => {
  asked.length = 0
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, {recursive: true})
})

const rules = (more: Partial<Rules> = {}): Rules => ({mayBeInner: ({host}) => host === outside, ...more})
const fetched = async (more: Partial<Rules> = {}, address = `http://${outside}/`) => {
  await download(address, file, rules(more))
  return readFileSync(file, 'utf8')
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    (result) => expect.unreachable(`got ${result}`),
    (error: unknown) => {
      expect(error).toBeInstanceOf(Refused)
      return (error as Refused).message
    },
  )

test('what is at an address comes as it is', async () => {
  answer = ({url}, response) => response.end(`at ${url}`)
  expect(await fetched({}, `http://${outside}/a?b=c#d`)).toBe('at /a?b=c')
})

describe('inner addresses are not asked', () => {
  const forms = [
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '１２７.0.0.1',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    'user:word@127.0.0.1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
  ]
  test.each(forms)('%s, by name or number, at once or after a redirect', async (host) => {
    const address = `http://${host}:${inside.split(':')[1]}/x`
    expect(await refusal(download(address, file, rules()))).toContain('not on the public internet')
    expect(await refusal(statusOf(address, rules()))).toContain('not on the public internet')
    const inBytes = Buffer.from(address).toString('latin1')
    for (const status of [301, 302, 303, 307, 308]) {
      answer = (_, response) => response.writeHead(status, {location: inBytes}).end()
      expect(await refusal(fetched())).toContain('not on the public internet')
    }
    answer = (_, response) => response.writeHead(302, {location: inBytes.replace('http:', '')}).end()
    expect(await refusal(fetched())).toContain('not on the public internet')
    expect(asked).toEqual([])
  })

  test('a name with one inner address among others', async () => {
    const resolve: Rules['resolve'] = (_host, _options, done) =>
      done(null, [
        {address: '93.184.215.14', family: 4},
        {address: '::ffff:127.0.0.1', family: 6},
      ])
    const address = `http://pictures.example:${inside.split(':')[1]}/`
    const message = await refusal(download(address, file, rules({resolve})))
    expect(message).toContain('pictures.example')
    expect(message).toContain('(::ffff:127.0.0.1)')
  })

  test('a name that has another address when it is asked for again', async () => {
    const port = outside.split(':')[1]
    answer = (_, response) => response.end('checked')
    let questions = 0
    const resolve: Rules['resolve'] = (_host, _options, done) => {
      questions += 1
      done(null, [{address: questions === 1 ? '127.0.0.1' : '127.0.0.9', family: 4}])
    }
    const mayBeInner = ({hostname}: URL) => hostname === 'pictures.example'
    expect(await fetched({resolve, mayBeInner}, `http://pictures.example:${port}/`)).toBe('checked')
    expect(questions).toBe(1)
  })

  test('what is allowed holds for its port alone', async () => {
    answer = (_, response) => response.writeHead(302, {location: `http://${inside}/`}).end()
    expect(await refusal(fetched())).toContain(inside)
    expect(asked).toEqual([])
  })
})

describe('redirects', () => {
  test('are followed, also to a place beside', async () => {
    answer = ({url}, response) =>
      url === '/there' ? response.end('arrived') : response.writeHead(302, {location: 'there'}).end()
    expect(await fetched()).toBe('arrived')
  })

  test('have an end', async () => {
    let answers = 0
    answer = (_, response) => {
      answers += 1
      response.writeHead(302, {location: '/again'}).end()
    }
    expect(await refusal(fetched())).toBe('redirects more than 5 times')
    expect(answers).toBe(6)
  })

  test.each([
    'file:///etc/passwd',
    'data:text/plain,x',
    'ftp://example.org/',
    'http://',
    'gopher://127.0.0.1/',
  ])('to %s are not followed', async (location) => {
    answer = (_, response) => response.writeHead(302, {location}).end()
    expect(await refusal(fetched())).toContain(`redirects to ${location}, which is no address of the web`)
  })
})

describe('answers have a limit', () => {
  test('that they announce', async () => {
    answer = (_, response) => response.writeHead(200, {'content-length': 5000}).write('x')
    expect(await refusal(fetched({maxBytes: 1000}))).toBe('holds more than 1000 bytes')
  })

  test('that they do not announce', async () => {
    answer = (_, response) => {
      response.write('x'.repeat(900))
      response.write('x'.repeat(900))
    }
    expect(await refusal(fetched({maxBytes: 1000}))).toBe('holds more than 1000 bytes')
  })

  test('of time, however they drip', async () => {
    answer = (_, response) => {
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    }
    expect(await refusal(fetched({maxTime: 300}))).toBe('has not answered in full within 0.3 seconds')
  })

  test('of silence', async () => {
    answer = () => {}
    await expect(fetched({maxSilence: 50})).rejects.toThrow('has been silent for 0.05 seconds')
  })

  test('and are not unpacked', async () => {
    answer = (_, response) => response.writeHead(200, {'content-encoding': 'gzip'}).end(gzipSync('x'))
    expect(await refusal(fetched())).toContain('packed')
  })

  test('and are whole', async () => {
    answer = (_, response) => {
      response.writeHead(200, {'content-length': 5000}).write('x')
      setImmediate(() => response.destroy())
    }
    await expect(fetched()).rejects.toThrow()
  })
})

test('what is missing is refused; what is broken may be tried again', async () => {
  answer = (_, response) => response.writeHead(404).end()
  expect(await refusal(fetched())).toBe('answers 404')
  answer = (_, response) => response.writeHead(503).end()
  const error = await fetched().catch((reason: unknown) => reason)
  expect(error).not.toBeInstanceOf(Refused)
  expect(error).toMatchObject({message: 'answers 503'})
  expect(await statusOf(`http://${outside}/`, rules())).toBe(503)
})
