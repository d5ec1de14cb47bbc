import {get} from 'node:http'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {describe, expect, test} from 'vitest'
import {open, productForFile, request} from './support.ts'

const product = productForFile()

describe('compression', () => {
  // The first comes from the page cache; the others are generated and compressed for each request.
  describe.each(['/de/about', '/de/contact?sent=0', '/de/contact.data', '/sitemap.xml'])('%s', (path) => {
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
})

async function scriptAddress(): Promise<string> {
  const {document} = await open(product.current, '/de')
  return document.querySelector('link[rel=modulepreload]')?.getAttribute('href') ?? ''
}

/** The response body without decompression, which `fetch` would do. */
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
