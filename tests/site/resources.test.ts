import {JSDOM} from 'jsdom'
import {describe, expect, test} from 'vitest'
import {pageAddresses, pagePaths, productForFile, request} from './support.ts'

const product = productForFile()

const textOf = async (path: string) => (await request(product.current, path)).text()

describe('/sitemap.xml', () => {
  test('lists every page in every language with its alternates, and each answers', async () => {
    const response = await request(product.current, '/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const {document} = new JSDOM(await response.text(), {contentType: 'application/xml'}).window
    const entries = [...document.querySelectorAll('url')]
    const {siteUrl} = product.current
    const locations = entries.map((entry) => entry.querySelector('loc')?.textContent)
    expect(locations.toSorted()).toEqual(pageAddresses.map(({address}) => siteUrl + address).toSorted())
    const alternates = new Set(
      entries.flatMap((entry) => {
        const links = [...entry.getElementsByTagName('xhtml:link')]
        const path = new URL(entry.querySelector('loc')?.textContent ?? '').pathname.slice(3)
        expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
          ['de', `${siteUrl}/de${path}`],
          ['en', `${siteUrl}/en${path}`],
          ['x-default', siteUrl + (path || '/')],
        ])
        expect(Date.parse(entry.querySelector('lastmod')?.textContent ?? '')).not.toBeNaN()
        return links.map((link) => link.getAttribute('href') ?? '')
      }),
    )
    expect(alternates.size).toBe(3 * pagePaths.length)
    for (const address of alternates) {
      const {status, body} = await fetch(address, {redirect: 'manual'})
      await body?.cancel()
      expect({address, status}).toEqual({address, status: 200})
    }
  })
})

describe('/robots.txt', () => {
  test('keeps an example foundation out of search results, and lets a real one in', async () => {
    const sitemap = `Sitemap: ${product.current.siteUrl}/sitemap.xml`
    expect(await textOf('/robots.txt')).toBe(`User-agent: *\nDisallow: /\n\n${sitemap}\n`)
    await product.current.content().patch('siteSettings').set({demo: false}).commit()
    await expect.poll(() => textOf('/robots.txt')).toBe(`User-agent: *\nDisallow: /studio\n\n${sitemap}\n`)
  })
})

test('/.well-known/security.txt says where to report, for as long as it is asked', async () => {
  const text = () => textOf('/.well-known/security.txt')
  const {siteUrl} = product.current
  const fields = (await text())
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': '))
  expect(fields).toEqual([
    ['Contact', expect.stringMatching(/^mailto:\S+@\S+$/)],
    ['Contact', `${siteUrl}/contact`],
    ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/)],
    ['Preferred-Languages', 'de, en'],
    ['Canonical', `${siteUrl}/.well-known/security.txt`],
  ])
  const days = (Date.parse(fields[2]?.[1] ?? '') - Date.now()) / (24 * 60 * 60_000)
  expect(days).toBeGreaterThan(80)
  expect(days).toBeLessThan(365)

  await product.current.content().patch('siteSettings').unset(['emails']).commit()
  await expect.poll(text).not.toContain('mailto:')
  expect(await text()).toContain(`Contact: ${siteUrl}/contact\n`)
})

describe('/manifest.webmanifest', () => {
  test('names the site, and its icon is there', async () => {
    const response = await request(product.current, '/manifest.webmanifest')
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    const {name, lang, start_url, icons} = await response.json()
    expect({name, lang, start_url}).toEqual({name: 'Stiftung Sanfte Strömung', lang: 'de', start_url: '/'})
    const {headers} = await request(product.current, icons[0].src)
    expect(headers.get('content-type')).toBe('image/svg+xml')
  })
})

test('/sw.js bounds the number and the age of all that it keeps', async () => {
  const bounds = (await textOf('/sw.js')).matchAll(
    /cacheName:"([^"]+)"(?:(?!cacheName:).)*?maxEntries:(\d+),maxAgeSeconds:([\de]+),purgeOnQuotaError:!0/gs,
  )
  const day = 24 * 60 * 60
  expect(Array.from(bounds, ([, name, most, age]) => [name, Number(most), Number(age) / day])).toEqual([
    ['pages', 40, 30],
    ['data', 60, 30],
    ['pictures', 120, 60],
    ['files', 150, 90],
  ])
})

test('/favicon.ico redirects to a picture', async () => {
  const response = await fetch(`${product.current.siteUrl}/favicon.ico`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
})

describe('/licences.json', () => {
  test.each([
    ['', 'de'],
    ['?lang=en', 'en'],
    ['?lang=fr', 'en'],
  ])('with %s it speaks %s, to every website', async (query, language) => {
    const response = await request(product.current, `/licences.json${query}`)
    expect(response.headers.get('content-language')).toBe(language)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toHaveLength(15)
  })

  test('matches its published schema', async () => {
    const {items} = JSON.parse(await textOf('/licences.schema.json'))
    const patterns = Object.entries<{pattern?: string}>(items.properties).filter(([, {pattern}]) => pattern)
    const categories: Record<string, string>[] = JSON.parse(await textOf('/licences.json'))
    for (const category of categories) {
      expect(Object.keys(category)).toEqual(items.required)
      for (const [field, {pattern = ''}] of patterns) expect(category[field]).toMatch(new RegExp(pattern))
    }
    expect(patterns).toHaveLength(2)
  })

  test('its pictures answer 200', async () => {
    const categories: Record<'symbol' | 'image', string>[] = JSON.parse(await textOf('/licences.json'))
    for (const address of categories.flatMap(({symbol, image}) => [symbol, image])) {
      const {status, body} = await fetch(address)
      await body?.cancel()
      expect({address, status}).toEqual({address, status: 200})
    }
  })
})

test('no page links to licence pages that are switched off', async () => {
  const linkInText = {
    _type: 'block',
    _key: 'block',
    markDefs: [{_type: 'pageLink', _key: 'link', target: {_type: 'reference', _ref: 'licencePage'}}],
    children: [{_type: 'span', _key: 'words', text: 'Zu den Klassen', marks: ['link']}],
  }
  await product.current.content().patch('privacyPage').insert('before', 'body.de[0]', [linkInText]).commit()
  const inText = '<a href="/de/licences">Zu den Klassen</a>'
  await expect.poll(() => textOf('/de/privacy')).toContain(inText)
  await product.current.content().patch('siteSettings').set({licencesEnabled: false}).commit()
  await expect.poll(() => textOf('/sitemap.xml')).not.toContain('/licences')
  for (const [path, home] of [
    ['/licences', '/'],
    ['/de/licences/b', '/de'],
  ] as const) {
    await expect.poll(async () => (await request(product.current, path)).headers.get('location')).toBe(home)
  }
  expect((await request(product.current, '/licences.json')).status).toBe(404)
  await expect.poll(async () => (await textOf('/de/privacy')).includes(inText)).toBe(false)
  expect((await textOf('/de/privacy')).includes('Zu den Klassen')).toBe(true)
  await expect.poll(async () => (await textOf('/de')).includes('href="/de/licences')).toBe(false)
})
