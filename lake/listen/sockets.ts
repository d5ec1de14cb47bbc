import type {WebSocket} from 'ws'
import {z} from 'zod'
import {parseOptions} from '../http/input.ts'
import type {Context, Route} from '../http/router.ts'
import type {Accept, Fetch} from '../http/serve.ts'

/** Route of a WebSocket; a Response refuses the connection. */
export type SocketRoute = Omit<Route, 'handle'> & {
  connect(context: Context): Accept | Response | Promise<Accept | Response>
}

/** Code for a service restart: https://www.iana.org/assignments/websocket */
const SERVICE_RESTART = 1012

const options = z.object({
  path: z
    .string()
    .regex(/^\/v[^/]+\/data\/(?:listen|live\/events)\//, 'needs to be the path of an event stream'),
  lastEventId: z.string().optional(),
})

/**
 * `WS /stream?path=/v…/data/listen/…`: an event stream over a WebSocket. Browsers limit HTTP/1.1 to six connections per
 * host, which one open document in the Studio uses up; WebSockets do not count.
 */
export function streamRoutes(fetch: Fetch): SocketRoute[] {
  async function connect({request, url}: Context): Promise<Accept | Response> {
    const {path, lastEventId} = parseOptions(options, url)
    const headers = new Headers(request.headers)
    // Browsers cannot set headers on a WebSocket.
    if (lastEventId !== undefined) headers.set('last-event-id', lastEventId)
    const response = await fetch(new Request(new URL(path, url), {headers, signal: request.signal}))
    const {body} = response
    return response.ok && body
      ? (socket) => void carry(body, socket).catch(() => socket.terminate())
      : response
  }

  return [{method: 'GET', path: '/stream', unversioned: true, connect}]
}

/** Backpressure: waits until each chunk is sent, so that a slow client fills the stream and is disconnected. */
async function carry(body: ReadableStream<Uint8Array>, socket: WebSocket) {
  const reader = body.getReader()
  socket.on('close', () => void reader.cancel())
  const decoder = new TextDecoder()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const text = decoder.decode(part.value, {stream: true})
    await new Promise<void>((resolve) => socket.send(text, () => resolve()))
  }
  socket.close(SERVICE_RESTART)
}
