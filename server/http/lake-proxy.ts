import {Agent, type IncomingMessage, ServerResponse, request as send} from 'node:http'
import type {Socket} from 'node:net'
import type {Duplex} from 'node:stream'
import {pipeline} from 'node:stream/promises'

/** Path of the local lake for browsers, below the address of the site. */
export const lakePath = '/lake'

/** Whether a request opens a WebSocket to the lake. */
export const isLakeSocket = ({method, url = '', headers}: IncomingMessage): boolean =>
  method === 'GET' && url.startsWith(`${lakePath}/`) && headers.upgrade?.toLowerCase() === 'websocket'

/** Request headers that the lake reads. Node throws when asked to send some others, such as `Trailer`. */
const forwarded = [
  'accept',
  'accept-encoding',
  'content-encoding',
  'content-type',
  'cookie',
  'host',
  'last-event-id',
  'origin',
  'range',
  'sec-fetch-site',
]
const forwardedToSocket = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol']
/** Methods with a body; bodies of other requests are not forwarded. */
const withBody = ['POST', 'PUT', 'PATCH']
/** Response headers of the connection to the lake (hop by hop). */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Proxies the local lake at the site's own address, so that a forwarded port, a container or a phone in the same
 * network needs no second address. `Host` and `Origin` are forwarded; the lake checks them.
 */
export interface LakeProxy {
  /** Handles a request for the lake; `/lake` is already removed from its address. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Handles a request for which {@link isLakeSocket} is true. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Closes event streams and WebSockets, which never end on their own; browsers reconnect. */
  endStreams(): void
}

/** The lake's response, with the connection if the lake accepted a WebSocket. */
interface LakeResponse {
  fromLake: IncomingMessage
  connection?: Duplex
  head?: Buffer
}

/**
 * @param target Address of the lake as this server reaches it.
 * @param securityHeaders For responses that do not come through Express.
 * @param https Whether browsers reach the site by HTTPS; the session's cookie is then `Secure`.
 */
export function createLakeProxy(
  target: string,
  securityHeaders: Record<string, string>,
  https: boolean,
): LakeProxy {
  const streams = new Set<Duplex | ServerResponse>()
  const keep = (stream: Duplex | ServerResponse) => {
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
  }
  // Closed long before the lake does, so that no connection is reused while it is closing.
  const agent = new Agent({keepAlive: true, timeout: 5_000})

  /** Sends a request to the lake. Later errors of the connection are handled here, too. */
  function ask(request: IncomingMessage, client: Duplex | ServerResponse, headers: Record<string, string>) {
    return new Promise<LakeResponse>((resolve, reject) => {
      const upstream = send(new URL(target), {agent, method: request.method, path: request.url, headers})
      upstream.on('error', reject)
      upstream.once('response', (fromLake) => resolve({fromLake}))
      upstream.once('upgrade', (fromLake, connection, head) => resolve({fromLake, connection, head}))
      client.once('close', () => upstream.destroy())
      // The lake may respond before it has read everything; the rest of the body is discarded.
      upstream.once('close', () => request.unpipe(upstream).resume())
      if (withBody.includes(request.method ?? '')) request.pipe(upstream)
      else upstream.end()
    })
  }

  async function respond(fromLake: IncomingMessage, response: ServerResponse) {
    const headers = Object.fromEntries(
      Object.entries(fromLake.headers).filter(([name]) => !hopByHop.includes(name)),
    )
    if (headers['set-cookie']) headers['set-cookie'] = fromLake.headers['set-cookie']?.map(ownCookie)
    if (fromLake.headers['content-type']?.startsWith('text/event-stream')) keep(response)
    response.writeHead(fromLake.statusCode ?? 502, headers)
    await pipeline(fromLake, response)
  }

  const ownCookie = (cookie: string) =>
    cookie.replace(/; Path=\/(?=;|$)/i, `; Path=${lakePath}`) + (https ? '; Secure' : '')

  /** Connects both ends, or forwards the lake's refusal. */
  async function connect(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const headers = {
      ...pick(request, [...forwarded, ...forwardedToSocket]),
      ...prefix,
      connection: 'Upgrade',
      upgrade: 'websocket',
    }
    const answer = await ask(request, socket, headers).catch(() => undefined)
    if (!answer) return sendBadGateway(responseOn(socket, request))
    const {fromLake, connection, head: first} = answer
    if (!connection) return respond(fromLake, responseOn(socket, request))
    const lines = Object.entries(fromLake.headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
    socket.unshift(head)
    connection.unshift(first)
    return pipeline(socket, connection, socket)
  }

  function responseOn(socket: Duplex, request: IncomingMessage) {
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket as Socket)
    response.once('finish', () => socket.end())
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    return response
  }

  return {
    handle(request, response) {
      const length = withBody.includes(request.method ?? '') ? ['content-length'] : []
      const headers = {...pick(request, [...forwarded, 'authorization', ...length]), ...prefix}
      // Middleware and pipeline together listen for `close` more than ten times.
      response.setMaxListeners(20)
      ask(request, response, headers)
        .then(({fromLake}) => respond(fromLake, response))
        .catch(() => sendBadGateway(response))
    },
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      keep(socket)
      request.url = request.url?.slice(lakePath.length)
      // Without `Authorization`: browsers cannot send it, and wrong tokens would not be counted here.
      connect(request, socket, head).catch(() => socket.destroy())
    },
    endStreams() {
      for (const stream of streams) stream.destroy()
    },
  }
}

/** The lake uses it as the base of picture and file addresses. */
const prefix = {'x-forwarded-prefix': lakePath}

const pick = ({headers}: IncomingMessage, names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  )

const badGateway = {statusCode: 502, error: 'Bad Gateway', message: 'The local lake does not respond.'}

/** In the shape of the lake's own refusals. A response that has begun is cut off, so that it does not look complete. */
function sendBadGateway(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(badGateway.statusCode, {'content-type': 'application/json', 'cache-control': 'no-store'})
  response.end(JSON.stringify(badGateway))
}
