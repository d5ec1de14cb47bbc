import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'

export type Fetch = (request: Request) => Promise<Response>

export type HttpServer = {
  port: number
  /** Takes no new requests, lets those in flight finish, and ends what is left after a short while. */
  close(): Promise<void>
}

const CLOSE_TIMEOUT_MS = 3000
const CLOSE_SWEEP_MS = 20

/**
 * Serves a `Request → Response` function over HTTP.
 * @param port 0 for any free one
 * @throws the error of `listen`, `EADDRINUSE` for instance
 */
export async function serve(fetch: Fetch, {port, host}: {port: number; host: string}): Promise<HttpServer> {
  // Clients put queries of up to 16 kB into an address; Node's default has no room beside that.
  const server = createServer({maxHeaderSize: 32_768}, (incoming, outgoing) => {
    handle(fetch, incoming, outgoing).catch((error: unknown) => {
      console.error('lake: connection failed', error)
      outgoing.destroy()
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
        const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS)
        // Connections become idle one by one as their answers end; nobody else would close them then.
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
  // Reading on what was refused half-way lets the client read why, and frees the connection for its next request.
  await request.body?.pipeTo(new WritableStream()).catch(() => {})
}

/** Nothing for what is no request of ours: TRACE, CONNECT, a target that is no path, a malformed host. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const {method = 'GET', url = '', headers} = incoming
  if (!url.startsWith('/') || !headers.host) return undefined
  const hasBody = method !== 'GET' && method !== 'HEAD'
  try {
    const init: RequestInit & {duplex: 'half'} = {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
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
    // The client has left in the middle of an answer, or closed its event stream: nothing to tell it.
    if (!outgoing.destroyed) throw error
  }
}
