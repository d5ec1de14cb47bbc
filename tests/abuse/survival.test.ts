import {once} from 'node:events'
import {connect} from 'node:net'
import {setTimeout as sleep} from 'node:timers/promises'
import fc from 'fast-check'
import {afterEach, describe, expect, test} from 'vitest'
import {open, productForFile, rawRequest, sendRaw} from '../site/support.ts'

/** No request ends the site's process, whatever its content and whenever its connection breaks. */

const product = productForFile()

afterEach(async () => {
  // A crash would show here, because no supervisor restarts the process.
  await open(product.current, '/de/about')
  const lines = product.current.siteLog().split('\n')
  expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([])
})

/** Header fields of RFC 9110 and of HTTP/1.1, WebSockets, and proxies. */
const fieldNames =
  `Accept, Accept-Charset, Accept-Encoding, Accept-Language, Accept-Ranges, Allow, Authentication-Info, Authorization,
  Connection, Content-Encoding, Content-Language, Content-Length, Content-Location, Content-Range, Content-Type, Date, ETag, Expect,
  From, Host, If-Match, If-Modified-Since, If-None-Match, If-Range, If-Unmodified-Since, Last-Modified, Location, Max-Forwards,
  Proxy-Authenticate, Proxy-Authentication-Info, Proxy-Authorization, Range, Referer, Retry-After, Server, TE, Trailer,
  Transfer-Encoding, Upgrade, User-Agent, Vary, Via, WWW-Authenticate, Keep-Alive, Proxy-Connection, HTTP2-Settings, Cookie,
  Set-Cookie, Origin, Last-Event-ID, Sec-WebSocket-Key, Sec-WebSocket-Extensions, Sec-WebSocket-Protocol, Sec-WebSocket-Version,
  X-Forwarded-For, X-Forwarded-Prefix, X-Remix-Response, __proto__, constructor`
    .split(',')
    .map((name) => name.trim())

const values = ['x', '', 'a, chunked', '100-continue', '\u00ff']

const session = 'Cookie: lakeSession=any'
const upload = ['Authorization: Bearer any', 'Content-Type: text/plain', 'Content-Length: 5']
const webSocket = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
]

/** Requests to which the tests add headers. */
const targets: Record<string, (...headers: string[]) => string> = {
  'the lake': (...headers) => asked('GET', '/lake/ping', ...headers),
  'an upload': (...headers) =>
    `${asked('POST', '/lake/v2025-02-19/assets/files/production?filename=a.txt', ...upload, ...headers)}hello`,
  'a WebSocket': (...headers) =>
    asked('GET', '/lake/v1/socket/production', ...webSocket, session, ...headers),
  'a form': (...headers) => `${asked('POST', '/de/contact', 'Content-Length: 3', ...headers)}a=b`,
  'a page': (...headers) => asked('GET', '/de/licences?age=17', ...headers),
}

const asked = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')

/** Sends bytes and waits until the response begins or the connection closes, at most 200 ms. */
async function send(bytes: string) {
  const socket = connect(product.current.site.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  await Promise.race([once(socket, 'data'), once(socket, 'close'), sleep(200)]).catch(() => {})
  socket.destroy()
}

describe.each(Object.entries(targets))('headers of a request for %s', (_name, request) => {
  test('with any name and value', async () => {
    const field = fc.tuple(
      fc.oneof(fc.constantFrom(...fieldNames), fc.stringMatching(/^[!#$%&'*+.^_`|~0-9a-zA-Z-]{1,20}$/)),
      fc.oneof(
        fc.constantFrom(...values),
        fc.string({unit: fc.integer({min: 0x20, max: 0xff}).map((code) => String.fromCharCode(code))}),
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(field, {minLength: 1, maxLength: 4}), (fields) =>
        send(request(...fields.map(([name, value]) => `${name}: ${value}`))),
      ),
      // Every name once, then random ones.
      {
        examples: fieldNames.map((name): [[string, string][]] => [[[name, 'x']]]),
        numRuns: fieldNames.length + 40,
        endOnFailure: true,
      },
    )
  })
})

test('a header that Node’s client does not send is not forwarded to the lake', async () => {
  const {status} = await sendRaw(product.current, rawRequest('GET', '/lake/ping', ['Trailer: x']))
  expect(status).toBe(200)
})

test('two hosts are refused', async () => {
  expect((await sendRaw(product.current, asked('GET', '/de', 'Host: example.org'))).status).toBe(400)
})

test('a client that offers to switch to HTTP/2 gets an answer over HTTP/1.1', async () => {
  const offer = [
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
    'Connection: Upgrade, HTTP2-Settings, close',
  ]
  for (const path of ['/de/about', '/lake/v1/ping'])
    expect((await sendRaw(product.current, asked('GET', path, ...offer))).text).toMatch(/^HTTP\/1\.1 200 /)
})

test('a body of a request that has none does not reach the lake as another request', async () => {
  const hidden = asked('DELETE', '/v1/hidden')
  const chunked = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
  for (const method of ['GET', 'DELETE', 'OPTIONS']) {
    const request = rawRequest(method, '/lake/ping', ['Transfer-Encoding: chunked']) + chunked
    expect((await sendRaw(product.current, request)).text.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
    // The next request on the connection to the lake gets its own response.
    expect((await sendRaw(product.current, rawRequest('GET', '/lake/ping'))).status).toBe(200)
  }
})

test('a request that the lake refuses before it has read it ends with the lake’s response', async () => {
  const socket = connect(product.current.site.port, '127.0.0.1')
  const large = ['Content-Type: text/plain', `Content-Length: ${50_000_000}`, 'Connection: close']
  socket.on('error', () => {})
  socket.write(asked('POST', '/lake/v2025-02-19/assets/files/production', ...large) + 'a'.repeat(1_000_000))
  const [first] = await once(socket, 'data')
  expect(String(first)).toMatch(/^HTTP\/1\.1 401 /)
  socket.destroy()
})

/** Sends bytes and resets the connection (RST) after some milliseconds. */
async function breakOff(bytes: string, after: number) {
  const socket = connect(product.current.site.port, '127.0.0.1')
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  socket.write(bytes)
  await sleep(after)
  socket.resetAndDestroy()
  await closed
}

test.each<[string, string]>([
  ['a WebSocket to nowhere', asked('GET', '/nowhere', ...webSocket)],
  ['a WebSocket in place of a page', asked('GET', '/de/about', ...webSocket)],
  ['a WebSocket to the lake', asked('GET', '/lake/v1/socket/production', ...webSocket, session)],
  ['a WebSocket that the lake refuses', asked('GET', '/lake/nowhere', ...webSocket)],
  ['an event stream of the lake', asked('GET', '/lake/v1/data/listen/production?query=*', session)],
  ['a query to the lake', asked('GET', '/lake/v1/data/query/production?query=*', session)],
  ['half an upload', asked('POST', '/lake/v1/assets/files/production', ...upload)],
  ['a page', asked('GET', '/de/about')],
  ['a page that is not cached', asked('GET', '/de/licences?age=17')],
  ['a file', asked('GET', '/sw.js')],
  ['the Studio', asked('GET', '/studio')],
  ['half a form', `${asked('POST', '/de/contact', 'Content-Length: 500')}a=b`],
  ['a form that is too large', asked('POST', '/de/contact', 'Content-Length: 5000000')],
  ['an invented method', asked('MAKE', '/').repeat(20)],
])('a connection that breaks off: %s', async (_name, bytes) => {
  for (const after of [0, 0, 0, 1, 1, 2, 3, 5, 10, 20]) await breakOff(bytes, after)
})
