import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {productForFile, rawRequest, sendRaw} from '../site/support.ts'

/** Requests cannot make the site fetch an address of their choice: its targets come from its settings alone. */

const product = productForFile()

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

/** Each address with the status expected for a page and for a WebSocket. */
test.each([
  ['/lake//HOST/x', 404],
  ['/lake/http://HOST/x', 404],
  ['/lake/\\\\HOST/x', 404],
  ['/lake/@HOST/x', 404],
  ['/lake/..//HOST/x', 400],
  ['/lake?url=http://HOST/x', 404],
  // Missing pages redirect home.
  ['/lake@HOST/x', 302],
  ['http://HOST/lake/v1/ping', 400],
  ['//HOST/lake/x', 400],
  [`/media/${sha1}-1x1.png@HOST/320.png`, 404],
  [`/media/http://HOST/${sha1}-1x1.png/320.png`, 404],
  [`/media/${sha1}-1x1.png/320.png?rect=1,1,1,1%26url=http://HOST`, 404],
  ['/preview/enable?sanity-preview-secret=http://HOST/&sanity-preview-pathname=http://HOST/', 403],
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
