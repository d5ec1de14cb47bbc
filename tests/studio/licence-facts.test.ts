import {describe, expect, test} from 'vitest'
import {plain} from '../../app/content/text.ts'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import type {Category, Code} from '../../app/licences/category.ts'
import {factsOf} from '../../app/licences/facts/facts.ts'
import {publicCategories} from '../../app/licences/json.ts'
import {seedDocuments} from '../../studio/seed/index.ts'
import {page} from '../support/licences.ts'

/** Title, summary and text of a licence category state the numbers of its facts, and no others. */

/** Numbers only in texts: usual engines, restricted motorcycles, and ages of companions or in special rules. */
const known: Partial<Record<Code, string[]>> = {
  AM: ['50 cm³'],
  A1: ['age 25'],
  A2: ['70 kW', '94 hp'],
  B: ['age 30'],
}

const inWords: Record<string, string> = {acht: '8', eight: '8'}

/** `3.500 kg` and `up to 8 passengers` → `3.500 kg`, `8 passengers`. */
const figuresIn = (text: string) =>
  [
    ...text.matchAll(
      /(\d[\d.,]*|acht|eight)\s(kg|lb|kW\/kg|kW|hp|cm³|km\/h|mph|m(?!\p{L})|ft|Fahrg|passenger)/gu,
    ),
  ].map(([, figure = '', unit]) => `${inWords[figure] ?? figure} ${unit}`)

/** Numbers without a unit that can be ages; not the 10 to 15 years that a card is valid. */
const agesIn = (text: string) =>
  [
    ...text
      .replace(/10 (bis|to) 15 .*?(\.|$)/gm, '')
      .matchAll(/(?<![\d.,])(1[4-9]|2\d|30)(?![\d.,]*\d|\s?(kg|kW|cm|km|m|hp|ft|lb|mph|Fahrg|passenger))/g),
  ].map(([, age]) => `age ${age}`)

type Words = Record<'de' | 'en', string>
const seeded = seedDocuments.filter(({_type}) => _type === 'licenceCategory') as unknown as (Omit<
  Category,
  'description'
> & {description: Record<'de' | 'en', Category['description']>})[]
const codeOf = ({_ref}: {_ref: string}) => _ref.replace('licence-', '').toUpperCase() as Code

const noPicture = {alt: '', asset: null, crop: null, hotspot: null, isOpaque: null, isSmall: null}

const inLanguage = (lang: 'de' | 'en') => {
  const word = (text: unknown) => (text as Words | undefined)?.[lang] ?? ''
  return seeded.map((category): Category => {
    const {title, summary, exceptions, description, minimumAges, includes, prerequisite} = category
    return {
      ...category,
      image: noPicture,
      symbol: noPicture,
      title: word(title),
      summary: word(summary),
      exceptions: word(exceptions),
      description: description[lang],
      minimumAges: minimumAges.map((age) => ({...age, condition: word(age.condition)})),
      prerequisite: prerequisite && codeOf(prerequisite as unknown as {_ref: string}),
      includes: includes.map((one) => ({
        ...one,
        code: codeOf((one as unknown as {category: {_ref: string}}).category),
        condition: word(one.condition),
      })),
    }
  })
}

describe.each([
  {lang: 'de' as const, texts: de.licences},
  {lang: 'en' as const, texts: en.licences},
])('in $lang', (speech) => {
  const categories = inLanguage(speech.lang)
  const published = publicCategories({...page, categories}, speech, '')
  const figuresOf = (category: Category) => {
    const {limits, agesInShort} = factsOf(category, categories, speech)
    const years = category.minimumAges.map((age) => age.years)
    expect(agesIn(agesInShort)).not.toEqual([])
    const told = [...limits, ...category.minimumAges.map(({condition}) => condition)].map(plain)
    return [...told.flatMap(figuresIn), ...years.map((age) => `age ${age}`)]
  }

  test.each(categories.map((category, index) => ({code: category.code, category, json: published[index]})))(
    '$code: summary, table, JSON and text agree',
    ({code, category, json}) => {
      const text = [json?.title, plain(category.summary), json?.description].join('\n')
      const named = categories.filter((one) => one.code !== 'A' && new RegExp(`\\b${one.code}\\b`).test(text))
      const facts = new Set([...[category, ...named].flatMap(figuresOf), ...(known[code] ?? [])])
      expect([...figuresIn(text), ...agesIn(text)].filter((figure) => !facts.has(figure))).toEqual([])
      const ages = category.minimumAges.map(({years}) => `age ${years}`)
      const inShort = factsOf(category, categories, speech).agesInShort
      expect(agesIn(inShort).filter((age) => !ages.includes(age))).toEqual([])
      expect(agesIn(json?.aquisition ?? '')).toEqual(expect.arrayContaining(ages))
    },
  )

  test('B: light and heavier trailers are one fact', () => {
    const b = categories.find(({code}) => code === 'B')
    const limits = b ? factsOf(b, categories, speech).limits.map(plain) : []
    expect(limits).toContainEqual(expect.stringMatching(/750.*3[.,]500/))
  })
})
