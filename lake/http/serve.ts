import {createServer, type IncomingMessage, type ServerResponse, STATUS_CODES} from 'node:http'
import type {AddressInfo} from 'node:net'
import {type Duplex, Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {type WebSocket, WebSocketServer} from 'ws'

export type Fetch = (request: Request) => Promise<Response>

/** Handles an open WebSocket. */
export type Accept = (socket: WebSocket) => void

/** Handlers for requests and WebSockets; a Response refuses a WebSocket. */
export type Served = {fetch: Fetch; connect(request: Request): Promise<Accept | Response>}

type HttpServer = {
  port: number
  /** Stops accepting requests, lets those in flight finish, and ends the rest after a short while. */
  close(): Promise<void>
}

/** Longer than that of the site's proxy, so that the proxy never reuses a connection that is closing. */
const KEEP_ALIVE_MS = 65_000
/** Uploads may be slow; the site's own limit is lower. */
const REQUEST_MS = 11 * 60_000
const CLOSE_TIMEOUT_MS = 3000
const CLOSE_SWEEP_MS = 20
/** The longest message is an editor's position in a document. */
const MAX_SOCKET_MESSAGE_BYTES = 65_536
/** Code for a server that is going away: https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 */
const GOING_AWAY = 1001

/**
 * Serves a `Request → Response` function over HTTP, and WebSockets beside it.
 * @param port 0 for any free port
 * @throws the error of `listen`, such as `EADDRINUSE`
 */
export async function serve(
  {fetch, connect}: Served,
  {port, host}: {port: number; host: string},
): Promise<HttpServer> {
  // Clients put queries of up to 16 kB into the URL; Node's default limit for all headers is 16 kB.
  const options = {
    maxHeaderSize: 32_768,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_MS,
    shouldUpgradeCallback: isWebSocket,
  }
  const server = createServer(options, (incoming, outgoing) => {
    handle(fetch, incoming, outgoing).catch((error: unknown) => {
      console.error('lake: connection failed', error)
      outgoing.destroy()
    })
  })
  const sockets = new WebSocketServer({noServer: true, maxPayload: MAX_SOCKET_MESSAGE_BYTES})
  server.on('upgrade', (incoming, connection, head) => {
    connection.on('error', () => connection.destroy())
    upgrade(connect, sockets, incoming, connection, head).catch((error: unknown) => {
      console.error('lake: connection failed', error)
      connection.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.close(GOING_AWAY)
        const deadline = setTimeout(() => {
          server.closeAllConnections()
          for (const socket of sockets.clients) socket.terminate()
        }, CLOSE_TIMEOUT_MS)
        // Connections become idle one by one as their responses end.
        const sweep = setInterval(() => server.closeIdleConnections(), CLOSE_SWEEP_MS)
        server.close(() => {
          clearTimeout(deadline)
          clearInterval(sweep)
          resolve()
        })
      }),
  }
}

async function handle(fetch: Fetch, incoming: IncomingMessage, outgoing: ServerResponse) {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  const request = toRequest(incoming, gone.signal)
  if (!request) {
    outgoing.writeHead(400, {'content-type': 'text/plain', connection: 'close'}).end('Bad request')
    return
  }
  await send(await fetch(request), outgoing)
  // Discarding the rest of a refused body lets the client read the error and reuse the connection.
  await request.body?.pipeTo(new WritableStream()).catch(() => {})
}

/** Other upgrades are ignored: a request that offers HTTP/2 gets an HTTP/1.1 response. */
function isWebSocket({headers}: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}

async function upgrade(
  connect: Served['connect'],
  sockets: WebSocketServer,
  incoming: IncomingMessage,
  connection: Duplex,
  head: Buffer,
) {
  const gone = new AbortController()
  connection.once('close', () => gone.abort())
  const request = toRequest(incoming, gone.signal)
  const result = request ? await connect(request) : new Response('Bad request', {status: 400})
  if (result instanceof Response) {
    connection.end(await rawResponse(result))
    return
  }
  sockets.handleUpgrade(incoming, connection, head, (socket) => {
    socket.on('error', () => socket.terminate())
    result(socket)
  })
}

/** Serialises the HTTP response that refuses a WebSocket. */
async function rawResponse(response: Response): Promise<string> {
  const body = await response.text()
  const lines = [
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`,
    `content-type: ${response.headers.get('content-type')}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** Undefined for unsupported requests: TRACE, CONNECT, a target that is no path, a malformed host. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const {method = 'GET', url = '', headers} = incoming
  if (!url.startsWith('/') || !headers.host) return undefined
  const hasBody = method !== 'GET' && method !== 'HEAD'
  try {
    const init: RequestInit & {duplex: 'half'} = {
      method,
      headers: headers as Record<string, string>,
      body: hasBody ? (Readable.toWeb(incoming) as ReadableStream) : null,
      duplex: 'half',
      signal,
    }
    return new Request(`http://${headers.host}${url}`, init)
  } catch {
    return undefined
  }
}

async function send(response: Response, outgoing: ServerResponse) {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) {
    outgoing.end()
    return
  }
  outgoing.flushHeaders()
  try {
    await pipeline(Readable.fromWeb(response.body as never), outgoing)
  } catch (error) {
    // The client disconnected during the response, or closed its event stream.
    if (!outgoing.destroyed) throw error
  }
}
