import {expect, it} from 'vitest'
import {isLicenceTarget, pathOf} from './paths.ts'

it.each([
  ['homePage', '/'],
  ['aboutPage', '/about'],
  ['licencePage', '/licences'],
  ['imprintPage', '/imprint'],
  ['teamMember', '/team'],
  ['emergencyNote', '/#emergency'],
  ['siteSettings', '/'],
])('%s shows at %s', (_type, path) => {
  expect(pathOf({_type, slug: null})).toBe(path)
})

it('leads to categories and to answers by their slug', () => {
  expect(pathOf({_type: 'licenceCategory', slug: 'c1e'})).toBe('/licences/c1e')
  expect(pathOf({_type: 'faqEntry', slug: 'cure'})).toBe('/#cure')
})

it('leads nowhere without a target, without a slug, and to types that the site does not show', () => {
  expect(pathOf(null)).toBeUndefined()
  expect(pathOf({_type: 'faqEntry', slug: null})).toBeUndefined()
  expect(pathOf({_type: 'sanity.imageAsset', slug: null})).toBeUndefined()
})

it('tells which links staff can switch off', () => {
  expect(isLicenceTarget({_type: 'licencePage', slug: null})).toBe(true)
  expect(isLicenceTarget({_type: 'licenceCategory', slug: 'b'})).toBe(true)
  expect(isLicenceTarget({_type: 'homePage', slug: null})).toBe(false)
  expect(isLicenceTarget(null)).toBe(false)
})
