import type {SanityDocument, Transaction} from '@sanity/client'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {beforeAll, describe, expect, test} from 'vitest'
import {placeOf, singletonTypes} from '../../app/content/page-types.ts'
import {plain} from '../../app/content/text.ts'
import {documentOf, open, previewCookie, productForFile, request, withSite} from './support.ts'

const studio = 'https://studio.example.org'
const key = 'k'.repeat(32)
const product = productForFile({env: {STUDIO_ORIGIN: studio, SESSION_SECRET: key}})
const draftHeading = 'An unpublished heading'

/** Creates a secret as the Studio does. */
async function freshSecret(): Promise<string> {
  const {secret} = await createPreviewSecret(product.current.content(), 'test', `${studio}/studio`)
  return secret
}

const enable = (secret: string, pathname = '/en/about') =>
  request(
    product.current,
    `/preview/enable?${new URLSearchParams({'sanity-preview-secret': secret, 'sanity-preview-pathname': pathname})}`,
  )

const session = () => previewCookie(product.current)

beforeAll(async () => {
  const content = product.current.content()
  const about = await content.getDocument('aboutPage')
  if (!about) throw new Error('The page about the foundation is not there.')
  const heading = {...about.heading, en: draftHeading}
  await content.createOrReplace({...about, _id: 'drafts.aboutPage', heading})
  const name = 'Not there yet'
  await content.createOrReplace({...about, _id: 'drafts.draftOnly', _type: 'teamMember', name})
})

const headingOf = (html: string) => plain(documentOf(html).querySelector('h1')?.textContent ?? '')

describe('opening a preview', () => {
  test('redirects to the page in two steps, with a signed cookie', async () => {
    const {status, headers} = await enable(await freshSecret(), '/de?x=1#frage')
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(`/preview/begun?to=${encodeURIComponent('/de?x=1#frage')}`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^preview=[\w%.-]+; Max-Age=3600; Path=\/; .*HttpOnly/)
    expect(cookie).toContain('SameSite=Lax')
    const Cookie = cookie.split(';')[0] ?? ''
    const next = await request(product.current, headers.get('location') ?? '', {headers: {Cookie}})
    expect([next.status, next.headers.get('location')]).toEqual([302, '/de?x=1#frage'])
  })

  test.each([
    ['unknown', async () => 'not-a-secret'],
    ['older than an hour', outdatedSecret],
  ])('is refused with a secret that is %s, and the page says what to do', async (_name, secret) => {
    const response = await enable(await secret(), '/de/about')
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
    const html = await response.text()
    expect(headingOf(html)).toBe('Dieser Link zur Vorschau gilt nicht mehr')
    expect(html).toContain('aus dem Studio')
  })

  test('fails without cookies, and the page says so', async () => {
    const response = await request(product.current, '/preview/begun?to=/en/about')
    expect(response.status).toBe(403)
    expect(headingOf(await response.text())).toBe('Your browser does not allow the preview here')
  })

  test('fails without the lake, and the page says so', async () => {
    const secret = await freshSecret()
    await open(product.current, '/en')
    await product.current.lake.stop()
    try {
      const response = await enable(secret)
      expect(response.status).toBe(503)
      expect(headingOf(await response.text())).toBe('The content store does not answer')
    } finally {
      await product.current.lake.start()
    }
  })
})

/** A secret that is more than an hour old, written like an import with its own timestamps. */
async function outdatedSecret(): Promise<string> {
  const _updatedAt = new Date(Date.now() - 3_700_000).toISOString()
  await product.current.content().createOrReplace({
    _id: 'drafts.outdated',
    _type: 'sanity.previewUrlSecret',
    _createdAt: _updatedAt,
    _updatedAt,
    secret: 'outdated',
    studioUrl: studio,
  })
  return 'outdated'
}

describe('a preview', () => {
  test('shows drafts', async () => {
    const Cookie = await session()
    expect(headingOf((await open(product.current, '/en/about', {Cookie})).html)).toBe(draftHeading)
    expect((await open(product.current, '/en/team', {Cookie})).html).toContain('Not there yet')
  })

  test('is invisible to visitors', async () => {
    const Cookie = await session()
    await open(product.current, '/en/about', {Cookie})
    for (const path of ['/en/about', '/en/team', '/en/about.data']) {
      const html = await (await request(product.current, path)).text()
      expect(html).not.toContain(draftHeading)
      expect(html).not.toContain('Not there yet')
    }
  })

  test('needs a cookie that is signed and not expired', async () => {
    const of = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64')
    const hour = 3_600_000
    const forged = [
      'preview=1',
      `preview=${encodeURIComponent(of({until: Date.now() + hour}))}`,
      `preview=${encodeURIComponent(await signed(of({until: Date.now() + hour}), 'another key'))}`,
      `preview=${encodeURIComponent(await signed(of({until: Date.now() - 1}), key))}`,
    ]
    for (const Cookie of forged)
      expect(headingOf((await open(product.current, '/en/about', {Cookie})).html)).not.toBe(draftHeading)
    const own = `preview=${encodeURIComponent(await signed(of({until: Date.now() + hour}), key))}`
    expect(headingOf((await open(product.current, '/en/about', {Cookie: own})).html)).toBe(draftHeading)
  })

  test('is marked, in its language, with a way out', async () => {
    const Cookie = await session()
    for (const [path, words, leave] of [
      ['/en/about', 'This is how the page will look', 'Leave preview'],
      ['/de/about', 'So wird die Seite', 'Vorschau verlassen'],
    ] as const) {
      const {document} = await open(product.current, path, {Cookie})
      expect(document.querySelector('aside')?.textContent).toContain(words)
      const link = document.querySelector('aside a')
      expect(link?.textContent).toBe(leave)
      const left = await request(product.current, link?.getAttribute('href') ?? '', {headers: {Cookie}})
      expect(left.headers.get('location')).toBe(path)
      expect(left.headers.get('set-cookie')).toMatch(/^preview=.*Max-Age=0/)
    }
  })

  test('does not reach pages that were opened as published', async () => {
    const Cookie = await session()
    const data = await request(product.current, '/en/about.data', {headers: {Cookie}})
    expect(await data.text()).not.toContain(draftHeading)
    const asPreview = await request(product.current, '/en/about.data', {headers: {Cookie, 'X-Preview': '1'}})
    expect(await asPreview.text()).toContain(draftHeading)
    const {html, document} = await open(product.current, '/en/about?published', {Cookie})
    expect(headingOf(html)).not.toBe(draftHeading)
    expect(document.querySelector('aside.preview-bar')).toBeNull()
  })

  test('shows published content when the Studio asks for it, and says so', async () => {
    const headers = {Cookie: await session(), 'X-Preview': 'published'}
    const published = await (await request(product.current, '/en/about.data', {headers})).text()
    expect(published).not.toContain(draftHeading)
    expect(published).toContain('This is the published page')
  })

  test('says when there are no unpublished changes', async () => {
    const content = product.current.content({perspective: 'raw'})
    const drafts = await content.fetch<SanityDocument[]>('*[_id in path("drafts.**")]')
    const all = (change: (transaction: Transaction, draft: SanityDocument) => Transaction) =>
      drafts.reduce(change, content.transaction()).commit()
    await all((transaction, {_id}) => transaction.delete(_id))
    const {document} = await open(product.current, '/en/about', {Cookie: await session()})
    expect(document.querySelector('aside')?.textContent).toContain('There are no unpublished changes.')
    await all((transaction, draft) => transaction.create(draft))
  })

  test('that has ended gets no published data', async () => {
    const {status, headers} = await request(product.current, '/en/about.data', {headers: {'X-Preview': '1'}})
    expect(status).toBe(409)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const ended = await request(product.current, '/preview/ended?to=/de/about')
    expect(headingOf(await ended.text())).toBe('Die Vorschau ist beendet')
  })
})

describe('changes', () => {
  test('are reported to previews only', async () => {
    const outside = await request(product.current, '/preview/changes')
    expect(outside.status).toBe(403)
    const ended = new AbortController()
    const headers = {Cookie: await session(), 'Accept-Encoding': 'gzip'}
    const stream = await request(product.current, '/preview/changes', {headers, signal: ended.signal})
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.headers.get('content-encoding')).toBeNull()
    expect(stream.headers.get('cache-control')).toContain('private, no-store')
    const told = stream.body?.getReader()
    const next = async () => new TextDecoder().decode((await told?.read())?.value)
    expect(await next()).toBe('data: welcome\n\n')
    await product.current.content().patch('drafts.draftOnly').set({name: 'Still not there'}).commit()
    expect(await next()).toBe('data: mutation\n\n')
    ended.abort()
  })

  test('do not keep the server from stopping', async () => {
    const stream = await request(product.current, '/preview/changes', {headers: {Cookie: await session()}})
    await product.current.site.stop()
    await expect(stream.text()).resolves.toContain('welcome')
    await product.current.site.start()
  })
})

describe('a site on a hosted project', () => {
  test.each([
    ['without a token', {}, 'The website cannot show previews yet', 'SANITY_TOKEN'],
    ['with a Studio elsewhere', {SANITY_TOKEN: 'viewer'}, 'This preview link does not work any more', ''],
  ])('%s', async (_name, env, heading, todo) => {
    const hosted = {
      ...env,
      PUBLIC_URL: 'https://www.example.org',
      SANITY_PROJECT_ID: 'local',
      SANITY_API_HOST: `http://127.0.0.1:${product.current.lakePort}`,
      DEMO: '1',
    }
    await withSite(product.current, hosted, async () => {
      const ask = (path: string) => request(product.current, path)
      const refused = await ask('/preview/enable?sanity-preview-secret=x&sanity-preview-pathname=/en')
      const html = await refused.text()
      expect(headingOf(html)).toBe(heading)
      expect(html).toContain(todo)
      if (todo) return
      const query = new URLSearchParams({'sanity-preview-secret': await freshSecret()})
      const cookie = (await ask(`/preview/enable?${query}`)).headers.get('set-cookie') ?? ''
      for (const attribute of ['Secure', 'SameSite=None', 'Partitioned', 'HttpOnly'])
        expect(cookie).toContain(attribute)
    })
  })
})

/** Signs a cookie value as Remix does. */
async function signed(value: string, secret: string): Promise<string> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'}
  const bytes = (text: string) => new TextEncoder().encode(text)
  const hmacKey = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', hmacKey, bytes(value))
  return `${value}.${Buffer.from(signature).toString('base64').replace(/=+$/, '')}`
}

test('pages of visitors load nothing of previews', async () => {
  const {html, document} = await open(product.current, '/en/about')
  expect(html).not.toMatch(/preview-bar|assets\/(bar|studio)/)
  expect(document.querySelectorAll('link[rel=modulepreload]').length).toBeGreaterThan(3)
})

test('a preview of licence pages that are switched off says so, and shows them once they are on', async () => {
  const Cookie = await session()
  const licences = (licencesEnabled: boolean) =>
    product.current.content().patch('siteSettings').set({licencesEnabled}).commit()
  const leadsTo = async (address: string) =>
    (await request(product.current, address, {headers: {Cookie}})).headers.get('location')
  const notice = '/preview/licences-off?to=/en/licences/b'
  await licences(false)
  await expect.poll(() => leadsTo('/en/licences/b')).toBe(notice)
  const page = await (await request(product.current, notice, {headers: {Cookie}})).text()
  expect(headingOf(page)).toBe('The licence pages are switched off')
  // Connects the page to the Studio.
  expect(page).toContain('preview-bar')
  await licences(true)
  await expect.poll(() => leadsTo(notice)).toBe('/en/licences/b')
})

test('a preview shows pages of which nothing is written yet, and a picture of inheritance without its texts', async () => {
  const headers = {Cookie: await session()}
  for (const _type of singletonTypes) {
    await product.current.content().createOrReplace({_id: `drafts.${_type}`, _type, inheritance: {}})
    const path = `/de${placeOf(_type)?.path}`.replace(/\/(#.*)?$/, '')
    expect((await request(product.current, path, {headers})).status, _type).toBe(200)
  }
})
