import {Agent, type IncomingMessage, ServerResponse} from 'node:http'
import type {Socket} from 'node:net'
import type {Duplex} from 'node:stream'
import {createProxyServer} from 'httpxy'

/** Where browsers find the local lake, below the address of the site. */
export const lakePath = '/lake'

/** Whether a request wants a WebSocket with the lake. */
export const isLakeSocket = ({method, url = '', headers}: IncomingMessage): boolean =>
  method === 'GET' && url.startsWith(`${lakePath}/`) && headers.upgrade?.toLowerCase() === 'websocket'

const assets = new RegExp(`^${lakePath}/v[^/]+/assets/`)

/** Whether a request brings a picture or a file for the lake, and something to sign in with; the lake looks whether that is good. */
export const isLakeUpload = ({method, url = '', headers}: IncomingMessage): boolean =>
  method === 'POST' &&
  assets.test(url) &&
  (headers.authorization !== undefined || /(^|; ?)lakeSession=/.test(headers.cookie ?? ''))

/**
 * The way from browsers to the local lake: through the site's own address, so that a forwarded port, a container or a phone
 * in the same network needs to reach nothing else. `Host` and `Origin` stay as they came; the lake decides about them.
 */
export interface LakeProxy {
  /** Answers a request whose address is that of the lake, without `/lake` before it. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Takes a request for which {@link isLakeSocket} holds. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Cuts off event streams and WebSockets, which would never end by themselves; browsers come back later. */
  endStreams(): void
}

/**
 * @param target Address of the lake as this server reaches it.
 * @param headers What every answer carries; those that Express gives have it already.
 * @param https Whether browsers reach the site by it, and send the session's cookie along by nothing else.
 */
export function createLakeProxy(target: string, headers: Record<string, string>, https: boolean): LakeProxy {
  const streams = new Set<ServerResponse | Duplex>()
  const keep = (stream: ServerResponse | Duplex) => {
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
  }
  const proxy = createProxyServer({
    target,
    ws: true,
    // Idle connections are given up long before the lake does, so that none is used which it is just closing.
    agent: new Agent({keepAlive: true, timeout: 5_000}),
    cookiePathRewrite: {'/': lakePath},
    // The addresses of pictures and files that the lake tells begin with it.
    headers: {'x-forwarded-prefix': lakePath},
  })
  proxy.on('proxyRes', ({headers}, _request, response) => {
    if (https) headers['set-cookie'] = headers['set-cookie']?.map((cookie) => `${cookie}; Secure`)
    if (headers['content-type']?.startsWith('text/event-stream') && response instanceof ServerResponse)
      keep(response)
  })
  proxy.on('proxyReqWs', (request) => {
    // Refused: without a WebSocket, the lake's answer is handed on as it is.
    request.once('response', (answer) => {
      for (const [name, value] of Object.entries(headers)) answer.headers[name.toLowerCase()] = value
    })
  })
  proxy.on('error', (_error, _request, response) => {
    if (response instanceof ServerResponse) sayThatItIsAway(response)
    else if (response && 'destroy' in response) response.destroy()
  })
  return {
    handle: (request, response) => void proxy.web(request, response).catch(() => {}),
    upgrade(request, socket, head) {
      // Node has let go of the connection: whoever breaks it off would end the process.
      socket.on('error', () => socket.destroy())
      keep(socket)
      request.url = request.url?.slice(lakePath.length)
      // Browsers cannot send one; nobody shall try out tokens where wrong ones are not counted.
      delete request.headers.authorization
      proxy.ws(request, socket as Socket, {}, head).catch(() => socket.destroy())
    },
    endStreams() {
      for (const stream of streams) stream.destroy()
    },
  }
}

const away = {statusCode: 502, error: 'Bad Gateway', message: 'The local lake does not answer.'}

/** In the shape of the lake's own refusals. What was half sent can only be cut off, so that it is not taken for whole. */
function sayThatItIsAway(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(away.statusCode, {'content-type': 'application/json', 'cache-control': 'no-store'})
  response.end(JSON.stringify(away))
}
