import {once} from 'node:events'
import {connect} from 'node:net'
import {describe, expect, test} from 'vitest'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {open, postForm, productForFile, valuesIn, withSite} from './support.ts'

/** Rate limits for visitors. Every test posts from its own IP addresses. */

const product = productForFile({env: {POSTS_PER_MINUTE: '2', TRUST_PROXY: '1'}})

const typed = {firstName: 'Zoë Ångström', email: 'zoe@example.org', phone: '+49 30 23125 100'}
let count = 0
const newMessage = () => ({...typed, message: `Grüße ${++count}`})

async function post(path: string, address: string, fields: Record<string, string> = newMessage()) {
  const answer = await postForm(product.current, path, fields, {'X-Forwarded-For': address})
  return {...answer, wait: Number(answer.headers.get('retry-after'))}
}

async function statusesOf(...addresses: string[]) {
  const statuses = []
  for (const address of addresses) statuses.push((await post('/contact', address)).status)
  return statuses
}

/** Sends as many posts as an IP address may send in a minute. */
const useUp = (address: string) => statusesOf(address, address)

describe('too many posts of one visitor', () => {
  test.each([
    ['/de/contact', de.form.limited, '192.0.2.1'],
    ['/en/licences', en.form.limited, '192.0.2.2'],
    ['/en/donate', en.form.limited, '192.0.2.3'],
  ])(
    '%s asks to wait, keeps the text, and names another way to reach the foundation',
    async (path, words, address) => {
      expect(await useUp(address)).toEqual([303, 303])
      const fields = newMessage()
      const {status, wait, document} = await post(path, address, fields)
      expect(status).toBe(429)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
      const alert = document.querySelector('[role=alert]')
      expect(alert?.querySelector('h2')?.textContent).toBe(words.title)
      expect(alert?.textContent).toContain(words.text.replace('{{seconds}}', String(wait)))
      expect(alert?.querySelector('a[href^="tel:"]')).not.toBeNull()
      expect(valuesIn(document, Object.keys(fields))).toEqual(fields)
      expect((await product.current.inbox()).map(({message}) => message)).not.toContain(fields.message)
    },
  )

  test('the newsletter and data requests say so, too', async () => {
    await useUp('192.0.2.5')
    expect((await post('/en/newsletter', '192.0.2.5', {email: typed.email})).status).toBe(429)
    expect((await post('/whatsapp/preview', '192.0.2.5', {})).status).toBe(429)
    const data = await post('/en/contact.data', '192.0.2.5')
    expect([data.status, data.wait > 0]).toEqual([429, true])
    expect(data.html).toContain('limited')
  })

  test('starting the app does not count', async () => {
    for (let times = 0; times < 3; times += 1) expect((await post('/wake', '192.0.2.6', {})).status).toBe(204)
    expect(await statusesOf('192.0.2.6')).toEqual([303])
  })

  test('the trusted proxy names the visitor', async () => {
    expect(
      await statusesOf(
        '192.0.2.7',
        '192.0.2.7',
        '192.0.2.7',
        '198.51.100.9, 192.0.2.8',
        '198.51.100.9, 192.0.2.7',
      ),
    ).toEqual([303, 303, 429, 303, 429])
  })

  test.each([
    ['', ['192.0.2.1', '192.0.2.2', '192.0.2.3'], [303, 303, 429]],
    [
      '10.0.0.0/8, loopback',
      ['192.0.2.1, 10.1.2.3', '192.0.2.1', '192.0.2.1, 10.9.9.9', '192.0.2.7'],
      [303, 303, 429, 303],
    ],
  ])('TRUST_PROXY=%j decides which addresses are believed', async (TRUST_PROXY, addresses, statuses) => {
    await withSite(product.current, {TRUST_PROXY}, async () =>
      expect(await statusesOf(...addresses)).toEqual(statuses),
    )
  })
})

describe('the field that only machines fill in', () => {
  test.each(['/en/contact', '/de/licences', '/en/donate'])(
    '%s says that nothing was sent, keeps the text, and names another way to reach the foundation',
    async (path) => {
      const fields = newMessage()
      const trapped = {...fields, 'leave-empty': 'https://spam.example.org'}
      const {status, document} = await post(path, `198.51.100.${path.length}`, trapped)
      expect(status).toBe(503)
      const alert = document.querySelector('main [role=alert]')
      for (const scheme of ['tel', 'mailto'])
        expect(alert?.querySelector(`a[href^="${scheme}:"]`)).not.toBeNull()
      expect(valuesIn(document, Object.keys(trapped))).toEqual({...fields, 'leave-empty': ''})
      expect((await product.current.inbox()).map(({message}) => message)).not.toContain(fields.message)
      expect(product.current.siteLog()).toContain('"reason":"trapped"')
      expect(product.current.siteLog()).not.toMatch(/spam|zoe/)
    },
  )

  test('the newsletter says so, and stores nothing', async () => {
    const kept = product.current.content({dataset: 'newsletter', perspective: 'raw', token: 'local'})
    const before = await kept.fetch('count(*)')
    const fields = {email: typed.email, 'leave-empty': 'x'}
    const {status, document} = await post('/de/newsletter', '198.51.100.1', fields)
    expect(status).toBe(503)
    expect(document.querySelector('main [role=alert]')?.textContent).toContain('Das hat nicht geklappt')
    expect(valuesIn(document, ['email'])).toEqual({email: typed.email})
    expect(await kept.fetch('count(*)')).toBe(before)
  })
})

test.each([
  ['Content-Length: 1000001', 'firstName='],
  ['Transfer-Encoding: chunked', `f4241\r\n${'a'.repeat(1_000_001)}\r\n`],
])('a form that is too large is refused before all of it has arrived: %s', async (length, begin) => {
  const socket = connect(product.current.site.port, '127.0.0.1').on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const headers = `Host: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n${length}`
  socket.write(`POST /contact HTTP/1.1\r\n${headers}\r\n\r\n${begin}`)
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nConnection: close\r\n/)
})

test('forms that arrive slowly take no places of the app', async () => {
  const form = 'Host: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500'
  const slow = Array.from({length: 200}, () => {
    const socket = connect(product.current.site.port, '127.0.0.1').on('error', () => {})
    socket.write(`POST /en/contact HTTP/1.1\r\n${form}\r\n\r\nfirstName=`)
    return once(socket, 'connect').then(() => socket)
  })
  const sockets = await Promise.all(slow)
  await open(product.current, '/en/licences?age=18')
  expect(await statusesOf('198.51.100.3')).toEqual([303])
  for (const socket of sockets) socket.destroy()
})
