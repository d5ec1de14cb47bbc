import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {describe, expect, test} from 'vitest'
import {open, productForFile, request} from './support.ts'

/** Sanity calls the site when something was published, where no connection can be held open. */

const secret = 'a-secret-for-webhooks'
const body = JSON.stringify({_id: 'aboutPage'})

const signed = async (with_: string) => ({
  [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), with_),
})

describe('with a secret', () => {
  const product = productForFile({
    // The process that is called has to tell the other.
    env: {CONTENT_CHANGES: 'webhook', SANITY_WEBHOOK_SECRET: secret, WEB_CONCURRENCY: '2'},
  })

  const heading = async () =>
    (await open(product.current, '/en/about')).document.querySelector('h1')?.textContent

  const call = (headers: Record<string, string>) =>
    request(product.current, '/webhooks/sanity', {
      method: 'POST',
      headers: {...headers, 'Content-Type': 'application/json'},
      body,
    })

  test('a signed call makes an edit show; another one, or none, does not', async () => {
    expect(await heading()).toBe('About us')
    await product.current.content().patch('aboutPage').set({'heading.en': 'About us, edited'}).commit()
    expect(await heading()).toBe('About us')
    expect((await call({})).status).toBe(401)
    expect((await call(await signed('another-secret-altogether'))).status).toBe(401)
    expect((await call({[SIGNATURE_HEADER_NAME]: 't=1,v1=nonsense'})).status).toBe(401)
    expect(await heading()).toBe('About us')
    expect((await call(await signed(secret))).status).toBe(200)
    await expect
      .poll(async () => [...new Set([await heading(), await heading(), await heading()])], {interval: 50})
      .toEqual(['About us, edited'])
  })

  test('it is posted, not fetched', async () => {
    const response = await request(product.current, '/webhooks/sanity')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('without a secret', () => {
  const product = productForFile()

  test('there is no webhook', async () => {
    const response = await request(product.current, '/webhooks/sanity', {
      method: 'POST',
      headers: await signed(secret),
      body,
    })
    expect(response.status).toBe(404)
  })
})
