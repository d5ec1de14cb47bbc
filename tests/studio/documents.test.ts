import {describe, expect, test} from 'vitest'
import {contentTypes, singletonTypes} from '../../app/content/page-types.ts'
import {isIban} from '../../studio/schemaTypes/formats.ts'
import {schemaTypes} from '../../studio/schemaTypes/index.ts'
import {seedDocuments} from '../../studio/seed/index.ts'
import {storedSeed} from '../../studio/tests/fixture.ts'
import {validateDocuments} from '../../studio/tests/validate-documents.ts'
import {statedByLaw} from '../support/licences.ts'

/** The seed follows the Studio's validation and the rules for an example foundation. */

interface Found {
  path: string
  value: unknown
}

/** Every value of the dataset with its path: `homePage.slides.0.heading`. */
function everyValue(value: unknown, path: string): Found[] {
  if (typeof value !== 'object' || value === null) return [{path, value}]
  const inside = Object.entries(value).flatMap(([key, entry]) => everyValue(entry, `${path}.${key}`))
  return [{path, value}, ...inside]
}

const values = seedDocuments.flatMap((document) => everyValue(document, document._id))
const strings = values.flatMap(({path, value}) => (typeof value === 'string' ? [{path, value}] : []))
const lines = (found: {path: string; value: unknown}[]) => found.map(({path, value}) => `${path}: ${value}`)

const labelsOf = (value: unknown): string =>
  everyValue(value, '')
    .filter(({path}) => path === '' || path.endsWith('.text'))
    .map(({value: text}) => (typeof text === 'string' ? text : ''))
    .join(' ')
    .trim()

const inLanguages = values.flatMap(({path, value}) =>
  typeof value === 'object' && value !== null && ('de' in value || 'en' in value)
    ? [{path, de: labelsOf('de' in value && value.de), en: labelsOf('en' in value && value.en)}]
    : [],
)

test('no document has a validation error or warning, but for old sources and the IBAN without owner', async () => {
  const judged = storedSeed.filter(({_id}) => !_id.startsWith('image-'))
  const reports = await validateDocuments(storedSeed, judged)
  const remarks = reports.flatMap(({id, markers}) =>
    markers
      .filter(({path}) => !['asOf', 'iban'].includes(String(path.at(-1))))
      .map(({level, path, message}) => `${level} ${id} ${path.join('.')}: ${message}`),
  )
  expect(remarks).toEqual([])
})

test('no item of a list is empty, as where a line of the seed begins with a number', () => {
  const items = values.filter(({value}) => typeof value === 'object' && value && 'listItem' in value)
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter(({value}) => !labelsOf(value)).map(({path}) => path)).toEqual([])
})

describe('documents', () => {
  test('are of every type that the schema has, singletons once and under their type’s name', () => {
    const schemaDocuments = schemaTypes.filter(({type}) => type === 'document').map(({name}) => name)
    expect(new Set(seedDocuments.map(({_type}) => _type))).toEqual(new Set(schemaDocuments))
    expect(contentTypes.toSorted()).toEqual(schemaDocuments.toSorted())
    for (const type of singletonTypes) {
      const ids = seedDocuments.filter(({_type}) => _type === type).map(({_id}) => _id)
      expect(ids).toEqual([type])
    }
  })

  test('have unique keys in arrays', () => {
    const arrays = values.flatMap(({path, value}) => (Array.isArray(value) ? [{path, value}] : []))
    const unkeyed = arrays.filter(({value}) => {
      const keys = value.filter((item) => typeof item === 'object').map(({_key}) => _key)
      return keys.includes(undefined) || new Set(keys).size < keys.length
    })
    expect(unkeyed.map(({path}) => path)).toEqual([])
  })
})

describe('texts', () => {
  test('exist in both languages', () => {
    expect(inLanguages.length).toBeGreaterThan(300)
    expect(inLanguages.filter(({de, en}) => !de || !en)).toEqual([])
  })

  test('are translated, apart from words that both languages share', () => {
    const shared = new Set(['Name', 'Newsletter', 'OK', 'OK!', 'Mopeds'])
    const same = inLanguages.filter(({de, en}) => de === en && !shared.has(de))
    expect(same.map(({path, de}) => `${path}: ${de}`)).toEqual([])
  })
})

describe('licence categories', () => {
  const categories = seedDocuments.filter(({_type}) => _type === 'licenceCategory') as unknown as {
    code: string
    prerequisite?: {_ref: string}
    includes: {category: {_ref: string}; condition?: object}[]
    minimumAges: {years: number; scope: string}[]
    description: {de: unknown; en: unknown}
  }[]
  const codeOf = (id: string) => id.replace('licence-', '').toUpperCase()

  test('need and include what the law says', () => {
    const seeded = categories.map(({code, prerequisite, includes}) => ({
      code,
      prerequisite: prerequisite ? codeOf(prerequisite._ref) : null,
      includes: includes.map(
        ({category, condition}) => `${codeOf(category._ref)}${condition ? ', sometimes' : ''}`,
      ),
    }))
    const stated = statedByLaw.map(({includes, ...category}) => ({
      ...category,
      includes: includes.map(({code, condition}) => `${code}${condition ? ', sometimes' : ''}`),
    }))
    expect(seeded).toEqual(stated)
  })
})

describe('nothing of the example foundation can be taken for real', () => {
  test('the settings and the team say that they are examples', () => {
    expect(seedDocuments.find(({_id}) => _id === 'siteSettings')?.demo).toBe(true)
    const team = seedDocuments.filter(({_type}) => _type === 'teamMember')
    expect(team.length).toBeGreaterThan(0)
    expect(team.filter(({example}) => example !== true)).toEqual([])
  })

  test('every phone number is reserved for fiction', () => {
    const number = /(?:\+\d\d|(?<![\w.,/-])0\d)[\d\s()/-]{5,}\d/g
    const numbers = strings
      .filter(({path}) => !/\.(_key|orderRank|url|asOf|iban)$/.test(path))
      .flatMap(({path, value}) => [...value.matchAll(number)].map(([found]) => ({path, value: found})))
    expect(numbers.length).toBeGreaterThan(4)
    const real = numbers.filter(({value}) => !/^(\+49|0)3023125\d{3}$/.test(value.replace(/[\s()/-]/g, '')))
    expect(lines(real)).toEqual([])
  })

  test('every e-mail address is at example.org', () => {
    const addresses = strings.flatMap(({path, value}) =>
      [...value.matchAll(/[\w.+-]+@[\w.-]*\w/g)].map(([address]) => ({path, value: address})),
    )
    expect(addresses.length).toBeGreaterThan(2)
    expect(lines(addresses.filter(({value}) => !/@(\w+\.)*example\.org$/.test(value)))).toEqual([])
  })

  test('no bank account can receive anything', () => {
    const ibans = strings.filter(({value}) => /^[A-Z]{2}\d{2}( ?[\dA-Z]){11,30}$/.test(value))
    expect(ibans.length).toBeGreaterThan(0)
    expect(lines(ibans.filter(({value}) => isIban(value, {} as never) === true))).toEqual([])
  })

  test('no medical text claims to have been reviewed', () => {
    expect(values.filter(({path}) => /\.(reviewedBy|reviewedOn)$/.test(path))).toEqual([])
  })
})
