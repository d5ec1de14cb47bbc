import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {expect, test} from 'vitest'
import {open, productForFile, request} from './support.ts'

/** Sanity's webhook reports changes on hosts where the site cannot keep a connection open. */

const secret = 'a-secret-for-webhooks'
const body = JSON.stringify({_id: 'aboutPage'})
const product = productForFile({
  env: {
    CONTENT_CHANGES: 'webhook',
    SANITY_WEBHOOK_SECRET: secret,
    TRUST_PROXY: '1',
    POSTS_PER_MINUTE: '2',
  },
})

const signatureWith = (key: string) => encodeSignatureHeader(body, Date.now(), key)
const call = (signature: string, address: string) =>
  request(product.current, '/webhooks/sanity', {
    method: 'POST',
    headers: {
      [SIGNATURE_HEADER_NAME]: signature,
      'X-Forwarded-For': address,
      'Content-Type': 'application/json',
    },
    body,
  })
const heading = async () =>
  (await open(product.current, '/en/about')).document.querySelector('h1')?.textContent

test('a signed call makes an edit show; no other call does', async () => {
  expect(await heading()).toBe('About us')
  await product.current.content().patch('aboutPage').set({'heading.en': 'About us, edited'}).commit()
  for (const signature of ['', 't=1,v1=nonsense', await signatureWith('another-secret-altogether')])
    expect((await call(signature, `192.0.2.${signature.length}`)).status).toBe(401)
  expect(await heading()).toBe('About us')
  expect((await call(await signatureWith(secret), '192.0.2.1')).status).toBe(200)
  await expect.poll(heading).toBe('About us, edited')
})

test('a GET answers 405', async () => {
  const response = await request(product.current, '/webhooks/sanity')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test('wrong signatures are limited by address, right ones are not', async () => {
  const [guesser, lake] = ['198.51.100.1', '198.51.100.2']
  const right = await signatureWith(secret)
  for (let times = 0; times < 4; times += 1) expect((await call(right, guesser)).status).toBe(200)
  for (let times = 0; times < 2; times += 1) expect((await call('wrong', guesser)).status).toBe(401)
  for (const signature of ['wrong', right]) {
    const refused = await call(signature, guesser)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  }
  expect((await call(right, lake)).status).toBe(200)
})
