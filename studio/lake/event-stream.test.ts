import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {openEventStream} from './event-stream.ts'

/** What a browser's socket does, when the test says so. */
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

/** A listener that throws does so past the test. */
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

const lost = vi.fn()

async function openStream(signal?: AbortSignal) {
  lost.mockClear()
  const url = 'http://lake/v1/data/listen/production?query=1'
  const opening = openEventStream('http://lake', url, {headers: new Headers(), signal}, lost)
  const socket = Socket.last
  socket.open()
  const {body} = await opening
  return {socket, reader: (body as ReadableStream<Uint8Array>).getReader()}
}

const text = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new TextDecoder().decode((await reader.read()).value)

test('what the socket says can be read, and that it has closed', async () => {
  const {socket, reader} = await openStream()
  socket.say('data: 1')
  expect(await text(reader)).toBe('data: 1')
  socket.closed()
  expect((await reader.read()).done).toBe(true)
  expect(lost).toHaveBeenCalledOnce()
})

test('who cancels hears no more, and the socket may go on saying things until it closes', async () => {
  const {socket, reader} = await openStream()
  await reader.cancel()
  expect(socket.close).toHaveBeenCalled()
  socket.say('data: late')
  socket.closed()
  expect(lost).not.toHaveBeenCalled()
})

test('who aborts gets an error; afterwards nobody listens for that', async () => {
  const leaving = new AbortController()
  const removed = vi.spyOn(leaving.signal, 'removeEventListener')
  const {socket, reader} = await openStream(leaving.signal)
  leaving.abort()
  await expect(reader.read()).rejects.toThrow('Aborted')
  socket.say('data: late')
  socket.closed()
  expect(lost).not.toHaveBeenCalled()
  expect(removed).toHaveBeenCalled()
})

test('a signal of a stream that has closed is let go', async () => {
  const leaving = new AbortController()
  const {socket, reader} = await openStream(leaving.signal)
  socket.closed()
  expect((await reader.read()).done).toBe(true)
  leaving.abort()
  expect(socket.close).not.toHaveBeenCalled()
})
