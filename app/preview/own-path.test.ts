import {describe, expect, it} from 'vitest'
import {ownPath} from './own-path'

describe('ownPath', () => {
  it.each([
    ['/de', '/de'],
    ['/en/licences/ce?x=1#way', '/en/licences/ce?x=1#way'],
    ['/de?sanity-preview-perspective=drafts#faq', '/de#faq'],
    ['/de/../en', '/en'],
  ])('%s is %s', (wanted, path) => expect(ownPath(wanted)).toBe(path))

  it.each([
    null,
    undefined,
    '',
    'de',
    'https://example.org/de',
    '//example.org/de',
    '/\\example.org',
    '/a/..//example.org',
    '/.//example.org',
    '/%2e//example.org',
    '/\t/example.org',
    'javascript:alert(1)',
    ' /de',
    'http://site.invalid//example.org',
  ])('%j leads home', (wanted) => expect(ownPath(wanted)).toBe('/'))
})
