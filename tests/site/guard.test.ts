import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {type Product, startProduct} from '../support/product.ts'
import {documentOf, problemsIn, request} from './support.ts'

/** What every form passes before it is looked at. A site of its own for each test: it counts. */

const message = {
  firstName: 'Zoë Ångström',
  email: 'zoe@example.org',
  phone: '+49 30 23125 100',
  message: 'Grüße',
}
let product: Product
let messages = 0

async function start(env: Record<string, string> = {}) {
  product = await startProduct({env: {POSTS_PER_MINUTE: '2', ...env}})
}

beforeEach(() => {
  messages = 0
})
afterEach(() => product.stop())

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await request(product, path, {
    method: 'POST',
    headers: {Origin: product.siteUrl, ...headers},
    body: new URLSearchParams(fields),
  })
  return {
    status: response.status,
    location: response.headers.get('location'),
    wait: response.headers.get('retry-after'),
    html: await response.text(),
  }
}

const send = (path = '/en/contact', headers?: Record<string, string>) =>
  post(path, {...message, message: `${message.message} ${++messages}`}, headers)

const forwarded = (address: string) => ({'X-Forwarded-For': address})

const statusesOf = async (...headers: Record<string, string>[]) => {
  const statuses = []
  for (const header of headers) statuses.push((await send('/contact', header)).status)
  return statuses
}

describe('who sends too much', () => {
  test.each([
    ['/de/contact', de.form.limited],
    ['/en/contact', en.form.limited],
    ['/de/licences', de.form.limited],
    ['/en/donate', en.form.limited],
  ])(
    '%s: is asked to wait, with every word kept and another way to reach the foundation',
    async (path, words) => {
      await start()
      await Promise.all([send(), send()])
      const {status, html, wait} = await send(path)
      expect(status).toBe(429)
      expect(Number(wait)).toBeGreaterThan(0)
      expect(Number(wait)).toBeLessThanOrEqual(60)
      expect(await problemsIn(html)).toEqual([])
      const document = documentOf(html)
      const alert = document.querySelector('[role=alert]')
      expect(alert?.querySelector('h2')?.textContent).toBe(words.title)
      expect(alert?.textContent).toContain(words.text.replace('{{seconds}}', String(wait)))
      expect(alert?.querySelector('a[href^="tel:"]')).not.toBeNull()
      for (const name of ['firstName', 'email', 'phone', 'message'])
        expect(document.querySelector<HTMLInputElement>(`main [name=${name}]`)?.value).toContain(
          message[name as keyof typeof message],
        )
      expect(await product.inbox()).toHaveLength(2)
    },
  )

  test('at the check of a donation: is asked to wait, and can send the same answers again', async () => {
    await start()
    const answers = {...message, amount: '12.50', method: 'test', lastName: 'Muster', address: 'Musterweg 1'}
    const check = (fields = {}) => post('/en/donate/check', {...answers, ...fields})
    expect([(await check()).status, (await check({intent: 'confirm'})).status]).toEqual([200, 303])
    const {status, wait, html} = await check({intent: 'confirm'})
    expect([status, Number(wait) > 0]).toEqual([429, true])
    expect(await problemsIn(html)).toEqual([])
    const document = documentOf(html)
    expect(document.querySelector('[role=alert] h2')?.textContent).toBe(en.form.limited.title)
    const form = document.querySelector('main form') as HTMLFormElement
    expect(form.querySelector('button[value=confirm]')).not.toBeNull()
    for (const [name, value] of Object.entries(answers))
      expect(form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value).toBe(value)
  })

  test('by starting the app ever anew, may still send forms', async () => {
    await start()
    for (let times = 0; times < 3; times += 1) expect((await post('/wake', {})).status).toBe(204)
    expect((await send()).status).toBe(303)
  })

  test('is told so on the newsletter and by the data request of the page with scripts', async () => {
    await start()
    await Promise.all([send(), send()])
    const newsletter = await post('/en/newsletter', {email: message.email})
    expect(newsletter).toMatchObject({status: 429, wait: expect.stringMatching(/^\d+$/)})
    const data = await send('/en/contact.data')
    expect(data).toMatchObject({status: 429, wait: expect.stringMatching(/^\d+$/)})
    expect(data.html).toContain('limited')
  })

  test('cannot get on by naming other addresses', async () => {
    await start()
    expect(await statusesOf(...['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(forwarded))).toEqual([
      303, 303, 429,
    ])
  })

  test('is told apart by the proxy that is trusted; a /64 of IPv6 is one visitor', async () => {
    await start({TRUST_PROXY: '1'})
    const visitors = [
      '192.0.2.1',
      '192.0.2.1',
      '192.0.2.1',
      '198.51.100.9, 192.0.2.2',
      '198.51.100.9, 192.0.2.1',
    ]
    expect(await statusesOf(...visitors.map(forwarded))).toEqual([303, 303, 429, 303, 429])
    const neighbours = ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:1::3', '2001:db8:0:2::1']
    expect(await statusesOf(...neighbours.map(forwarded))).toEqual([303, 303, 429, 303])
  })

  test('is told apart by the trusted network, and by no other', async () => {
    await start({TRUST_PROXY: '10.0.0.0/8, loopback'})
    const visitors = ['192.0.2.1, 10.1.2.3', '192.0.2.1', '192.0.2.1, 10.9.9.9', '192.0.2.7']
    expect(await statusesOf(...visitors.map(forwarded))).toEqual([303, 303, 429, 303])
  })
})

describe('what has filled in the field that nobody meets', () => {
  const trapped = {...message, 'leave-empty': 'https://spam.example.org'}

  test.each(['/en/contact', '/de/licences', '/en/donate'])(
    '%s: is told that nothing was sent, with every word kept and another way to reach the foundation',
    async (path) => {
      await start()
      const {status, html} = await post(path, trapped)
      expect(status).toBe(503)
      expect(await problemsIn(html)).toEqual([])
      const document = documentOf(html)
      const alert = document.querySelector('main [role=alert]')
      expect(alert?.querySelector('a[href^="tel:"]')).not.toBeNull()
      expect(alert?.querySelector('a[href^="mailto:"]')).not.toBeNull()
      for (const name of ['firstName', 'email', 'phone', 'message'])
        expect(document.querySelector<HTMLInputElement>(`main [name=${name}]`)?.value).toBe(
          message[name as keyof typeof message],
        )
      expect(document.querySelector<HTMLInputElement>('main [name=leave-empty]')?.value).toBe('')
      expect(await product.inbox()).toEqual([])
      expect(product.siteLog()).toContain('"trapped":1')
      expect(product.siteLog()).not.toMatch(/spam|zoe/)
    },
  )

  test('is told so on the newsletter, which keeps nothing', async () => {
    await start()
    const {status, html} = await post('/de/newsletter', trapped)
    expect(status).toBe(503)
    const document = documentOf(html)
    expect(document.querySelector('main [role=alert]')?.textContent).toContain('Das hat nicht geklappt')
    expect(document.querySelector<HTMLInputElement>('main [name=email]')?.value).toBe(message.email)
    const kept = product.content({dataset: 'newsletter', perspective: 'raw', token: 'local'})
    expect(await kept.fetch('count(*)')).toBe(0)
  })
})
