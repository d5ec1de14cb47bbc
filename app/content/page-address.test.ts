import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {knownSearch, searchFor, sharedPage} from './page-address'

const page = (url: string, headers: Record<string, string> = {}) => sharedPage({url, headers}, 'de')

describe('sharedPage', () => {
  it.each(['/', '/de', '/en/contact', '/licences/c1e', '/en/licences/c1e', '/nothing-here'])(
    '%s is a shared page',
    (url) => {
      expect(page(url)?.pathname).toBe(url)
    },
  )

  it.each([
    '/DE',
    '/de/',
    '/de/contact.data',
    '/sitemap.xml',
    '/studio/structure',
    '/lake/v1',
    '/assets/x',
    '/healthz',
    '/readyz',
    '/preview',
    '/de/%63ontact',
    '/de/a/b/c',
    '/constructor/__proto__',
    '/en/licences?%67roup=buses',
    '/donate/result?donation=x',
    '*',
    '',
    'http://elsewhere.example/de',
  ])('%s is not a shared page', (url) => {
    expect(page(url)).toBeUndefined()
  })

  it('takes its language from the address before cookie and header', () => {
    const headers = {cookie: 'language=de', 'accept-language': 'de'}
    expect(page('/en/contact', headers)).toEqual({pathname: '/en/contact', language: 'en', explicit: true})
    expect(page('/contact', {...headers, cookie: 'language=en'})).toMatchObject({
      language: 'en',
      explicit: false,
    })
    expect(page('/contact', {'accept-language': 'fr'})).toMatchObject({language: 'en'})
    expect(page('/contact')).toMatchObject({language: 'de'})
  })

  it('does not exist for a browser that has opened a preview', () => {
    expect(page('/de', {cookie: 'language=de; preview=abc'})).toBeUndefined()
  })

  it('does not exist where the page reads the query', () => {
    expect(page('/licences?group=buses')).toBeUndefined()
    expect(page('/en/licences?utm_source=x&age=17')).toBeUndefined()
    expect(page('/contact?sent=1')).toBeUndefined()
  })

  const names = fc.string().filter((name) => !['sent', 'group', 'age', 'held', 'category'].includes(name))
  const query = fc.array(fc.tuple(names, fc.string())).map((pairs) => `?${new URLSearchParams(pairs)}`)
  const path = fc.constantFrom(
    '/',
    '/de',
    '/en/contact',
    '/contact',
    '/licences',
    '/en/licences/b',
    '/donate',
  )

  it('ignores parameters that the page does not read', () => {
    fc.assert(
      fc.property(path, query, (pathname, search) => {
        expect(page(pathname + search)).toEqual(page(pathname))
      }),
    )
  })

  it('is the same for two requests only if address and language are the same', () => {
    const languages = fc.constantFrom('de', 'en')
    fc.assert(
      fc.property(path, path, languages, languages, (one, other, mine, yours) => {
        const [a, b] = [page(one, {cookie: `language=${mine}`}), page(other, {cookie: `language=${yours}`})]
        const explicit = /^\/(de|en)(\/|$)/.test(one)
        const isSame = one === other && (explicit || mine === yours)
        expect(JSON.stringify(a) === JSON.stringify(b)).toBe(isSame)
      }),
    )
  })
})

describe('the query that the app receives', () => {
  it('holds the parameters that the page reads, in their order', () => {
    expect(knownSearch('/en/licences', '?x=1&group=buses&age=17&group=cars')).toBe(
      '?group=buses&age=17&group=cars',
    )
    expect(knownSearch('/en/about', '?group=buses')).toBe('')
    expect(knownSearch('/__proto__', '?group=buses')).toBe('')
  })

  it('holds the parameters that Remix and previews read', () => {
    expect(searchFor('/en/licences.data', '?_routes=root&group=buses&x=1')).toBe('?_routes=root&group=buses')
    expect(searchFor('/_root.data', '?_routes=root&x=1')).toBe('?_routes=root')
    expect(searchFor('/', '?index&x=1')).toBe('?index=')
    expect(searchFor('/de', '?published=1')).toBe('?published=1')
  })

  it('is whole where the address is not a page', () => {
    expect(searchFor('/media/abc.avif', '?rect=1,2,3,4')).toBe('?rect=1,2,3,4')
    expect(searchFor('/licences.json', '?lang=en')).toBe('?lang=en')
    expect(searchFor('/preview/enable', '?sanity-preview-secret=x')).toBe('?sanity-preview-secret=x')
  })
})
