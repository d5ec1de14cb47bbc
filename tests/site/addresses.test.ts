import {METHODS} from 'node:http'
import {describe, expect, test} from 'vitest'
import {documentOf, problemsIn, productForFile, rawRequest, request, sendRaw} from './support.ts'

const product = productForFile()

const answerTo = async (path: string, init: RequestInit = {}) => {
  const response = await request(product.current, path, init)
  return {status: response.status, location: response.headers.get('location'), body: await response.text()}
}

describe('redirects', () => {
  test.each([
    ['/nothing-here', 302, '/'],
    ['/wp-login.php', 302, '/'],
    ['/fr/contact', 302, '/'],
    ['/en/a/b/c', 302, '/en'],
    ['/en/sitemap.xml', 302, '/en'],
    ['/en/licences/xyz', 302, '/en/licences'],
    ['/en/licences/__proto__', 302, '/en/licences'],
    ['/preview/constructor', 302, '/'],
    ['/contact/', 308, '/contact'],
    ['/DE/Contact//', 308, '/de/contact'],
    ['/de/', 308, '/de'],
    ['/en/licences/C1E?age=18', 308, '/en/licences/c1e?age=18'],
    ['/Sitemap.XML', 308, '/sitemap.xml'],
    ['/Stra%C3%9Fe', 308, '/stra%c3%9fe'],
  ])('%s → %i %s', async (path, status, location) => {
    expect(await answerTo(path)).toMatchObject({status, location})
  })
})

describe('missing pages and rejected requests show an error page', () => {
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
})

describe('methods', () => {
  // The target of CONNECT is a host, not a path, so Node closes the connection.
  const known = new Set(['GET', 'HEAD', 'POST', 'CONNECT'])
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
    for (const method of others.filter((method) => !ofLake.includes(method))) {
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
    '/favicon.ico',
    '/sw.js',
    '/media/nothing',
    '/preview/changes',
    '/preview/enable',
    '/healthz',
    '/de/about',
    '/about.data',
  ])('%s refuses posts', async (path) => {
    const answer = await request(product.current, path, {method: 'POST', body: new URLSearchParams('a=b')})
    expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([
      405,
      'GET, HEAD',
      'This method is not supported here.',
    ])
  })

  test.each(['/de', '/about', '/sitemap.xml', '/nothing-here'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const [get, head] = await Promise.all([
        request(product.current, path),
        request(product.current, path, {method: 'HEAD'}),
      ])
      expect(head.status).toBe(get.status)
      expect(await head.text()).toBe('')
      expect(comparable(head)).toEqual(comparable(get))
    },
  )
})

const ofTransfer = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
])

/** Headers without those about the transfer, which HEAD may omit (RFC 9110, 9.3.2). */
const comparable = ({headers}: Response) => [...headers].filter(([name]) => !ofTransfer.has(name))
