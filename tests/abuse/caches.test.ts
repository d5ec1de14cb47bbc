import {createHash} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {productForFile, rawRequest, sendRaw} from '../site/support.ts'

/**
 * A shared cache stores responses by address and the headers in `Vary`. Nothing else of a request may change a cacheable
 * response or be part of it.
 */

const product = productForFile({env: {CDN: '1', TRUST_PROXY: '1'}})

const mark = 'poison.example'

const attempts: [string, string[]][] = [
  ['X-Forwarded-Host', [`X-Forwarded-Host: ${mark}`]],
  ['X-Forwarded-Proto', ['X-Forwarded-Proto: https']],
  ['X-Forwarded-Port and -Prefix', ['X-Forwarded-Port: 99', `X-Forwarded-Prefix: /${mark}`]],
  ['X-Host', [`X-Host: ${mark}`, `X-Forwarded-Server: ${mark}`, `Forwarded: host=${mark};proto=https`]],
  ['X-Original-URL', [`X-Original-URL: /${mark}`, `X-Rewrite-URL: /${mark}`]],
  ['X-Forwarded-For', ['X-Forwarded-For: 203.0.113.9', `X-Real-IP: ${mark}`]],
  ['Range', ['Range: bytes=0-9', 'If-Range: "x"']],
  ['Origin and Referer', [`Origin: https://${mark}`, `Referer: https://${mark}/`]],
  ['User-Agent', [`User-Agent: ${mark}`, `From: ${mark}`]],
  ['Accept', ['Accept: application/json', 'X-Requested-With: XMLHttpRequest']],
  ['Purpose', ['Purpose: prefetch', 'Sec-Fetch-Dest: image']],
  ['a method in a header', ['X-HTTP-Method-Override: POST', 'X-HTTP-Method: PUT']],
  ['a status in a header', ['X-Remix-Response: no', 'X-Remix-Replace: 1', `Transfer: ${mark}`]],
  ['an unknown cookie', [`Cookie: theme=${mark}; __proto__=x; a=b`]],
  [
    'caching',
    ['Cache-Control: only-if-cached', 'Pragma: x', 'If-Modified-Since: Mon, 01 Jan 2001 00:00:00 GMT'],
  ],
]

const host = (name: string, address: string, headers: string[] = []) =>
  rawRequest('GET', address, headers).replace('Host: localhost', `Host: ${name}`)

/** A response without its `Date` header, which differs each time. */
async function answerTo(text: string) {
  const response = await sendRaw(product.current, text)
  const [head = '', ...body] = response.text.split('\r\n\r\n')
  const headers = head
    .split('\r\n')
    .filter((line) => !/^(date|last-modified):/i.test(line))
    .sort()
  return {
    headers,
    body: createHash('sha256').update(body.join('\r\n\r\n')).digest('hex'),
    text: response.text,
  }
}

const addresses = [
  '/de/about',
  '/about',
  '/de/licences?age=17',
  '/about.data',
  '/De',
  '/de/nothing',
  '/robots.txt',
  '/licences.json',
  '/.well-known/security.txt',
  '/media/nothing',
]

describe.each(addresses)('%s', (address) => {
  test('no header but those of `Vary` changes anything', async () => {
    const before = await answerTo(rawRequest('GET', address))
    for (const [name, headers] of attempts) {
      const tried = await answerTo(rawRequest('GET', address, headers))
      expect(tried.text, name).not.toContain(mark)
      expect(tried, name).toEqual({...before, text: tried.text})
    }
    expect((await answerTo(rawRequest('GET', address))).body).toBe(before.body)
  })

  test.each([mark, `${mark}:99`, `localhost@${mark}`, `"><script>`, '127.0.0.1'])(
    'as host %s',
    async (name) => {
      const tried = await answerTo(host(name, address))
      expect(tried.text).not.toContain(name === '127.0.0.1' ? mark : name)
      // Caches separate responses by host, so the site may refuse a host but must not use it.
      if (!tried.text.startsWith('HTTP/1.1 400'))
        expect(tried).toEqual({...(await answerTo(rawRequest('GET', address))), text: tried.text})
    },
  )
})

test('only pages with the language in the address are cached, for a minute', async () => {
  const cachingOf = async (address: string, headers: string[] = []) => {
    const response = await answerTo(rawRequest('GET', address, headers))
    return response.headers.find((line) => /^cache-control:/i.test(line))
  }
  for (const address of ['/de', '/en/about', '/de/licences/c1e', '/en/contact?utm_source=x'])
    expect(await cachingOf(address), address).toBe(
      'Cache-Control: public, max-age=0, s-maxage=60, must-revalidate',
    )
  for (const address of [
    '/',
    '/about',
    '/licences/c1e',
    '/about.data',
    '/de/about.data',
    '/de/licences?age=17',
  ])
    expect(await cachingOf(address), address).not.toMatch(/s-maxage|max-age=[1-9]/)
  expect(await cachingOf('/de/about', ['Cookie: preview=x'])).not.toMatch(/s-maxage|max-age=[1-9]/)
})
