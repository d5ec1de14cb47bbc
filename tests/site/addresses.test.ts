import {METHODS} from 'node:http'
import {describe, expect, test} from 'vitest'
import {
  documentOf,
  open,
  pageAddresses,
  problemsIn,
  productForFile,
  rawRequest,
  request,
  sendRaw,
} from './support.ts'

const product = productForFile()

const answerTo = async (path: string, init: RequestInit = {}) => {
  const response = await request(product.current, path, init)
  return {status: response.status, location: response.headers.get('location'), body: await response.text()}
}

describe('redirects', () => {
  test.each([
    ['/nothing-here', 302, '/'],
    ['/a/b/c', 302, '/'],
    ['/wp-login.php', 302, '/'],
    ['/fr', 302, '/'],
    ['/fr/contact', 302, '/'],
    ['/de/nothing-here', 302, '/de'],
    ['/en/a/b/c', 302, '/en'],
    ['/en/sitemap.xml', 302, '/en'],
    ['/licences/xyz', 302, '/licences'],
    ['/en/licences/xyz', 302, '/en/licences'],
    ['/Contact', 308, '/contact'],
    ['/contact/', 308, '/contact'],
    ['/DE/Contact//', 308, '/de/contact'],
    ['/de/', 308, '/de'],
    ['/licences/C1E', 308, '/licences/c1e'],
    ['/en/licences/C1E?age=18', 308, '/en/licences/c1e?age=18'],
    ['/Sitemap.XML', 308, '/sitemap.xml'],
    ['/Stra%C3%9Fe', 308, '/stra%c3%9fe'],
  ])('%s → %i %s', async (path, status, location) => {
    expect(await answerTo(path)).toMatchObject({status, location})
  })

  test('other case of a category ends at its page in one step', async () => {
    const response = await fetch(`${product.current.siteUrl}/en/licences/C1E`)
    expect(response.url).toBe(`${product.current.siteUrl}/en/licences/c1e`)
    expect(response.status).toBe(200)
  })

  test.each(['/\\Example.org', '/\\example.org/', '//Example.org', '/%5CExample.org/', '/%2FExample.org'])(
    '%s leads to no other host',
    async (path) => {
      const {status, text} = await sendRaw(product.current, rawRequest('GET', path))
      expect(status).toBeLessThan(500)
      expect(text).not.toMatch(/^location: *(\/[/\\]|\w+:)/im)
    },
  )
})

describe('what is not there, is refused in words', () => {
  test.each([
    ['/assets/nothing.js', 404],
    ['/assets/', 404],
    ['/media/nothing', 404],
    ['/media/', 404],
  ])('%s', async (path, status) => {
    const {body, ...answer} = await answerTo(path)
    expect(answer.status).toBe(status)
    expect(body).not.toMatch(/\bat .*:\d+|node_modules|Error:/)
    expect(body.length).toBeLessThan(100)
  })

  test.each([
    ['/%zz', 400, 'de'],
    ['/en/%C3%28', 400, 'en'],
    ['/a%00b', 400, 'de'],
    [`/${'a'.repeat(5_000)}`, 414, 'de'],
    [`/en/contact?${'a'.repeat(5_000)}`, 414, 'en'],
  ])('%s, on a page of words', async (path, status, language) => {
    const answer = await answerTo(path)
    expect(answer.status).toBe(status)
    expect(await problemsIn(answer.body)).toEqual([])
    const document = documentOf(answer.body)
    expect([document.documentElement.lang, document.querySelector('a')?.getAttribute('href')]).toEqual([
      language,
      `/${language}`,
    ])
    const titles = {de: 'Diese Adresse verstehen wir nicht', en: 'We do not understand this address'}
    expect([document.title, document.querySelector('h1')?.textContent]).toEqual(
      Array(2).fill(titles[language as 'de' | 'en']),
    )
  })

  test('a header larger than any browser’s is refused', async () => {
    const {status} = await sendRaw(
      product.current,
      rawRequest('GET', '/', [`X-Large: ${'a'.repeat(40_000)}`]),
    )
    expect(status).toBe(431)
  })
})

describe('methods', () => {
  const known = new Set(['GET', 'HEAD', 'POST'])
  const others = METHODS.filter((method) => !known.has(method))

  test('every other method is refused with the list of those that are not', async () => {
    expect(others).toEqual(expect.arrayContaining(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']))
    for (const method of others)
      for (const path of ['/', '/de/contact', '/assets/nothing.js', '/media/nothing', '/healthz']) {
        const {status, text} = await sendRaw(product.current, rawRequest(method, path, ['Content-Length: 0']))
        expect({method, path, status}).toEqual({method, path, status: 405})
        expect(text).toMatch(/^allow: GET, HEAD, POST\r$/im)
      }
  })

  test('the way to the local lake takes those of the lake, and refuses the others in the same way', async () => {
    const ofLake = ['PUT', 'PATCH', 'DELETE', 'OPTIONS']
    // CONNECT names a host, never an address.
    for (const method of others.filter((method) => ![...ofLake, 'CONNECT'].includes(method))) {
      const answer = await sendRaw(
        product.current,
        rawRequest(method, '/lake/v1/ping', ['Content-Length: 0']),
      )
      expect({method, status: answer.status}).toEqual({method, status: 405})
      expect(answer.text).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/im)
    }
    for (const method of ofLake) {
      const {text} = await sendRaw(
        product.current,
        rawRequest(method, '/lake/v1/ping', ['Content-Length: 0']),
      )
      expect(text).not.toMatch(/^allow:/im)
    }
  })

  test.each([
    '/robots.txt',
    '/sitemap.xml',
    '/licences.json',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/favicon.ico',
    '/sw.js',
    '/media/nothing',
    '/preview/changes',
    '/preview/status',
    '/preview/enable',
    '/healthz',
    '/readyz',
    '/de/about',
    '/about.data',
  ])('%s, which is only read, says so to who posts', async (path) => {
    const answer = await request(product.current, path, {method: 'POST', body: new URLSearchParams('a=b')})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('an invented method is refused', async () => {
    const {status, text} = await sendRaw(product.current, rawRequest('BREW', '/'))
    expect(status).toBe(405)
    expect(text).toMatch(/^allow: GET, HEAD, POST\r$/im)
  })

  test.each([
    '/de',
    '/licences/b',
    '/about',
    '/sitemap.xml',
    '/robots.txt',
    '/licences.json',
    '/nothing-here',
  ])('HEAD %s has the headers of GET and no body', async (path) => {
    const [get, head] = await Promise.all([
      request(product.current, path),
      request(product.current, path, {method: 'HEAD'}),
    ])
    expect(head.status).toBe(get.status)
    expect(await head.text()).toBe('')
    expect(comparable(head)).toEqual(comparable(get))
  })

  test.each(['/de', '/about', '/team', '/licences/b', '/nothing-here', '/robots.txt', '/media/nothing'])(
    'a form sent to %s, which has none, is answered below 500',
    async (path) => {
      const headers = {'Content-Type': 'application/x-www-form-urlencoded', Origin: product.current.siteUrl}
      const {status, body} = await answerTo(path, {method: 'POST', headers, body: 'a=b'})
      expect(status).toBeGreaterThanOrEqual(300)
      expect(status).toBeLessThan(500)
      expect(body).not.toContain('node_modules')
    },
  )
})

test('the language of an address wins over cookie and browser', async () => {
  const wish = {cookie: 'language=en', 'accept-language': 'en'}
  const {document} = await open(product.current, '/de/contact', wish)
  expect(document.documentElement.lang).toBe('de')
})

test('unknown query parameters change nothing', async () => {
  for (const {address} of pageAddresses.filter(({path}) => path.split('/').length < 3)) {
    const [plain, more] = await Promise.all([
      open(product.current, address),
      open(product.current, `${address}?utm_source=a&lang=fr&%F0%9F%92%A9=1&a[b]=c`),
    ])
    expect(more.document.querySelector('main')?.textContent).toBe(
      plain.document.querySelector('main')?.textContent,
    )
  }
})

const ofTransfer = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
])

/** Headers without those that say how an answer comes, which HEAD may leave out (RFC 9110, 9.3.2). */
const comparable = ({headers}: Response) => [...headers].filter(([name]) => !ofTransfer.has(name))
