import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {openEventStream} from './event-stream.ts'

/** A browser's WebSocket, controlled by the test. */
class Socket extends EventTarget {
  static readonly CONNECTING = 0
  static last: Socket
  readyState = 0
  close = vi.fn()
  constructor() {
    super()
    Socket.last = this
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent('message', {data}))
  }
  closed() {
    this.dispatchEvent(new Event('close'))
  }
}

const thrown: unknown[] = []
const note = (error: unknown) => thrown.push(error)

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket)
  process.on('uncaughtException', note)
})
afterEach(async () => {
  await new Promise(setImmediate)
  process.off('uncaughtException', note)
  vi.unstubAllGlobals()
  expect(thrown.splice(0)).toEqual([])
})

async function openStream(signal?: AbortSignal) {
  const url = 'http://lake/v1/data/listen/production?query=1'
  const opening = openEventStream('http://lake', url, {headers: new Headers(), signal})
  const socket = Socket.last
  socket.open()
  const {body} = await opening
  return {socket, reader: (body as ReadableStream<Uint8Array>).getReader()}
}

const text = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new TextDecoder().decode((await reader.read()).value)

test('streams the messages and the close of the socket', async () => {
  const {socket, reader} = await openStream()
  socket.say('data: 1')
  expect(await text(reader)).toBe('data: 1')
  socket.closed()
  expect((await reader.read()).done).toBe(true)
})

test('ignores messages after cancellation until the socket closes', async () => {
  const {socket, reader} = await openStream()
  await reader.cancel()
  expect(socket.close).toHaveBeenCalled()
  socket.say('data: late')
  socket.closed()
})

test('rejects when aborted and removes its abort listener', async () => {
  const leaving = new AbortController()
  const removed = vi.spyOn(leaving.signal, 'removeEventListener')
  const {socket, reader} = await openStream(leaving.signal)
  leaving.abort()
  await expect(reader.read()).rejects.toThrow('Aborted')
  socket.say('data: late')
  socket.closed()
  expect(removed).toHaveBeenCalled()
})
