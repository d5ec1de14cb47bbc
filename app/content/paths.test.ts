import {expect, it} from 'vitest'
import {pageTypes} from '../../studio/schemaTypes/linkable.ts'
import {isLicenceTarget, pathOf} from './paths.ts'

it('knows an address for every page that the Studio has', () => {
  const paths = pageTypes.map((_type) => pathOf({_type, slug: null}))
  expect(paths.filter((path) => !path?.startsWith('/'))).toEqual([])
  expect(new Set(paths).size).toBe(pageTypes.length)
})

it('leads to categories and to answers', () => {
  expect(pathOf({_type: 'licenceCategory', slug: 'c1e'})).toBe('/licences/c1e')
  expect(pathOf({_type: 'faqEntry', slug: 'cure'})).toBe('/#cure')
})

it('leads nowhere without a target, or to what has no page', () => {
  expect(pathOf(null)).toBeUndefined()
  expect(pathOf({_type: 'teamMember', slug: null})).toBeUndefined()
})

it('tells which links can be switched off', () => {
  expect(isLicenceTarget({_type: 'licencePage', slug: null})).toBe(true)
  expect(isLicenceTarget({_type: 'licenceCategory', slug: 'b'})).toBe(true)
  expect(isLicenceTarget({_type: 'homePage', slug: null})).toBe(false)
  expect(isLicenceTarget(null)).toBe(false)
})
