import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {gzipSync} from 'node:zlib'
import sharp from 'sharp'
import {describe, expect, test} from 'vitest'
import {open, productForFile, request} from '../site/support.ts'

/** Names and packed bodies that are meant to change what the server thinks of everything, or to fill its memory. */

const product = productForFile()
const million = 1_000_000
/** A hundred megabytes once it is unpacked. */
const bomb = gzipSync(Buffer.alloc(100 * million))

const complete = {
  firstName: 'Ada',
  lastName: 'A',
  email: 'ada@example.org',
  phone: '030 23125 1',
  message: 'Hello',
  address: 'A',
  amount: '20',
  method: 'transfer',
  consent: 'on',
}
const hostile = [
  '__proto__',
  '__proto__[polluted]',
  '__proto__.polluted',
  'constructor',
  'constructor[prototype][polluted]',
  'constructor.prototype.polluted',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
  '0',
  'firstName[__proto__]',
]
const lakeUrl = () => `http://127.0.0.1:${product.current.lakePort}/v2025-02-19`
const asEditor = {Authorization: 'Bearer any', 'Content-Type': 'application/json'}

describe('names of the prototype', () => {
  test.each([
    '/de/contact',
    '/en/licences',
    '/de/newsletter',
    '/de/donate',
    '/de/donate/check',
    '/de/contact.data',
  ])('in the form of %s are as if they were not there', async (path) => {
    const send = async (more: [string, string][]) => {
      const body = new URLSearchParams([...more, ...Object.entries(complete)])
      const answer = await request(product.current, path, {method: 'POST', body})
      return {status: answer.status, text: await answer.text()}
    }
    const usual = await send([])
    const tried = await send(hostile.map((name) => [name, 'polluted']))
    expect(tried.status).toBe(usual.status)
    expect(tried.text).not.toContain('polluted')
    const alone = await request(product.current, path, {
      method: 'POST',
      body: new URLSearchParams(hostile.map((name) => [name, 'polluted'])),
    })
    expect(alone.status).toBeLessThan(500)
    expect(await alone.text()).not.toContain('polluted')
  })

  test('in messages do not reach the foundation', async () => {
    const body = new URLSearchParams([
      ...hostile.map((name) => [name, 'polluted']),
      ...Object.entries({...complete, message: 'Marked'}),
    ])
    await request(product.current, '/de/contact', {method: 'POST', body})
    const received = (await product.current.inbox()).find(({message}) => message === 'Marked')
    expect(Object.keys(received ?? {}).sort()).toEqual(['email', 'firstName', 'message', 'phone', 'subject'])
  })

  test('in addresses, cookies and headers are as if they were not there', async () => {
    const query = hostile.map((name) => `${encodeURIComponent(name)}=polluted`).join('&')
    for (const path of ['/de/licences', '/de/contact', '/licences.json', '/de/about.data']) {
      const answer = await request(product.current, `${path}?${query}`, {
        headers: {
          Cookie: `__proto__=polluted; language=__proto__; preview=__proto__`,
          'Accept-Language': '__proto__',
        },
      })
      expect([path, answer.status]).toEqual([path, 200])
      expect(await answer.text()).not.toContain('polluted')
    }
    for (const path of ['/preview/__proto__', '/preview/constructor', '/licences/__proto__', '/__proto__'])
      expect((await request(product.current, path)).status, path).toBe(302)
  })

  test.each([
    {patch: {id: 'aboutPage', set: {'__proto__.polluted': 1}}},
    {patch: {id: 'aboutPage', set: {'constructor.prototype.polluted': 1}}},
    {patch: {id: 'aboutPage', merge: JSON.parse('{"constructor": {"prototype": {"polluted": 1}}}')}},
    {patch: {id: 'aboutPage', setIfMissing: {'toString.polluted': 1}}},
    {create: {_id: 'constructor', _type: '__proto__', constructor: {prototype: {polluted: 1}}}},
    {create: {_id: '__proto__', _type: 'constructor'}},
  ])('in a write to the lake: %j', async (mutation) => {
    const body = JSON.stringify({mutations: [mutation]})
    const url = `${lakeUrl()}/data/mutate/production`
    expect((await fetch(url, {method: 'POST', headers: asEditor, body})).status).toBeLessThan(500)
    const query = '{"of an object": {}.polluted, "of a document": *[_id == "contactPage"][0].polluted}'
    const read = await fetch(`${lakeUrl()}/data/query/production?query=${encodeURIComponent(query)}`)
    expect((await read.json()).result).toEqual({'of an object': null, 'of a document': null})
  })

  test('in the JSON of a write', async () => {
    const body = '{"mutations": [{"create": {"_id": "a", "_type": "b", "__proto__": {"polluted": 1}}}]}'
    const url = `${lakeUrl()}/data/mutate/production`
    expect((await fetch(url, {method: 'POST', headers: asEditor, body})).status).toBe(400)
  })

  test('the site works as before', async () => {
    expect((await open(product.current, '/de/about')).document.querySelector('h1')?.textContent).not.toBe('')
  })
})

describe('what is packed', () => {
  test.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip', 'GZIP'])(
    'a form in %s is refused',
    async (encoding) => {
      for (const path of [
        '/de/contact',
        '/de/donate',
        '/contact.data',
        '/webhooks/sanity',
        '/whatsapp/click',
      ]) {
        const answer = await request(product.current, path, {
          method: 'POST',
          headers: {'Content-Encoding': encoding, 'Content-Type': 'application/x-www-form-urlencoded'},
          body: bomb,
        })
        expect([answer.status, answer.headers.get('accept-encoding')]).toEqual([415, 'identity'])
      }
    },
  )

  test('a packed write to the lake is refused before it is unpacked', async () => {
    const answer = await fetch(`${lakeUrl()}/data/mutate/production`, {
      method: 'POST',
      headers: {...asEditor, 'Content-Encoding': 'gzip'},
      body: gzipSync(JSON.stringify({mutations: [], padding: ' '.repeat(100 * million)})),
    })
    expect(answer.status).toBe(415)
  })

  test('a picture of a billion points is none', async () => {
    const upload = (bytes: Uint8Array<ArrayBuffer>) =>
      fetch(`${lakeUrl()}/assets/images/production`, {
        method: 'POST',
        headers: {Authorization: 'Bearer any', 'Content-Type': 'image/svg+xml'},
        body: bytes,
      })
    const svg = (side: number) =>
      new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`)
    expect((await upload(svg(32_000))).status).toBe(400)
    // Little to send, much to unpack: a header that says 65,535 points on each side.
    const png = await sharp({create: {width: 8, height: 8, channels: 3, background: '#fff'}})
      .png()
      .toBuffer()
    png.writeUInt32BE(65_535, 16)
    png.writeUInt32BE(65_535, 20)
    expect((await upload(new Uint8Array(png))).status).toBe(400)
    expect((await upload(svg(8))).status).toBe(200)
  })

  test('an answer of the API is not unpacked', async () => {
    const {site, siteWith} = product.current
    const api = createServer((_request, response) => {
      response.writeHead(200, {'Content-Encoding': 'gzip', 'Content-Type': 'application/json'})
      response.end(bomb)
    })
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    await site.stop()
    const other = siteWith({
      FOUNDATION_API_URL: address,
      GEOLOCATION_URL: address,
      GEOLOCATION_TOKEN: 'token',
      IP_LOOKUP_URL: address,
    })
    try {
      await other.start()
      await product.current.content().patch('siteSettings').set({'whatsappTracking.enabled': true}).commit()
      const preview = async () =>
        (await request(product.current, '/whatsapp/preview', {method: 'POST'})).json()
      await expect.poll(() => other.log()).not.toContain('out of memory')
      await expect.poll(preview).toEqual({failed: true})
      const body = new URLSearchParams({...complete, message: 'To a strange API'})
      expect((await request(product.current, '/de/contact', {method: 'POST', body})).status).toBe(303)
    } finally {
      await other.stop()
      api.closeAllConnections()
      api.close()
      await site.start()
    }
  })
})
