import {once} from 'node:events'
import {connect} from 'node:net'
import {setTimeout as pause} from 'node:timers/promises'
import {expect, test} from 'vitest'
import {open, productForFile} from '../site/support.ts'

/** Whoever breaks off a connection, at whatever moment, ends nothing but that. */

const product = productForFile()

/** Sends bytes and breaks off without a word (RST), so many milliseconds later. */
async function breakOff(text: string, after: number) {
  const socket = connect(product.current.site.port, '127.0.0.1')
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  socket.write(text)
  await pause(after)
  socket.resetAndDestroy()
  await closed
}

const asked = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')

const session = 'Cookie: lakeSession=any'
const webSocket = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
]

test.each<[string, string]>([
  ['a WebSocket to nowhere', asked('GET', '/nowhere', ...webSocket)],
  ['a WebSocket in the place of a page', asked('GET', '/de/about', ...webSocket)],
  ['a WebSocket to the lake', asked('GET', '/lake/v1/socket/production', ...webSocket)],
  ['a WebSocket that the lake refuses', asked('GET', '/lake/nowhere', ...webSocket)],
  ['a stream of the lake', asked('GET', '/lake/v1/data/listen/production?query=*', session)],
  ['a query of the lake', asked('GET', '/lake/v1/data/query/production?query=*', session)],
  ['a page', asked('GET', '/de/about')],
  ['a page that is not kept', asked('GET', '/de/licences?age=17')],
  ['a file', asked('GET', '/sw.js')],
  ['the Studio', asked('GET', '/studio')],
  ['half a form', `${asked('POST', '/de/contact', 'Content-Length: 500')}a=b`],
  ['a form that is too large', asked('POST', '/de/contact', 'Content-Length: 5000000')],
  ['an invented method', asked('MAKE', '/').repeat(20)],
  ['an address with a host of its own', asked('GET', 'http://localhost/').repeat(20)],
])('%s', async (_name, text) => {
  await open(product.current, '/de/about')
  const pid = product.current.site.pid()
  for (const after of [0, 0, 0, 1, 1, 2, 3, 5, 10, 20]) await breakOff(text, after)
  await open(product.current, '/de/about')
  expect(product.current.site.pid()).toBe(pid)
  const errors = product.current
    .siteLog()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
  expect(errors).toEqual([])
})
