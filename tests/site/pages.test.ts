import {createHash} from 'node:crypto'
import {beforeAll, describe, expect, test, vi} from 'vitest'
import {languages} from '../../app/i18n/languages.ts'
import {seedDocuments} from '../../studio/seed/index.ts'
import {
  differingAddresses,
  open,
  type PageAddress,
  pageAddresses,
  pagePaths,
  pathOfDocument,
  problemsIn,
  productForFile,
  request,
  visibleWords,
} from './support.ts'

type Opened = Awaited<ReturnType<typeof open>>

const product = productForFile()
const pages = new Map<string, Opened>()

beforeAll(async () => {
  for (const {address} of pageAddresses) pages.set(address, await open(product.current, address))
})

const page = (address: string): Opened => {
  const opened = pages.get(address)
  if (!opened) throw new Error(`${address} was not opened`)
  return opened
}

const attribute = (document: Document, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name)

/** Title and heading of a page in the seed. */
const textsOf = (path: string) => {
  const document = seedDocuments.find((one) => pathOfDocument(one) === path)
  return [document?.title, document?.heading] as (Record<string, string> | undefined)[]
}

const siteNames = seedDocuments[0]?.name as Record<string, string>

test('there is a page for every document with an address', () => {
  expect(pagePaths).toHaveLength(25)
  expect(pagePaths).toEqual(expect.arrayContaining(['/', '/about', '/team', '/licences', '/licences/c1e']))
})

describe.each(differingAddresses)('$address', ({address, path, language}) => {
  test('is valid HTML with nothing behind its end', async () => {
    expect(await problemsIn(page(address).html)).toEqual([])
  })

  test('is a page in its language', () => {
    const {document} = page(address)
    expect(document.documentElement.lang).toBe(language)
    expect(document.querySelectorAll('main')).toHaveLength(1)
    const [title = '', heading = title] = textsOf(path).map((text) => text?.[language])
    const shown = [document.title, ...[...document.querySelectorAll('h1')].map((h1) => h1.textContent ?? '')]
    const ofCategory = path.startsWith('/licences/') ? /^(Klasse|Category) (C1E|AM): / : ''
    const end = path === '/' ? '' : ` – ${siteNames[language]}`
    expect(shown.map((text) => text.replace(ofCategory, ''))).toEqual([title + end, heading])
    expect(attribute(document, 'meta[name=description]', 'content')?.length).toBeGreaterThan(30)
  })

  test('shows no key, no empty place and no value that is none', () => {
    const words = visibleWords(page(address).document)
    expect(words).not.toMatch(/\{\{|\}\}|\[object|\bundefined\b|\bNaN\b|Invalid Date|Infinity/)
    expect(words).not.toMatch(
      /\b(form|licences|header|footer|slider|review|imprint|donate|gallery)\.[a-z]+[A-Z_.a-z]*\b/,
    )
  })

  test('names its own address and those in other languages, which name it in turn', () => {
    const {document} = page(address)
    const {siteUrl} = product.current
    expect(attribute(document, 'link[rel=canonical]', 'href')).toBe(siteUrl + address)
    for (const link of document.querySelectorAll('.site-header nav:not(.languages) a')) {
      const href = link.getAttribute('href')
      const within = address.startsWith(`${href}/`) && href !== `/${language}` ? 'true' : null
      expect(link.getAttribute('aria-current')).toBe(href === address ? 'page' : within)
    }
    const alternates = alternatesOf(document)
    expect(Object.keys(alternates).sort()).toEqual([...languages, 'x-default'].sort())
    expect(alternates['x-default']).toBe(siteUrl + path)
    for (const other of languages) {
      const there = page(new URL(alternates[other] ?? '').pathname).document
      expect(there.documentElement.lang).toBe(other)
      expect(alternatesOf(there)).toEqual(alternates)
    }
  })

  test('describes itself for shared links', async () => {
    const {document} = page(address)
    const og = (name: string) => attribute(document, `meta[property="og:${name}"]`, 'content')
    expect(og('title')).toBe(document.title)
    expect(og('description')).toBe(attribute(document, 'meta[name=description]', 'content'))
    expect(og('url')).toBe(product.current.siteUrl + address)
    expect(og('locale')).toBe({de: 'de_DE', en: 'en_GB'}[language])
    expect(og('image:alt')).toBeTruthy()
    expect(og('image')?.startsWith(`${product.current.siteUrl}/media/`)).toBe(true)
    expect(attribute(document, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
  })

  test('carries structured data in its language', () => {
    const graph = structuredDataOf(page(address).document)
    const types = graph.map((thing) => thing['@type'])
    expect(types).toEqual(['NGO', path === '/' ? 'FAQPage' : 'BreadcrumbList'])
    expect(graph[0]?.name).toBe(siteNames[language])
    if (path === '/') expect(questionsIn(graph)).toEqual(questionsOf(language))
    else expect(crumbAddresses(graph).at(-1)).toBe(product.current.siteUrl + address)
  })

  test('runs only the scripts whose hashes its policy names', () => {
    const {response, document} = page(address)
    const policy = response.headers.get('content-security-policy') ?? ''
    const inline = [...document.querySelectorAll('script:not([src])')].filter(
      ({type}: Element & {type?: string}) => !type?.endsWith('json'),
    )
    expect(inline.length).toBeGreaterThan(0)
    for (const script of inline) expect(policy).toContain(`'sha256-${hashOf(script.textContent ?? '')}'`)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("default-src 'self'; script-src 'self' 'sha256-")
    expect(document.querySelectorAll('[style], [onclick], [onload]')).toHaveLength(0)
  })

  test('sets no cookie and makes no third-party request', () => {
    const {response, document} = page(address)
    expect(response.headers.get('set-cookie')).toBeNull()
    const loaded = '[src], [srcset], link[href]:not([rel=canonical]):not([rel=alternate])'
    const addresses = [...document.querySelectorAll(loaded)].flatMap((element) =>
      ['src', 'srcset', 'href'].map((name) => element.getAttribute(name) ?? ''),
    )
    expect(addresses.filter((one) => /^(\w+:|\/\/)/.test(one))).toEqual([])
  })
})

test.each([
  ['/de/contact?sent=invented', 'Kontakt'],
  ['/en/licences?category=c1e', 'Driving licence'],
  ['/de/licences?age=17&group=motorcycles&held=am', 'Klasse AM, 17 Jahre – Führerschein'],
  ['/en/licences?age=1&group=buses', 'Driving licence'],
  ['/de/licences?age=none', 'Führerschein'],
  ['/en/newsletter', 'Newsletter'],
])('%s is valid HTML too, with a title of its own', async (address, title) => {
  const {html, document} = await open(product.current, address)
  expect(document.title).toMatch(new RegExp(`^${title}`))
  expect(await problemsIn(html)).toEqual([])
  expect(visibleWords(document)).not.toMatch(/\{\{|\[object|\bundefined\b|\bNaN\b/)
})

describe('without a language in the address', () => {
  test.each(['/', '/licences/c1e'])(
    '%s speaks the default, the browser’s and the saved language',
    async (path) => {
      const language = async (headers: Record<string, string>) =>
        (await open(product.current, path, headers)).document.documentElement.lang
      expect(await language({'accept-language': '*'})).toBe('de')
      expect(await language({'accept-language': 'en-GB,de;q=0.5'})).toBe('en')
      expect(await language({'accept-language': 'en', cookie: 'language=de'})).toBe('de')
    },
  )

  test('links stay without a language, and the canonical address has one', async () => {
    const {document} = await open(product.current, '/contact', {cookie: 'language=en'})
    expect(attribute(document, 'link[rel=canonical]', 'href')).toBe(`${product.current.siteUrl}/en/contact`)
    const links = [...document.querySelectorAll('main a[href^="/"], footer a[href^="/"]')]
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((link) => /^\/(de|en)(\/|$)/.test(link.getAttribute('href') ?? ''))).toEqual([])
  })
})

test('every link and every picture leads somewhere, every fragment to its place', async () => {
  const ids = new Map([...pages].map(([address, {document}]) => [address, idsIn(document)]))
  const broken: string[] = []
  const others = new Map<string, string>()
  for (const from of pageAddresses) {
    for (const target of linksFrom(from)) {
      const key = target.pathname
      const known = ids.get(key)
      if (known && target.hash && !known.has(decodeURIComponent(target.hash.slice(1))))
        broken.push(`${from.address}: ${key}${target.hash}`)
      if (!known || target.search) others.set(target.pathname + target.search, from.address)
    }
  }
  for (const [address, from] of others) {
    const {status, body} = await request(product.current, address)
    await body?.cancel()
    if (status !== 200) broken.push(`${from}: ${address} answers ${status}`)
  }
  expect(broken).toEqual([])
  expect(others.size).toBeGreaterThan(50)
})

/** Addresses on this site that a page links or loads; only the fallback of each picture. */
function linksFrom({address}: PageAddress): URL[] {
  const here = product.current.siteUrl + address
  const elements = page(address).document.querySelectorAll('a[href], img[src], link[href], script[src]')
  const addresses = [...elements].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  )
  return addresses
    .map((one) => new URL(one ?? '', here))
    .filter(({origin}) => origin === product.current.siteUrl)
}

const idsIn = (document: Document) =>
  new Set(['top', ...[...document.querySelectorAll('[id]')].map(({id}) => id)])

const alternatesOf = (document: Document): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  )

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

// biome-ignore lint/suspicious/noExplicitAny: a graph of things of any type
const structuredDataOf = (document: Document): Record<string, any>[] =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')['@graph']

const questionsIn = (graph: ReturnType<typeof structuredDataOf>): string[] =>
  graph[1]?.mainEntity.map(({name}: {name: string}) => name)

const questionsOf = (language: string) =>
  seedDocuments
    .filter(({_type}) => _type === 'faqEntry')
    .map(({question}) => (question as Record<string, string>)[language])

const crumbAddresses = (graph: ReturnType<typeof structuredDataOf>): string[] =>
  graph[1]?.itemListElement.map(({item}: {item: string}) => item)

test('a second document of a page that there is once does not take its place', async () => {
  const content = product.current.content()
  const contact = await content.getDocument('contactPage')
  if (!contact) throw new Error('The contact page is not there.')
  const second = {de: 'Eine zweite', en: 'A second one'}
  // One id sorts first, one last; the original, written again below, is newer than both.
  for (const _id of ['0-second', 'zz-second']) await content.create({...contact, _id, heading: second})
  await content.createOrReplace(contact)
  await content.patch('aboutPage').set({'heading.en': 'Changed after that'}).commit()
  await vi.waitFor(async () => {
    const {html} = await open(product.current, '/en/about')
    expect(html).toContain('Changed after that')
  }, 50_000)
  const {document} = await open(product.current, '/en/contact')
  expect(document.querySelector('h1')?.textContent).toBe('Contact us')
})
