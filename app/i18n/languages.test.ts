import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {
  languageFromCookie,
  languageFromHeader,
  languageOf,
  languages,
  splitPath,
  withPrefix,
} from './languages.ts'

const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, {headers})

describe('language of a request', () => {
  it.each([
    ['an explicit address wins', '/en/contact', {cookie: 'language=de', 'accept-language': 'de'}, 'en'],
    ['then the saved choice', '/contact', {cookie: 'a=b; language=en', 'accept-language': 'de'}, 'en'],
    [
      'an unknown saved choice is English',
      '/contact',
      {cookie: 'language=fr', 'accept-language': 'de'},
      'en',
    ],
    ['then the browser', '/contact', {'accept-language': 'en-GB,en;q=0.9,de;q=0.8'}, 'en'],
    ['by weight, not by place', '/contact', {'accept-language': 'en;q=0.5, de;q=0.7'}, 'de'],
    ['the first supported one anywhere', '/contact', {'accept-language': 'tr,de;q=0.8'}, 'de'],
    ['English where none is supported', '/contact', {'accept-language': 'tr,fr'}, 'en'],
    ['the default for *', '/contact', {'accept-language': '*'}, 'de'],
    ['the default without a header', '/contact', {}, 'de'],
    ['a weight of zero excludes', '/contact', {'accept-language': 'en;q=0,de'}, 'de'],
  ])('%s', (_name, path, headers, expected) => {
    expect(languageOf(request(path, headers), 'de')).toBe(expected)
  })

  it('answers for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(languages).toContain(languageFromHeader(header, 'de'))
        expect([undefined, ...languages]).toContain(languageFromCookie(header))
      }),
    )
  })
})

describe('addresses', () => {
  it('splits off the language', () => {
    expect(splitPath('/en/contact')).toEqual({language: 'en', path: '/contact'})
    expect(splitPath('/de')).toEqual({language: 'de', path: '/'})
    expect(splitPath('/english')).toEqual({language: undefined, path: '/english'})
  })

  it.each([
    ['', '/', '/'],
    ['/en', '/', '/en'],
    ['/en', '/contact', '/en/contact'],
    ['/en', '/#faq', '/en#faq'],
    ['', '/#faq', '/#faq'],
  ])('%s + %s = %s', (prefix, path, expected) => {
    expect(withPrefix(prefix, path)).toBe(expected)
  })
})
