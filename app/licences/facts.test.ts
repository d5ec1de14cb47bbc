import {describe, expect, it} from 'vitest'
import {de} from '~/i18n/de'
import {en} from '~/i18n/en'
import type {Code} from './category'
import {detailsOf} from './details'
import {ageText, factsOf, inclusionText} from './facts'
import {categories} from './fixture'

const english = {lang: 'en', texts: en.licences} as const
const german = {lang: 'de', texts: de.licences} as const

function categoryOf(code: Code) {
  const category = categories.find((one) => one.code === code)
  if (!category) throw new Error(`no category ${code}`)
  return category
}

describe('factsOf', () => {
  it('puts the minimum ages into one breath, in the language', () => {
    expect(factsOf(categoryOf('B'), categories, english).agesInShort).toBe('17 or 18 years')
    expect(factsOf(categoryOf('B'), categories, german).agesInShort).toBe('17 oder 18 Jahre')
    expect(factsOf(categoryOf('A1'), categories, english).agesInShort).toBe('16 years')
  })

  it('names the same age once', () => {
    const [age] = categoryOf('A1').minimumAges
    const twice = {...categoryOf('A1'), minimumAges: age ? [age, age] : []}
    expect(factsOf(twice, categories, english).agesInShort).toBe('16 years')
  })
})

describe('ageText', () => {
  it('says whose rule an age is, and under which condition', () => {
    const [general, exception] = categoryOf('B').minimumAges.map((age) => ageText(age, en.licences))
    expect(general).toBe('18 years (EU)')
    expect(exception).toBe('17 years (Germany), supervised')
  })
})

describe('inclusionText', () => {
  it('carries the conditions', () => {
    expect(inclusionText({code: 'AM', conditions: [], via: undefined})).toBe('AM')
    expect(inclusionText({code: 'DE', conditions: ['if D', 'if X'], via: 'CE'})).toBe('DE (if D, if X)')
  })
})

describe('detailsOf', () => {
  const detailsFor = (code: Code) => detailsOf(categoryOf(code), categories, english)

  it('knows the neighbours, and where the row ends', () => {
    expect(detailsFor('B')).toMatchObject({previous: 'B1', next: 'C1'})
    expect(detailsFor('AM').previous).toBeUndefined()
    expect(detailsFor('DE').next).toBeUndefined()
  })

  it('names every category that it mentions', () => {
    for (const {code} of categories) {
      const {includes, includedIn, path, previous, next, titles} = detailsFor(code)
      const mentioned = [...includes, ...includedIn].map((inclusion) => inclusion.code)
      for (const one of [...mentioned, ...path, previous, next])
        if (one) expect(titles[one]).toBe(`Title of ${one}`)
    }
  })
})
