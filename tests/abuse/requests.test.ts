import {describe, expect, test} from 'vitest'
import {productForFile, rawRequest, request, sendRaw} from '../site/support.ts'

/** What two servers in a row could read in two ways is refused, and its connection closed: nothing rides along behind it. */

const product = productForFile()

const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

async function answersTo(text: string) {
  const answer = await sendRaw(product.current, text)
  return {status: answer.status, answers: answer.text.match(/^HTTP\/1\.1 \d{3} /gm)?.length ?? 0}
}

const keptOpen = (method: string, address: string, headers: string[]) =>
  [`${method} ${address} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')

describe.each(['/contact', '/lake/v1/auth/session', '/assets/nothing', '/healthz'])('%s', (path) => {
  test.each<[string, string[], string]>([
    ['two lengths', ['Content-Length: 3', 'Content-Length: 40'], `a=b${hidden}`],
    ['the same length twice', ['Content-Length: 3', 'Content-Length: 3'], `a=b${hidden}`],
    ['a list of lengths', ['Content-Length: 3, 3'], `a=b${hidden}`],
    ['a length with a sign', ['Content-Length: +3'], `a=b${hidden}`],
    ['a length in hexadecimal', ['Content-Length: 0x3'], `a=b${hidden}`],
    ['length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`],
    ['chunks and length', ['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${hidden}`],
    ['chunks that are not last', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`],
    ['a space before the colon', ['Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`],
    ['a header that goes on in the next line', ['X-A: a', ' Transfer-Encoding: chunked'], hidden],
    ['a line that ends in another way', ['X-A: a\nTransfer-Encoding: chunked'], hidden],
    ['a NUL in a header', ['X-A: a\u0000b'], hidden],
    ['two hosts', ['Host: example.org', 'Content-Length: 0'], hidden],
  ])('%s', async (_name, headers, behind) => {
    expect(await answersTo(keptOpen('POST', path, headers) + behind)).toEqual({status: 400, answers: 1})
  })

  test('an address with a host of its own', async () => {
    const address = `http://example.org${path}`
    expect(await answersTo(keptOpen('GET', address, []) + hidden)).toEqual({status: 400, answers: 1})
  })

  test('chunks of another name', async () => {
    const text = keptOpen('POST', path, ['Transfer-Encoding: xchunked']) + hidden
    const answer = await sendRaw(product.current, text)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.text).not.toContain('HTTP/1.1 200')
  })

  test('no host', async () => {
    const bare = `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`
    expect(await answersTo(bare)).toEqual({status: 400, answers: 1})
  })
})

test('the body of a request is no request', async () => {
  const text = rawRequest('GET', '/de/about', [`Content-Length: ${hidden.length}`]) + hidden
  expect(await answersTo(text)).toEqual({status: 200, answers: 1})
})

test('a page comes although its client would rather have switched to HTTP/2', async () => {
  const offer = [
    'Connection: Upgrade, HTTP2-Settings, close',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
  ]
  for (const path of ['/de/about', '/lake/v1/ping'])
    expect(await answersTo(keptOpen('GET', path, offer))).toEqual({status: 200, answers: 1})
})

test.each(['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method'])(
  'no method in place of the one that was asked with: %s',
  async (name) => {
    const headers = {[name]: 'DELETE'}
    expect((await request(product.current, '/de/about', {headers})).status).toBe(200)
    const body = new URLSearchParams({_method: 'GET', firstName: 'A'})
    const answer = await request(product.current, '/de/contact?_method=GET', {method: 'POST', headers, body})
    expect(answer.status).toBe(422)
  },
)
