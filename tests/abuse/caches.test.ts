import {createHash} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {productForFile, rawRequest, sendRaw} from '../site/support.ts'

/**
 * A shared cache keeps answers by address and by what `Vary` names. So nothing else of a request may change an answer that it
 * may keep, and no word of it may stand in one.
 */

const product = productForFile({env: {CDN: '1', TRUST_PROXY: '1'}})

const mark = 'poison.example'

/** Requests that somebody could put something bad into a cache with. */
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

/** Everything of an answer but when it came. */
async function answerTo(text: string) {
  const answer = await sendRaw(product.current, text)
  const [head = '', ...body] = answer.text.split('\r\n\r\n')
  const headers = head
    .split('\r\n')
    .filter((line) => !/^(date|last-modified):/i.test(line))
    .sort()
  return {headers, body: createHash('sha256').update(body.join('\r\n\r\n')).digest('hex'), text: answer.text}
}

const addresses = [
  '/de/about',
  '/about',
  '/de',
  '/de/licences?age=17',
  '/about.data',
  '/De',
  '/nothing',
  '/de/nothing',
  '/robots.txt',
  '/sitemap.xml',
  '/licences.json',
  '/manifest.webmanifest',
  '/sw.js',
  '/.well-known/security.txt',
  '/assets/nothing.js',
  '/media/nothing',
]

describe.each(addresses)('%s', (address) => {
  test.each(attempts)('%s changes nothing', async (_name, headers) => {
    const before = await answerTo(rawRequest('GET', address))
    const tried = await answerTo(rawRequest('GET', address, headers))
    expect(tried.text).not.toContain(mark)
    expect(tried).toEqual({...before, text: tried.text})
    expect((await answerTo(rawRequest('GET', address))).body).toBe(before.body)
  })

  // Data that are fetched ahead may be used by the click that follows: browsers are told, and shared caches that they are not meant.
  test('Sec-Purpose changes nothing for anybody else', async () => {
    const withoutTime = ({headers, body}: Awaited<ReturnType<typeof answerTo>>) => [
      body,
      headers.map((line) => line.replace('Cache-Control: max-age=1, s-maxage=0', 'Cache-Control: no-cache')),
    ]
    const before = await answerTo(rawRequest('GET', address))
    const tried = await answerTo(rawRequest('GET', address, ['Sec-Purpose: prefetch']))
    expect(withoutTime(tried)).toEqual(withoutTime(before))
    expect(tried.headers.includes('Cache-Control: max-age=1, s-maxage=0')).toBe(address.endsWith('.data'))
    expect((await answerTo(rawRequest('GET', address))).headers).toEqual(before.headers)
  })

  test.each([mark, `${mark}:99`, `localhost@${mark}`, `"><script>`, '127.0.0.1'])(
    'as host %s',
    async (name) => {
      const tried = await answerTo(host(name, address))
      expect(tried.text).not.toContain(name === '127.0.0.1' ? mark : name)
      // The host is part of every cache's key, so it may be refused, but never believed.
      if (!tried.text.startsWith('HTTP/1.1 400'))
        expect(tried).toEqual({...(await answerTo(rawRequest('GET', address))), text: tried.text})
    },
  )
})

test('what depends on the language or the visitor’s choice says so', async () => {
  for (const address of ['/about', '/', '/about.data', '/licences?age=17', '/nothing']) {
    const {headers} = await answerTo(rawRequest('GET', address))
    const vary = headers.find((line) => /^vary:/i.test(line))
    expect(vary, address).toMatch(/Accept-Language/)
    expect(vary, address).toMatch(/Cookie/)
    const [german, english] = await Promise.all(
      ['de', 'en'].map((language) => answerTo(rawRequest('GET', address, [`Accept-Language: ${language}`]))),
    )
    if (address !== '/nothing') expect(german?.body, address).not.toBe(english?.body)
  }
})

test('for a minute, a page is kept whose address says the language, and nothing that differs', async () => {
  const cachingOf = async (address: string, headers: string[] = []) => {
    const answer = await answerTo(rawRequest('GET', address, headers))
    return answer.headers.find((line) => /^cache-control:/i.test(line))
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

test('what is for one visitor is kept by nobody else', async () => {
  for (const [address, headers] of [
    ['/about.data', ['X-Preview: 1']],
    ['/preview/status', []],
    ['/preview/leave?to=/de', []],
  ] as const) {
    const answer = await answerTo(rawRequest('GET', address, [...headers]))
    expect(answer.headers, address).toContain('Cache-Control: private, no-store')
  }
})
