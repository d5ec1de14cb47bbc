import {describe, expect, test} from 'vitest'
import {de} from '../../app/i18n/de.ts'
import {type Product, startProduct} from '../support/product.ts'
import {open, postForm, productForFile} from './support.ts'

/** Subscribing over HTTP, without JavaScript, and the data that the lake stores. */

const product = productForFile()

let people = 0
const newAddress = () => `zoe-${++people}@example.org`

const subscribers = (from: Product = product.current, token: string | undefined = 'local') =>
  from.content({dataset: 'newsletter', perspective: 'raw', token})
const entriesOf = (email: string) =>
  subscribers().fetch<Record<string, string>[]>('*[lower(email) == $email]', {email})

const post = (path: string, email: string, to: Product = product.current) => postForm(to, path, {email})

const main = (document: Document) => document.querySelector('main')
const fieldIn = (document: Document) => main(document)?.querySelector<HTMLInputElement>('input[name=email]')

describe('an address', () => {
  test.each([
    ['de', 'Sie stimmen zu', 'bitten wir Sie per E-Mail um eine Bestätigung'],
    ['en', 'you agree', 'we will ask you by e-mail to confirm'],
  ])('is kept, unconfirmed, with what was agreed to: %s', async (language, consent, answer) => {
    const email = newAddress()
    const {status, location} = await post(`/${language}/newsletter?from=%2F${language}%2Fteam`, email)
    expect(status).toBe(303)
    expect(await entriesOf(email)).toMatchObject([
      {_type: 'newsletterSubscription', state: 'unconfirmed', email, language},
    ])
    expect((await entriesOf(email))[0]?.consentText).toContain(consent)
    const {document} = await open(product.current, location ?? '')
    expect(main(document)?.querySelector('[role=status]')?.textContent).toContain(answer)
    expect(main(document)?.querySelector('a.button')?.getAttribute('href')).toBe(`/${language}/team`)
    expect(await product.current.inbox()).toEqual([])
  })

  test('cannot be read without a token, and is no part of the content', async () => {
    const email = newAddress()
    await post('/newsletter', email)
    expect(await entriesOf(email)).toHaveLength(1)
    expect(await product.current.content({dataset: 'newsletter', token: undefined}).fetch('*')).toEqual([])
    const content = await product.current.content({perspective: 'raw'}).fetch('*')
    expect(JSON.stringify(content)).not.toContain(email)
    const datasets = await product.current.content().datasets.list()
    expect(datasets.find(({name}) => name === 'newsletter')?.aclMode).toBe('private')
  })
})

describe('the answer', () => {
  test('is not shown for an address that the site has not signed', async () => {
    for (const sent of ['', 'x', `${Date.now().toString(36)}.AAAA`, 'kq5zk8.']) {
      const {document} = await open(product.current, `/de/newsletter?${new URLSearchParams({sent})}`)
      expect(main(document)?.querySelector('[role=status]')).toBeNull()
      expect(fieldIn(document)).not.toBeNull()
    }
  })

  test.each(['', 'no-email'])('to “%s” names the error and keeps the input', async (typed) => {
    const {status, document} = await post('/de/newsletter?from=/de/team', typed)
    expect(status).toBe(422)
    const error = main(document)?.querySelector('.field-error')?.textContent
    expect(error).toContain(typed ? de.form.emailInvalid : de.form.emailMissing)
    expect(fieldIn(document)?.value).toBe(typed)
    expect(fieldIn(document)?.getAttribute('aria-invalid')).toBe('true')
    expect(main(document)?.querySelector('a.button')?.getAttribute('href')).toBe('/de/team')
    expect(await subscribers().fetch('count(*[email == $typed])', {typed})).toBe(0)
  })
})

describe('a lake that is away', () => {
  test('fails the form, which keeps the address; the log does not have it', async () => {
    await open(product.current, '/de/newsletter')
    await product.current.lake.stop()
    try {
      const email = newAddress()
      const {status, document} = await post('/de/newsletter', email)
      expect(status).toBe(503)
      expect(main(document)?.querySelector('[role=alert]')?.textContent).toContain('Das hat nicht geklappt')
      expect(fieldIn(document)?.value).toBe(email)
      await expect.poll(() => product.current.siteLog()).toContain('subscription could not be kept')
      expect(product.current.siteLog()).not.toContain('@example.org')
    } finally {
      await product.current.lake.start()
    }
  })
})

describe('a hosted project without a token for writing', () => {
  test('shows no form, and refuses what is sent', async () => {
    const env = {
      SANITY_PROJECT_ID: 'abc',
      SANITY_API_HOST: `http://127.0.0.1:${product.current.lakePort}`,
      SANITY_TOKEN: 'only-for-reading',
      DEMO: '1',
    }
    const hosted = await startProduct({seed: false, env})
    try {
      const {document: home} = await open(hosted, '/de')
      expect(home.querySelector('footer')).not.toBeNull()
      expect(home.querySelector('.newsletter, input[name=email]')).toBeNull()
      const {document: page} = await open(hosted, '/de/newsletter')
      expect(main(page)?.textContent).toContain(de.newsletter.closed)
      expect(fieldIn(page)).toBeNull()
      const email = newAddress()
      const {status, document} = await post('/de/newsletter', email, hosted)
      expect(status).toBe(503)
      expect(main(document)?.textContent).toContain(de.newsletter.closed)
      expect(await entriesOf(email)).toEqual([])
    } finally {
      await hosted.stop()
    }
  })
})
