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

describe('where signatures are tried out', () => {
  const product = productForFile({
    seed: false,
    env: {SANITY_WEBHOOK_SECRET: secret, TRUST_PROXY: '1', POSTS_PER_MINUTE: '2'},
  })

  test('wrong ones are counted by address, and right ones are not', async () => {
    const call = async (with_: string, address: string) =>
      request(product.current, '/webhooks/sanity', {
        method: 'POST',
        headers: {...(await signed(with_)), 'X-Forwarded-For': address},
        body,
      })
    const [guesser, lake] = ['192.0.2.1', '192.0.2.2']
    for (let times = 0; times < 4; times += 1) expect((await call(secret, guesser)).status).toBe(200)
    for (let times = 0; times < 2; times += 1) expect((await call('wrong', guesser)).status).toBe(401)
    for (const tried of ['wrong', secret]) {
      const refused = await call(tried, guesser)
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    }
    expect((await call(secret, lake)).status).toBe(200)
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
