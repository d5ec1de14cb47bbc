import {once} from 'node:events'
import {connect, type Socket} from 'node:net'
import {text} from 'node:stream/consumers'
import {describe, expect, test} from 'vitest'
import {documentOf, open, problemsIn, productForFile, rawRequest, request} from './support.ts'

/** What nobody may take more of than others leave room for: time, bytes, and work at once. */

const product = productForFile({env: {TRUST_PROXY: '1'}})
const form = 'Content-Type: application/x-www-form-urlencoded'

/** A connection that has sent so much. */
async function connection(text: string): Promise<Socket> {
  const socket = connect(product.current.site.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Sends one byte a second until the other side has had enough. Returns its answer. */
async function drip(text: string): Promise<string> {
  const socket = await connection(text)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  // A connection may also break off, as it is written to after it was ended.
  socket.on('error', () => {})
  const timer = setInterval(() => socket.write('a'), 1_000)
  await once(socket, 'close')
  clearInterval(timer)
  return answer
}

const errorsLogged = () =>
  product.current
    .siteLog()
    .split('\n')
    .filter((line) => line.includes('"level":50'))

const bytes = 200

/** The beginning of a post whose body has still to come. */
const begun = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, ...['Host: localhost', ...headers, `Content-Length: ${bytes}`, '', 'a']].join(
    '\r\n',
  )

const lake = '/lake/v2025-02-19'
const files = `${lake}/assets/files/production?filename=slow.txt`
const session = 'Cookie: language=de; lakeSession=any'
const token = 'Authorization: Bearer any'
const json = 'Content-Type: application/json'

test('headers and forms that never end are ended, and are no error of the site; uploads for the lake go on', async () => {
  const uploads = [session, token].map(async (signedIn) => {
    const socket = await connection(begun(files, signedIn, 'Content-Type: text/plain', 'Connection: close'))
    return {socket, answer: text(socket)}
  })
  const [headers, ...bodies] = await Promise.all([
    drip('GET /en HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    drip(begun('/en/contact', form)),
    drip(begun('/lake/v1/auth/session', json)),
    drip(begun('/lake/v1/auth/session', json, session)),
    drip(begun(`${lake}/data/mutate/production`, json, token)),
  ])
  expect(headers).toMatch(/^HTTP\/1\.1 408 /)
  expect(headers).toMatch(/^content-security-policy: default-src 'none'/im)
  for (const body of bodies) expect(body).toMatch(/^(HTTP\/1\.1 408 |$)/)
  for (const upload of uploads) {
    const {socket, answer} = await upload
    socket.write('a'.repeat(bytes - 1))
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  }
  expect(errorsLogged()).toEqual([])
}, 90_000)

test('who has an answer and goes on sending is cut off, however long an upload may take', async () => {
  const answers = await Promise.all([
    drip(begun(files, 'Content-Type: text/plain')),
    drip(begun(`${lake}/data/query/production`, json)),
    drip(begun(`${lake}/assets/nothing`, token)),
    drip(begun(files, 'Authorization: Basic wrong')),
    drip(begun(files, session, 'Origin: https://example.org')),
  ])
  expect(answers.map((answer) => answer.slice(0, 12))).toEqual([
    ...['HTTP/1.1 401', 'HTTP/1.1 401', 'HTTP/1.1 404', 'HTTP/1.1 401', 'HTTP/1.1 403'],
  ])
}, 60_000)

test('who has sent everything keeps the connection, also where the answer came first', async () => {
  const socket = await connection(begun('/lake/nothing', json))
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk
  })
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 404 /)
  socket.write('a'.repeat(bytes - 1))
  // As long as whoever goes on sending may.
  await drip(begun('/lake/nothing', json))
  socket.write(rawRequest('GET', '/healthz'))
  await once(socket, 'close')
  expect(answer).toMatch(/HTTP\/1\.1 200 OK\r\n[\s\S]*\r\nok$/)
})

test('of a form that is too large, nothing is taken', async () => {
  for (const [header, status, begin] of [
    ['Content-Length: 1000001', 413, 'firstName='],
    ['Transfer-Encoding: chunked', 411, 'a\r\nfirstName=\r\n'],
  ] as const) {
    const socket = await connection(
      `POST /contact HTTP/1.1\r\nHost: localhost\r\n${form}\r\n${header}\r\n\r\n${begin}`,
    )
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    await once(socket, 'close')
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*\r\nConnection: close\r\n`))
  }
})

/** The answer to somebody who was turned away. */
async function expectTurnedAway(response: Response, says: string) {
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  expect(await problemsIn(html)).toEqual([])
  const document = documentOf(html)
  expect(document.documentElement.lang).toBe('en')
  expect([...document.querySelectorAll('h1, h2')].map(({textContent}) => textContent)).toEqual([
    'Very busy right now',
    'Gerade ist sehr viel los',
  ])
  expect(document.querySelector('p')?.textContent).toContain(says)
  // Scripts that have sent a form know by it that nobody has read the form, see `app/ui/refusal.ts`.
  expect(response.headers.has('x-remix-response')).toBe(false)
}

/** So many forms that have begun to arrive, from the addresses that a proxy tells of. */
const slowForms = (count: number, from: (number: number) => string) =>
  Promise.all(
    Array.from({length: count}, (_, number) => {
      const headers = [form, 'Content-Length: 500', `X-Forwarded-For: ${from(number)}`]
      return connection(`${rawRequest('POST', '/en/contact', headers)}firstName=`)
    }),
  )

const postFrom = (address: string) =>
  request(product.current, '/en/contact', {
    method: 'POST',
    body: new URLSearchParams(),
    headers: {'X-Forwarded-For': address},
  })

describe('more than the site can do at once', () => {
  test('forms of one address: its next is turned away, everybody else’s are taken', async () => {
    const slow = await slowForms(100, (number) => `2001:db8::${number}`)
    await expect.poll(async () => (await postFrom('2001:db8::1:1')).status).toBe(503)
    for (const other of ['2001:db8:0:1::1', '203.0.113.1']) expect((await postFrom(other)).status).toBe(422)
    for (const socket of slow) socket.destroy()
    await expect.poll(async () => (await postFrom('2001:db8::2:1')).status).not.toBe(503)
  }, 60_000)

  test('forms: the next is turned away, pages go on, and room is made when somebody gives up', async () => {
    const slow = await slowForms(100, (number) => `192.0.2.${number % 5}`)
    const post = () => postFrom('198.51.100.1')
    await expect.poll(async () => (await post()).status).toBe(503)
    await expectTurnedAway(await post(), 'Your form has not been sent.')
    await open(product.current, '/en/about')
    await open(product.current, '/en/licences?age=18')
    for (const socket of slow) socket.destroy()
    await expect.poll(async () => (await post()).status).toBe(422)
  }, 60_000)

  test('pages that are not kept: some are turned away, each of the others is whole; kept ones go on', async () => {
    await open(product.current, '/en/about')
    const flood = Array.from({length: 400}, (_, number) =>
      request(product.current, `/en/licences?age=${number}&held=b`),
    )
    const responses = await Promise.all([request(product.current, '/en/about'), ...flood])
    const [kept, ...answers] = responses
    expect(kept?.status).toBe(200)
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set([200, 503]))
    const [turnedAway] = answers.filter(({status}) => status === 503)
    if (turnedAway) await expectTurnedAway(turnedAway, 'This page cannot be shown')
    for (const answer of answers.filter(({status}) => status === 200))
      expect((await answer.text()).endsWith('</html>')).toBe(true)
    await open(product.current, '/en/licences?age=18')
    expect(errorsLogged()).toEqual([])
  }, 120_000)
})
