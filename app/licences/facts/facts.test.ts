import {describe, expect, it} from 'vitest'
import {plain} from '~/content/text'
import {de} from '~/i18n/de'
import {en} from '~/i18n/en'
import type {Code} from '~/licences/category'
import {detailsOf} from '~/licences/details'
import {categories} from '../../../tests/support/licences.ts'
import {ageText, factsOf, inclusionText} from './facts'

const english = {lang: 'en', texts: en.licences} as const
const german = {lang: 'de', texts: de.licences} as const

function categoryOf(code: Code) {
  const category = categories.find((one) => one.code === code)
  if (!category) throw new Error(`no category ${code}`)
  return category
}

describe('factsOf', () => {
  it.each<[Code, string, string]>([
    ['A1', '16 years', '16 Jahre'],
    ['B', '18; from 17 with conditions', '18; ab 17 unter Bedingungen'],
  ])('says of %s from what age everyone may get it, and who may earlier', (code, en, de) => {
    expect(factsOf(categoryOf(code), categories, english).agesInShort).toBe(en)
    expect(factsOf(categoryOf(code), categories, german).agesInShort).toBe(de)
  })

  it('promises nothing where every rule has a condition', () => {
    const minimumAges = categoryOf('B').minimumAges.slice(1)
    expect(factsOf({...categoryOf('B'), minimumAges}, categories, english).agesInShort).toBe(
      'from 17 with conditions',
    )
  })

  it('shows exceptions with the limits', () => {
    const category = {...categoryOf('B'), limits: {maxLengthM: 8}, exceptions: 'with code 96'}
    expect(factsOf(category, categories, german).limits).toEqual(['bis 8\u00a0m Länge', 'with code 96'])
  })
})

describe('ageText', () => {
  it('says whose rule an age is, and under which condition', () => {
    const [general, exception] = categoryOf('B').minimumAges.map((age) => ageText(age, en.licences))
    expect(plain(general ?? '')).toBe('18 years (EU)')
    expect(plain(exception ?? '')).toBe('17 years (Germany), supervised')
  })
})

describe('inclusionText', () => {
  it('carries the conditions', () => {
    expect(inclusionText({code: 'AM', conditions: []})).toBe('AM')
    expect(inclusionText({code: 'DE', conditions: ['if D', 'if X']})).toBe('DE (if D, if X)')
  })
})

describe('detailsOf', () => {
  const detailsFor = (code: Code) => detailsOf(categoryOf(code), categories, english)

  it('names what can be next, as the overview does, and all others', () => {
    const {leadsTo, titles} = detailsFor('B')
    expect(leadsTo.map(({code}) => code).join(' ')).toBe('A1 A2 A C1 C D1 D BE')
    expect(leadsTo[2]).toEqual({code: 'A', age: 'from 24'})
    // From 16: every holder of B is older.
    expect(leadsTo[0]).toEqual({code: 'A1', age: undefined})
    expect(Object.keys(titles)).toEqual(categories.map(({code}) => code))
    expect(titles.AM).toBe('Title of AM')
  })
})
