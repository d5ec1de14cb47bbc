import {once} from 'node:events'
import {Agent, createServer, get, type IncomingMessage, type RequestListener, type Server} from 'node:http'
import {type AddressInfo, connect, type Socket} from 'node:net'
import {text} from 'node:stream/consumers'
import {afterEach, describe, expect, test} from 'vitest'
import {boundConnections} from '../../server/connections.ts'
import {open, productForFile, sendRaw} from '../site/support.ts'

/** Whoever takes no answers, or sends requests and does not wait for any, has nothing of it and is in nobody's way. */

const asked = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')

/** A connection from which nothing is ever read. */
async function deaf(port: number, sent: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(sent)
  return socket
}

describe('in general', () => {
  /** More than the system takes in advance of a reader. */
  const large = Buffer.alloc(16 * 1024 * 1024)
  const limits = {most: 30, mostUnanswered: 4, untakenMs: 2_000}
  const servers: Server[] = []

  async function listening(answer: RequestListener, untakenMs = limits.untakenMs) {
    const server = createServer()
    servers.push(server)
    boundConnections(server, answer, {...limits, untakenMs})
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return {server, port: (server.address() as AddressInfo).port}
  }

  const connections = (server: Server) =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

  const answerAt = (port: number) =>
    fetch(`http://127.0.0.1:${port}/`, {headers: {Connection: 'close'}}).then((answer) => answer.text())

  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  test('answers that nobody takes are given up; others are answered, quiet streams and WebSockets live on', async () => {
    let begun = 0
    const quiet: {write: (text: string) => unknown}[] = []
    const {server, port} = await listening(({url}, response) => {
      if (url === '/large') {
        begun += 1
        return response.end(large)
      }
      if (url === '/') return response.end('a page')
      response.writeHead(200, {'Content-Type': 'text/event-stream'}).flushHeaders()
      quiet.push(response)
    })
    server.on('upgrade', (_request, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
      quiet.push(socket)
    })
    const listeners = [
      connect(port, '127.0.0.1').setEncoding('utf8'),
      connect(port, '127.0.0.1').setEncoding('utf8'),
    ]
    const [stream, webSocket] = listeners as [Socket, Socket]
    stream.write(asked('/events'))
    webSocket.write(asked('/', 'Connection: Upgrade', 'Upgrade: websocket'))
    await Promise.all(listeners.map((socket) => once(socket, 'data')))

    const stalled = await Promise.all(Array.from({length: 20}, () => deaf(port, asked('/large'))))
    await expect.poll(() => begun).toBe(20)
    expect(await answerAt(port)).toBe('a page')
    await expect.poll(() => connections(server), {timeout: 30_000}).toBe(2)

    const heard = listeners.map((socket) => once(socket, 'data'))
    for (const one of quiet) one.write('data: news\n\n')
    for (const [words] of await Promise.all(heard)) expect(words).toContain('data: news')
    for (const socket of [...stalled, ...listeners]) socket.destroy()
  }, 60_000)

  test('an answer that is taken slowly, or comes late, is whole', async () => {
    const {port} = await listening(({url}, response) => {
      if (url === '/large') response.end(large)
      else setTimeout(() => response.end('late'), 3 * limits.untakenMs)
    })
    const late = answerAt(port)
    const [answer] = (await once(get(`http://127.0.0.1:${port}/large`), 'response')) as [IncomingMessage]
    let length = 0
    let pauses = 0
    for await (const chunk of answer) {
      length += chunk.length
      // Some of it is taken all the time, for many times as long as nothing may be.
      if (length > (pauses + 1) * 1024 * 1024) {
        pauses += 1
        await new Promise((resolve) => setTimeout(resolve, limits.untakenMs / 7))
      }
    }
    expect(length).toBe(large.length)
    expect(await late).toBe('late')
  }, 60_000)

  test('connections beyond the limit are closed, and there is room when others have gone', async () => {
    const {server, port} = await listening((_request, response) => response.end('a page'), 60_000)
    const idle = await Promise.all(Array.from({length: limits.most}, () => deaf(port, '')))
    await expect.poll(() => connections(server)).toBe(limits.most)
    await expect(answerAt(port)).rejects.toThrow()
    idle.pop()?.destroy()
    await expect.poll(() => answerAt(port).catch(() => '')).toBe('a page')
    for (const socket of idle) socket.destroy()
  })
})

describe('the site', () => {
  const product = productForFile()

  test('answers the first four of requests that are sent at once, and closes the connection', async () => {
    for (const path of ['/healthz', '/de/about', '/licences.json']) {
      const answer = await sendRaw(product.current, asked(path).repeat(100))
      expect(answer.text.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(4)
      expect(answer.text.match(/^Connection: close\r$/gim)).toHaveLength(1)
    }
  })

  test('answers as many as one likes, one after the other', async () => {
    const agent = new Agent({keepAlive: true, maxSockets: 1})
    for (let count = 0; count < 20; count += 1) {
      const sent = get(`${product.current.siteUrl}/healthz`, {agent})
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      expect(await text(answer)).toBe('ok')
      expect([answer.statusCode, answer.headers.connection, sent.reusedSocket]).toEqual([
        200,
        'keep-alive',
        count > 0,
      ])
    }
    agent.destroy()
  })

  test('is there for everybody else while many send much and read nothing', async () => {
    const {port} = product.current.site
    const pages = ['/de/about', '/licences.json', '/sw.js']
    const sent = Array.from({length: 60}, (_, at) => deaf(port, asked(pages[at % 3] ?? '').repeat(100)))
    const stalled = await Promise.all(sent)
    for (const path of ['/en/team', '/en/licences?age=18']) await open(product.current, path)
    for (const socket of stalled) socket.destroy()
  })
})
