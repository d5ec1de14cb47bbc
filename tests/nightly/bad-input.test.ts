import fc from 'fast-check'
import {expect, test} from 'vitest'
import {pagePaths, productForFile, rawRequest, sendRaw} from '../site/support.ts'

/** Every request gets a page, a redirect or a clear refusal, never a server error or internal details. */

const product = productForFile()

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

/** All characters that a request line allows; a space would end the address. */
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

test('any address', {timeout: 300_000}, async () => {
  await fc.assert(
    fc.asyncProperty(address, (one) => isAnswered(rawRequest('GET', one))),
    runs(3_000),
  )
})

test('any form', {timeout: 300_000}, async () => {
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
    runs(1_500),
  )
})
