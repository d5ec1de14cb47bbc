import {once} from 'node:events'
import {createServer, get, type IncomingMessage} from 'node:http'
import {createServer as createSocketServer} from 'node:net'
import {buffer} from 'node:stream/consumers'

/**
 * The upper bound of Node: sends the same bytes and headers of a page from a constant. Without a page, it sends empty
 * responses from a plain socket, to show what the client can do where `node:http` is not the limit.
 */

const {PAGE, ENCODING, PORT} = process.env

async function responseOf(page: string): Promise<[string[], Buffer]> {
  const request = get(page, {headers: {'Accept-Encoding': ENCODING}})
  const [answer]: IncomingMessage[] = await once(request, 'response')
  if (!answer) throw new Error('No response for the page.')
  const perConnection = ['connection', 'date', 'keep-alive']
  const sent = Object.entries(answer.headersDistinct)
    .filter(([name]) => !perConnection.includes(name))
    .flatMap(([name, values = []]) => values.flatMap((value) => [name, value]))
  return [sent, await buffer(answer)]
}

async function pageServer(page: string) {
  const [headers, body] = await responseOf(page)
  return createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
}

const emptyServer = () =>
  createSocketServer((socket) => {
    socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'))
    socket.on('error', () => socket.destroy())
  })

const server = PAGE ? await pageServer(PAGE) : emptyServer()
server.listen(Number(PORT))
