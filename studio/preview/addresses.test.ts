import {expect, test} from 'vitest'
import {pathOf} from './addresses.ts'

test.each([
  ['homePage', {}, '/en'],
  ['aboutPage', {}, '/en/about'],
  ['emergencyNote', {}, '/en#emergency'],
  ['faqEntry', {slug: {current: 'cure'}}, '/en#cure'],
  ['licenceCategory', {code: 'C1E'}, '/en/licences/c1e'],
  ['licenceCategory', null, undefined],
])('%s with %j shows at %s', (type, document, path) => {
  expect(pathOf(type, document, 'en')).toBe(path)
})
