import {readdir} from 'node:fs/promises'
import {createServer, type RequestListener, type Server} from 'node:http'
import {type AddressInfo, connect, createServer as createLine, type Socket} from 'node:net'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import sharp from 'sharp'
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'
import type {Product} from '../support/product.ts'
import {open, pageAddresses, productForFile, request} from './support.ts'

/** The lake is away in every way that a server can be away: visitors notice nothing, across a restart of the site, too. */

// Each test asks for every page, several times.
vi.setConfig({testTimeout: 120_000, hookTimeout: 120_000})

const sayJson =
  (text: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, {'Content-Type': 'application/json'}).end(text)

/** What a proxy or a broken server says in place of an answer, in turn. */
const nonsense: RequestListener[] = [
  (_request, response) => response.writeHead(200, {'Content-Type': 'text/html'}).end('<h1>It works!</h1>'),
  ...['{"result": [{"_id"', '{"ms": 1}', '{"result": {}}', '{"result": []}', '{"result": null}'].map(sayJson),
  (_request, response) => response.writeHead(200, {'Content-Type': 'image/webp'}).end('RIFF, or so'),
  (_request, response) => response.writeHead(404, {'Content-Type': 'text/plain'}).end('Never heard of it.'),
  (_request, response) =>
    response.writeHead(200, {'Content-Length': '1000'}).write('cut off', () => response.destroy()),
]

const sayNonsense = (): RequestListener => {
  let answered = 0
  return (request, response) => {
    nonsense[answered % nonsense.length]?.(request, response)
    answered += 1
  }
}

const fail: RequestListener = (_request, response) => response.writeHead(503).end('Service Unavailable')

/** Every page in both languages, by several visitors at once. */
async function visitAll(product: Product) {
  const waiting = pageAddresses.map(({address}) => address)
  const visitor = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) await open(product, address)
  }
  await Promise.all(Array.from({length: 6}, visitor))
}

/**
 * Three seconds, and what such a machine needs when nothing is the matter: everything that is kept is asked for and rendered
 * anew, and the edit itself is one of it. In milliseconds.
 */
const longestReturn = (usual: number) => 3_000 + 3 * usual

/** How long an edit takes until it shows, in milliseconds. */
async function timeToShow(product: Product, text: string) {
  const begun = performance.now()
  await product.content().patch('aboutPage').set({'heading.en': text}).commit()
  const heading = async () => (await open(product, '/en/about')).document.querySelector('h1')?.textContent
  await vi.waitFor(async () => expect(await heading()).toBe(text), {timeout: 15_000, interval: 50})
  return performance.now() - begun
}

describe.each<[string, RequestListener | 'refused' | 'paused', Record<string, string>]>([
  ['refuses connections', 'refused', {}],
  ['hangs, for several processes', 'paused', {WEB_CONCURRENCY: '2'}],
  ['answers 503', fail, {}],
  ['talks nonsense', sayNonsense(), {}],
  ['says that there is nothing', sayJson('{"result": null}'), {}],
  ['gives empty documents', sayJson('{"result": {}}'), {}],
  ['gives empty lists', sayJson('{"result": []}'), {}],
])('a lake that %s', (_name, fault, env) => {
  const product = productForFile({env})
  let impostor: Server | undefined

  async function begin() {
    const {lake, lakePort} = product.current
    if (fault === 'paused') return process.kill(lake.pid() as number, 'SIGSTOP')
    await lake.stop('SIGKILL')
    if (fault === 'refused') return
    impostor = createServer(fault)
    await new Promise<void>((resolve) => impostor?.listen(lakePort, '127.0.0.1', resolve))
  }

  async function end() {
    const {lake} = product.current
    if (fault === 'paused') return process.kill(lake.pid() as number, 'SIGCONT')
    impostor?.closeAllConnections()
    if (impostor) await new Promise((resolve) => impostor?.close(resolve))
    impostor = undefined
    await lake.start()
  }

  const timesLogged = (message: string) => product.current.siteLog().split(message).length - 1

  /** What somebody is told to look into, from the beginning of the outage on. That addresses are kept too long is a matter of its own. */
  const complaints = () =>
    product.current
      .siteLog()
      .slice(logged)
      .split('\n')
      .filter((line) => /"level":[456]0/.test(line))
      .map((line): {msg: string} => JSON.parse(line))
      .map(({msg}) => msg)
      .filter((msg) => !msg.startsWith('expired newsletter subscriptions'))

  const processes = Number(env.WEB_CONCURRENCY ?? 1)
  const oneFromEach = Array(processes).fill('the lake does not answer; serving the last good content')

  /** How much had been logged when it began. */
  let logged = 0

  /** The same while nothing is the matter: what this machine needs at present. */
  let usual = 0

  /** Addresses of a portrait, in renderings that nobody has asked for, and of a part that no page shows. */
  let picture = ''

  async function pictures() {
    const asked = [
      `${picture}/96.avif`,
      `${picture}/480.jpg`,
      `${picture}/320.png`,
      `${picture}/96.webp?rect=0,0,9,9`,
    ]
    for (const response of await Promise.all(asked.map((address) => request(product.current, address)))) {
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
      const {format, width} = await sharp(await response.arrayBuffer()).metadata()
      expect([format, (width ?? 0) > 96]).toEqual(['webp', true])
    }
  }

  beforeAll(async () => {
    const {document} = await open(product.current, '/en/team')
    const sources = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))
    picture = /^\/media\/[^/]+/.exec(sources.at(-1) ?? '')?.[0] ?? ''
    const folder = join(product.current.dataDir, 'site', picture.slice(1))
    await vi.waitFor(() => readdir(folder), {timeout: 100_000, interval: 200})
    usual = await timeToShow(product.current, 'Before the storm')
    logged = product.current.siteLog().length
    await begin()
  })

  afterAll(async () => {
    impostor?.close()
    // A paused process hears nothing but this.
    await product.current.lake.stop('SIGKILL')
  })

  test('leaves all pages and pictures there', async () => {
    await visitAll(product.current)
    await pictures()
  })

  test('leaves them there when the site starts again, and the log says once what is the matter', async () => {
    await expect.poll(complaints).toEqual(oneFromEach)
    await product.current.site.stop('SIGKILL')
    logged = product.current.siteLog().length
    await product.current.site.start()
    await visitAll(product.current)
    await pictures()
    await visitAll(product.current)
    await expect.poll(complaints).toEqual(oneFromEach)
  })

  test('comes back: edits show within three seconds, pictures are fetched, and the log says so', async () => {
    await end()
    const took = await timeToShow(product.current, 'After the storm')
    usual = Math.max(usual, await timeToShow(product.current, 'Long after the storm'))
    expect(took).toBeLessThan(longestReturn(usual))
    await expect.poll(() => timesLogged('the lake answers again'), {interval: 50}).toBe(processes)
    await expect
      .poll(async () => (await request(product.current, `${picture}/96.avif`)).headers.get('content-type'))
      .toBe('image/avif')
    // What was asked before its return has had its time, and says nothing.
    await sleep(6_000)
    expect([complaints(), timesLogged('the lake answers again')]).toEqual([oneFromEach, processes])
  })
})

describe('a line to the lake on which everything vanishes for a while', () => {
  const product = productForFile()

  test.each([
    ['long enough that everybody has noticed', 8_000],
    ['for a moment', 0],
  ])('%s: edits show within three seconds after its return, without any request', async (_name, lasting) => {
    const {site, lakePort, siteWith} = product.current
    const sockets = new Set<Socket>()
    let vanishing = false
    // What was open at any time of it stays dead, and nobody is told.
    const line = createLine((socket) => {
      const other = connect(lakePort, '127.0.0.1')
      let dead = vanishing
      sockets.add(socket)
      for (const [from, to] of [
        [socket, other],
        [other, socket],
      ] as const) {
        from.on('data', (bytes) => {
          dead ||= vanishing
          if (!dead) to.write(bytes)
        })
        from.on('error', () => undefined)
        from.on('close', () => dead || to.destroy())
      }
      socket.on('vanish', () => {
        dead = true
      })
    })
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
    await site.stop()
    const behind = siteWith({LAKE_PORT: String((line.address() as AddressInfo).port)})
    await behind.start()
    try {
      await timeToShow(product.current, 'First')
      const before = await timeToShow(product.current, `Before ${lasting}`)
      vanishing = true
      for (const socket of sockets) socket.emit('vanish')
      await sleep(lasting)
      vanishing = false
      const took = await timeToShow(product.current, `After ${lasting}`)
      const usual = Math.max(before, await timeToShow(product.current, `Long after ${lasting}`))
      expect(took).toBeLessThan(longestReturn(usual))
    } finally {
      await behind.stop('SIGKILL')
      for (const socket of sockets) socket.destroy()
      line.close()
    }
  })
})

describe('a foundation API that is away', () => {
  const product = productForFile()

  test('leaves all pages there, whether it hangs or refuses, and when the site starts again', async () => {
    const {foundation, site} = product.current
    process.kill(foundation.pid() as number, 'SIGSTOP')
    await visitAll(product.current).finally(() => foundation.stop('SIGKILL'))
    await site.stop('SIGKILL')
    await site.start()
    await visitAll(product.current)
  })
})
