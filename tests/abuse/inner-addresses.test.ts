import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {open, productForFile, rawRequest, request, sendRaw} from '../site/support.ts'
import {startProduct} from '../support/product.ts'

/** Nobody from outside makes the site ask an address of their choice: what it fetches comes from its settings alone. */

const product = productForFile({lookups: true, env: {TRUST_PROXY: '1'}})

const asked: string[] = []
const inner = createServer((incoming, answer) => {
  asked.push(incoming.url ?? '')
  answer.end('inside')
}).on('upgrade', ({url}, socket) => {
  asked.push(url ?? '')
  socket.destroy()
})
let host: string

beforeAll(async () => {
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(inner.address() as AddressInfo).port}`
})
afterAll(() => {
  inner.closeAllConnections()
  inner.close()
})
beforeEach(() => {
  asked.length = 0
})

const sha1 = 'a'.repeat(40)
const webSocket = [
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${'a'.repeat(22)}==`,
]

test('the inner address is there to be asked', async () => {
  expect(await (await fetch(`http://${host}/a`)).text()).toBe('inside')
  expect(asked).toEqual(['/a'])
})

/** What each is answered, whether it asks for a page or for a WebSocket. */
test.each([
  ['/lake//HOST/x', 404],
  ['/lake/http://HOST/x', 404],
  ['/lake/http:/HOST/x', 404],
  ['/lake/\\\\HOST/x', 404],
  ['/lake/@HOST/x', 404],
  ['/lake/%2f%2fHOST/x', 404],
  ['/lake/..//HOST/x', 404],
  ['/lake?url=http://HOST/x', 404],
  // Pages that are not there lead home.
  ['/lake@HOST/x', 302],
  ['/lake:@HOST/x', 302],
  ['http://HOST/lake/v1/ping', 400],
  ['http://HOST/media/x', 400],
  ['//HOST/lake/x', 400],
  [`/media/${sha1}-1x1.png@HOST/320.png`, 404],
  [`/media/http://HOST/${sha1}-1x1.png/320.png`, 404],
  [`/media/..%2f..%2f..%2f@HOST/${sha1}-1x1.png/320.png`, 404],
  [`/media/${sha1}-1x1.png/320.png?rect=1,1,1,1%26url=http://HOST`, 404],
  [`/media/${sha1}-1x1.png%3f@HOST/320.png`, 404],
  ['/preview/enable?sanity-preview-secret=http://HOST/&sanity-preview-pathname=http://HOST/', 403],
  ['/preview/enable?sanity-preview-secret=x&sanity-preview-perspective=http://HOST/', 403],
  ['/licences.json?lang=http://HOST/', 200],
])('%s', async (address, expected) => {
  const path = address.replaceAll('HOST', host)
  for (const headers of [
    [],
    [`X-Forwarded-Host: ${host}`, `X-Forwarded-For: ${host}`, 'Upgrade-Insecure-Requests: 1'],
    ['Connection: Upgrade', ...webSocket],
  ]) {
    const {status, text} = await sendRaw(product.current, rawRequest('GET', path, headers))
    expect({headers, status}).toEqual({headers, status: expected})
    if (expected === 302) expect(text).toMatch(/^Location: \/\r$/im)
    expect(text).not.toContain('inside')
  }
  expect(asked).toEqual([])
})

test('a host of another name leads nowhere', async () => {
  for (const path of ['/lake/v1/ping', '/media/x', '/de/about', '/preview/status']) {
    const text = rawRequest('GET', path).replace('Host: localhost', `Host: ${host}`)
    await sendRaw(product.current, text)
  }
  expect(asked).toEqual([])
})

test('an address that a visitor claims to have is only ever a parameter', async () => {
  await product.current.content().patch('siteSettings').set({'whatsappTracking.enabled': true}).commit()
  const preview = async (address: string) => {
    const headers = {'X-Forwarded-For': address}
    return (await request(product.current, '/whatsapp/preview', {method: 'POST', headers})).json()
  }
  await expect.poll(() => preview('198.51.100.77')).toHaveProperty('report')
  for (const address of [
    host,
    `http://${host}/`,
    `198.51.100.7&url=http://${host}/`,
    `@${host}`,
    '::ffff:127.0.0.1',
    '../x',
  ])
    expect(Object.keys(await preview(address))).toHaveLength(1)
  expect(asked).toEqual([])
})

test('a call of the webhook makes the site ask its own lake alone', async () => {
  const body = JSON.stringify({_id: 'a', url: `http://${host}/`, apiHost: `http://${host}`})
  const answer = await request(product.current, '/webhooks/sanity', {method: 'POST', body})
  expect(answer.status).toBe(404)
  expect(asked).toEqual([])
})

describe('a lake, or whoever is in its place, that leads elsewhere', () => {
  test('is followed neither for content, nor for changes, pictures, previews and the newsletter', async () => {
    const own = await startProduct()
    const wanted = new Set<string>()
    const impostor = createServer(({url = ''}, answer) => {
      wanted.add(
        /\/listen\/|\/query\/production|\/query\/newsletter|\/images\/|\/mutate\//.exec(url)?.[0] ?? url,
      )
      answer.writeHead(307, {Location: `http://${host}${url}`}).end()
    })
    try {
      const {document} = await open(own, '/en/team')
      const [picture] =
        /\/media\/[^/]+/.exec(document.querySelector('main img')?.getAttribute('src') ?? '') ?? []
      await own.lake.stop('SIGKILL')
      await new Promise<void>((resolve) => impostor.listen(own.lakePort, '127.0.0.1', resolve))
      await expect
        .poll(async () => {
          await open(own, '/en/about')
          await request(own, `${picture}/96.avif`)
          await request(own, '/preview/enable?sanity-preview-secret=a&sanity-preview-pathname=/de')
          const body = new URLSearchParams({email: 'ana@example.org'})
          await request(own, '/en/newsletter', {method: 'POST', headers: {Origin: own.siteUrl}, body})
          return [...wanted].sort()
        })
        .toEqual(expect.arrayContaining(['/images/', '/listen/', '/query/production', '/mutate/']))
      expect(asked).toEqual([])
    } finally {
      impostor.closeAllConnections()
      impostor.close()
      await own.stop()
    }
  }, 90_000)
})
