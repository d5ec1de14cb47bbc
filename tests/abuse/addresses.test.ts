import {expect, test} from 'vitest'
import {productForFile, rawRequest, sendRaw} from '../site/support.ts'

/** No notation of an address leaves the served folders or redirects to another site. */

const product = productForFile()

const places = ['/assets', '/media', '/studio/static', '/lake/images/local/production', '']
const ups = ['/..', '/%2e%2e', '/%252e%252e', '/..%2f', '/..%5c', '/..\\', '/..;', '/%c0%ae%c0%ae']
/** Enough `..` to reach the root from any folder. */
const files: [number, string][] = [
  ...[2, 3, 4].map((levels): [number, string] => [levels, '/package.json']),
  ...[1, 2, 3].map((levels): [number, string] => [levels, '/lake.sqlite']),
  [3, '/build/server/index.js'],
  [16, '/etc/passwd'],
]
const insides = /"devDependencies"|root:.*:0:0|SQLite format|ssrLoadModule/

test.each(places)('no way out of “%s” leads to a file', async (place) => {
  for (const up of ups)
    for (const [levels, file] of files) {
      const address = place + up.repeat(levels) + file
      const {status, text} = await sendRaw(product.current, rawRequest('GET', address))
      expect([200, 302, 308, 400, 404, 503], address).toContain(status)
      expect(text, address).not.toMatch(insides)
      expect(text, address).not.toMatch(elsewhere)
    }
})

/** A target outside this site; browsers read a backslash as a slash, and skip tabs. */
const elsewhere = /^location:(?! *\/(?![/\\\t]))/im

test.each([
  '//example.org/De',
  '/%5Cexample.org/De/',
  '/De//example.org//',
  '/fr//example.org',
  '/De%0d%0aLocation:%20https://example.org',
  '/preview/leave?to=//example.org',
  '/preview/enable?sanity-preview-pathname=//example.org',
  '/nothing?redirect=https://example.org&next=//example.org&returnTo=//example.org',
])('%s leads to no other site', async (address) => {
  const {status, text} = await sendRaw(product.current, rawRequest('GET', address))
  expect(status).toBeLessThan(500)
  expect(text.split('\r\n\r\n')[0]).not.toMatch(elsewhere)
})

test('a form moves on to its own page, whatever it was sent with', async () => {
  const fields =
    'email=a%40example.org&from=https%3A%2F%2Felsewhere.example&to=%2F%2Felsewhere.example&redirect=%2F%2Felsewhere.example'
  for (const path of [
    '/newsletter?from=//elsewhere.example',
    '/newsletter?from=https://elsewhere.example',
    '/de/donate',
  ]) {
    const headers = [
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${fields.length}`,
      'Referer: https://elsewhere.example/',
    ]
    const {status, text} = await sendRaw(product.current, rawRequest('POST', path, headers) + fields)
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(elsewhere)
    expect(text).not.toMatch(/(?:href|action|src)="[^"]*elsewhere\.example/)
  }
})
