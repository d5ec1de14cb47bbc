import {describe, expect, test} from 'vitest'
import {pathOf as pathOnSite} from '../../app/content/paths.ts'
import {languages, withPrefix} from '../../app/i18n/languages.ts'
import {pathOf, shownTypes} from '../../studio/preview/addresses.ts'
import {linkableTypes, singletonTypes} from '../../studio/schemaTypes/linkable.ts'
import {seedDocuments} from '../../studio/seed/index.ts'

describe.each(languages)('in %s', (language) => {
  test.each(linkableTypes)('the Studio looks for %s where the site has it', (type) => {
    for (const document of seedDocuments.filter(({_type}) => _type === type)) {
      const {slug, code} = document as {slug?: {current: string}; code?: string}
      const path = pathOnSite({_type: type, slug: slug?.current ?? code?.toLowerCase() ?? null})
      expect(pathOf(type, {slug, code}, language)).toBe(withPrefix(`/${language}`, path ?? ''))
    }
  })

  test.each([...singletonTypes, 'teamMember'])('%s shows somewhere without any field', (type) => {
    expect(pathOf(type, null, language)).toMatch(new RegExp(`^/${language}(/|#|$)`))
  })
})

test('every type of the dataset shows somewhere', () => {
  const types = new Set(seedDocuments.map(({_type}) => _type))
  expect([...types].filter((type) => !shownTypes.includes(type))).toEqual([])
})

test('an answer and a category have no address before they have a name for it', () => {
  expect(pathOf('faqEntry', {}, 'de')).toBeUndefined()
  expect(pathOf('licenceCategory', null, 'en')).toBeUndefined()
})
