import {get} from 'node:http'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {describe, expect, test} from 'vitest'
import {open, productForFile, request} from './support.ts'

const product = productForFile()

describe('security headers', () => {
  test.each([
    '/de',
    '/en/contact',
    '/nothing-here',
    '/robots.txt',
    '/sitemap.xml',
    '/media/nothing',
    '/assets/nothing',
  ])('%s', async (path) => {
    const {headers} = await request(product.current, path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('a page may load from its own address only, and be shown in no frame', async () => {
    const {response} = await open(product.current, '/de')
    const policy = directivesOf(response)
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'style-src': "'self'",
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
    expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/]+=*')+$/)
  })

  test('a built file may load nothing', async () => {
    const response = await request(product.current, await scriptAddress())
    expect(directivesOf(response)['default-src']).toBe("'none'")
  })
})

describe('caching', () => {
  test('built files are kept for ever', async () => {
    const {headers} = await request(product.current, await scriptAddress())
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('a page comes as %s and is the same', async (encoding, decompress) => {
    const {html} = await open(product.current, '/de/about')
    const compressed = await bytesOf('/de/about', encoding)
    expect(compressed.encoding).toBe(encoding)
    expect(compressed.bytes.length).toBeLessThan(html.length / 3)
    expect(decompress(compressed.bytes).toString()).toBe(html)
  })

  /** None of them is kept: each is made, and compressed, for one visitor. */
  describe.each(['/de/contact?sent=0', '/de/contact.data', '/licences.json', '/sitemap.xml'])(
    '%s',
    (path) => {
      test.each([
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const)('comes as %s and is the same', async (encoding, decompress) => {
        const plain = await bytesOf(path, 'identity')
        const compressed = await bytesOf(path, encoding)
        expect(plain.encoding).toBeUndefined()
        expect(compressed.encoding).toBe(encoding)
        expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2)
        expect(decompress(compressed.bytes).toString()).toBe(plain.bytes.toString())
        const {headers} = await request(product.current, path)
        expect(headers.get('vary')).toMatch(/accept-encoding/i)
      })
    },
  )

  test('what is hardly anything comes as it is', async () => {
    expect((await bytesOf('/robots.txt', 'br')).encoding).toBeUndefined()
  })

  test('a built file comes as small as the browser takes it, and is the same', async () => {
    const path = await scriptAddress()
    const plain = (await bytesOf(path, 'identity')).bytes
    const browser = await bytesOf(path, 'gzip, deflate, br, zstd')
    expect(browser.encoding).toBe('br')
    expect(brotliDecompressSync(browser.bytes).equals(plain)).toBe(true)
    const older = await bytesOf(path, 'gzip, deflate, br;q=0')
    expect(older.encoding).toBe('gzip')
    expect(gunzipSync(older.bytes).equals(plain)).toBe(true)
    expect((await request(product.current, path)).headers.get('vary')).toMatch(/accept-encoding/i)
    expect((await request(product.current, `${path}.br`)).status).toBe(404)
  })

  test('whoever does not ask for it gets it plain', async () => {
    expect((await bytesOf('/de/about', 'identity')).encoding).toBeUndefined()
  })
})

describe('forms from elsewhere', () => {
  test.each([
    ['another site', {Origin: 'https://example.com'}],
    ['a page without an origin', {Origin: 'null'}],
    ['another site that hides its origin', {'Sec-Fetch-Site': 'cross-site'}],
  ])('%s: refused, and nothing is sent', async (_name, headers: Record<string, string>) => {
    for (const path of ['/contact', '/de/licences', '/donate', '/newsletter', '/contact.data']) {
      const body = new URLSearchParams({
        firstName: 'A',
        email: 'a@example.org',
        phone: '030 23125 1',
        message: 'M',
      })
      const {status} = await request(product.current, path, {method: 'POST', headers, body})
      expect(status).toBe(403)
    }
    expect(await product.current.inbox()).toEqual([])
  })
})

test('/healthz says that the site is up', async () => {
  expect(await (await request(product.current, '/healthz')).text()).toBe('ok')
})

const directivesOf = ({headers}: Response): Record<string, string> =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

async function scriptAddress(): Promise<string> {
  const {document} = await open(product.current, '/de')
  return document.querySelector('link[rel=modulepreload]')?.getAttribute('href') ?? ''
}

/** The bytes as they came over the wire; `fetch` would unpack them. */
function bytesOf(path: string, encoding: string): Promise<{encoding: string | undefined; bytes: Buffer}> {
  return new Promise((resolve, reject) => {
    const headers = {'accept-encoding': encoding}
    get(`${product.current.siteUrl}${path}`, {headers}, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks)})
    }).on('error', reject)
  })
}
