import {once} from 'node:events'
import {METHODS} from 'node:http'
import {connect} from 'node:net'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {pagePaths, productForFile, rawRequest, sendRaw} from './support.ts'

/** Whatever is sent, the answer is a page, a redirect or a clear refusal: never a failure, never a look inside. */

const product = productForFile()

/** Few enough requests for a test run that people wait for. */
const runs = (numRuns: number): fc.Parameters<unknown> => ({numRuns, endOnFailure: true})

const insides =
  /node_modules|\bat (async )?\S+ \(|file:\/\/|\/app\/|server\/index|ZodError|TypeError|SyntaxError/

async function isAnswered(request: string) {
  const {status, text} = await sendRaw(product.current, request)
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
  const body = text.slice(text.indexOf('\r\n\r\n'))
  if (status >= 300) expect(body.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(insides)
}

/** Everything that may stand in a request line, which ends at a space. */
const graphic = fc.string({unit: fc.integer({min: 0x21, max: 0xff}).map((code) => String.fromCharCode(code))})
const encoded = fc.string({unit: 'binary', maxLength: 12}).map((text) => encodeURIComponent(text))
const brokenEncoding = fc.constantFrom(
  '%',
  '%z',
  '%zz',
  '%c3%28',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%2e%2e',
  '%2f',
  '%5c',
)
const word = fc.constantFrom(
  'de',
  'en',
  'fr',
  'DE',
  'contact',
  'licences',
  'c1e',
  'media',
  'assets',
  '..',
  '.',
  '',
  'constructor',
  '__proto__',
)
const segment = fc.oneof(word, word, encoded, brokenEncoding, graphic)
const path = fc.oneof(
  fc.constantFrom(...pagePaths),
  fc.array(segment, {maxLength: 5}).map((parts) => `/${parts.join('/')}`),
  fc.tuple(fc.constantFrom(...pagePaths), segment).map(([page, end]) => `${page}${end}`),
  fc
    .tuple(segment, fc.integer({min: 1, max: 15_000}))
    .map(([part, length]) => `/${part}${'x'.repeat(length)}`),
)
const name = fc.constantFrom(
  'age',
  'group',
  'held',
  'category',
  'sent',
  'lang',
  'rect',
  '_data',
  '_routes',
  'index',
)
const query = fc
  .array(fc.tuple(fc.oneof(name, encoded, brokenEncoding), fc.oneof(encoded, brokenEncoding, graphic)), {
    maxLength: 4,
  })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''))
const address = fc.tuple(path, fc.constantFrom('', '', '', '.data'), query).map((parts) => parts.join(''))

test('any address', async () => {
  await fc.assert(
    fc.asyncProperty(address, (one) => isAnswered(rawRequest('GET', one))),
    runs(120),
  )
})

test('any selection of licence categories', async () => {
  const value = fc.oneof(
    encoded,
    graphic,
    fc.constantFrom('', '0', '17', '-1', '1e9', 'b', 'C1E', 'buses', 'toString'),
  )
  await fc.assert(
    fc.asyncProperty(value, value, value, value, (age, group, held, category) =>
      isAnswered(
        rawRequest('GET', `/en/licences?age=${age}&group=${group}&held=${held}&held=b&category=${category}`),
      ),
    ),
    runs(40),
  )
})

test('any method and any languages', async () => {
  const method = fc.constantFrom(...METHODS)
  // Line ends would begin another header.
  const header = fc.oneof(graphic, fc.constantFrom('*', 'de;q=x', 'en;q=1e999', ';;;,,,', 'de;q=0.5;q=1'))
  await fc.assert(
    fc.asyncProperty(method, path, header, header, (one, where, languages, cookie) =>
      isAnswered(
        rawRequest(one, where, [
          `Accept-Language: ${languages}`,
          `Cookie: language=${cookie}`,
          'Content-Length: 0',
        ]),
      ),
    ),
    runs(40),
  )
})

test('any form', async () => {
  const field = fc.constantFrom(
    'firstName',
    'email',
    'phone',
    'message',
    'country',
    'service',
    'amount',
    '__proto__',
  )
  const form = fc.array(fc.tuple(field, fc.oneof(encoded, graphic)), {maxLength: 8})
  const where = fc.constantFrom(
    '/contact',
    '/de/contact',
    '/en/licences',
    '/donate',
    '/newsletter',
    '/de',
    '/contact.data',
  )
  const type = fc.constantFrom(
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/x-script',
    'application/json',
  )
  await fc.assert(
    fc.asyncProperty(where, type, form, async (path, contentType, fields) => {
      const body = fields.map((pair) => pair.join('=')).join('&')
      const headers = [`Content-Type: ${contentType}`, `Content-Length: ${body.length}`]
      await isAnswered(rawRequest('POST', path, headers) + body)
    }),
    runs(60),
  )
})

test('a request that ends in the middle disturbs nobody', async () => {
  const headers = ['Content-Length: 100', 'Content-Type: multipart/form-data; boundary=x']
  const socket = connect(product.current.site.port, '127.0.0.1')
  socket.write(rawRequest('POST', '/contact', headers), () => socket.destroy())
  await once(socket, 'close')
  await isAnswered(rawRequest('GET', '/contact'))
})
