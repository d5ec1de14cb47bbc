import {Agent, type IncomingMessage, type ServerResponse} from 'node:http'
import {Socket} from 'node:net'
import type {Duplex} from 'node:stream'
import {createProxyServer} from 'httpxy'

/** Where browsers find the local lake, below the address of the site. */
export const lakePath = '/lake'

/**
 * The way from browsers to the local lake: through the site's own address, so that a forwarded port, a container or a phone
 * in the same network needs to reach nothing else. `Host` and `Origin` stay as they came; the lake decides about them.
 */
export interface LakeProxy {
  /** Answers a request whose address is that of the lake, without `/lake` before it. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Takes a WebSocket for the lake, and refuses every other. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** @param target Address of the lake as this server reaches it. */
export function createLakeProxy(target: string): LakeProxy {
  const proxy = createProxyServer({
    target,
    ws: true,
    agent: new Agent({keepAlive: true}),
    cookiePathRewrite: {'/': lakePath},
  })
  proxy.on('error', (_error, _request, response) => {
    if (!response) return
    if (response instanceof Socket) response.destroy()
    else if ('headersSent' in response && !response.headersSent) {
      response.writeHead(502, {'content-type': 'application/json', 'cache-control': 'no-store'})
      response.end(JSON.stringify({error: 'Bad Gateway', message: 'The local lake does not answer.'}))
    } else response.end()
  })
  return {
    handle: (request, response) => void proxy.web(request, response).catch(() => {}),
    upgrade(request, socket, head) {
      const path = request.url ?? ''
      if (!path.startsWith(`${lakePath}/`)) {
        socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
        return
      }
      request.url = path.slice(lakePath.length)
      proxy.ws(request, socket as Socket, {}, head).catch(() => socket.destroy())
    },
  }
}
