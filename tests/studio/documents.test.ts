import {describe, expect, test} from 'vitest'
import {statedByLaw} from '../../app/licences/fixture.ts'
import {schemaTypes} from '../../studio/schemaTypes/index.ts'
import {singletonTypes} from '../../studio/schemaTypes/linkable.ts'
import {pictures} from '../../studio/seed/images/pictures.ts'
import {seedDocuments} from '../../studio/seed/index.ts'
import {withAssets} from '../../studio/seed/pictures.ts'
import {validateDocuments} from '../../studio/validate-documents.ts'

/** The content of the seed, judged by the Studio's own rules and by what has to hold for an example foundation. */

const fakeAssets = new Map(
  Object.keys(pictures).map((name, index) => [name, `image-${String(index).padStart(40, '0')}-800x600-png`]),
)
const assets = [...fakeAssets.values()].map((_id) => ({_id, _type: 'sanity.imageAsset'}))
const now = new Date().toISOString()
const documents = [...withAssets(seedDocuments, fakeAssets), ...assets].map((document) => ({
  ...document,
  _rev: 'seed',
  _createdAt: now,
  _updatedAt: now,
}))

interface Found {
  path: string
  value: unknown
}

/** Every value of the dataset with where it stands: `homePage.slides.0.heading`. */
function everyValue(value: unknown, path: string): Found[] {
  if (typeof value !== 'object' || value === null) return [{path, value}]
  const inside = Object.entries(value).flatMap(([key, entry]) => everyValue(entry, `${path}.${key}`))
  return [{path, value}, ...inside]
}

const values = seedDocuments.flatMap((document) => everyValue(document, document._id))
const strings = values.flatMap(({path, value}) => (typeof value === 'string' ? [{path, value}] : []))
const lines = (found: {path: string; value: unknown}[]) => found.map(({path, value}) => `${path}: ${value}`)

const wordsOf = (value: unknown): string =>
  everyValue(value, '')
    .filter(({path}) => path === '' || path.endsWith('.text'))
    .map(({value: text}) => (typeof text === 'string' ? text : ''))
    .join(' ')
    .trim()

const inLanguages = values.flatMap(({path, value}) =>
  typeof value === 'object' && value !== null && ('de' in value || 'en' in value)
    ? [{path, de: wordsOf('de' in value && value.de), en: wordsOf('en' in value && value.en)}]
    : [],
)

/** What the Studio says about the documents of the seed, not about the pictures' records that stand beside them here. */
async function remarksOn(judged: typeof documents): Promise<string[]> {
  const reports = await validateDocuments(judged)
  return reports
    .filter(({id}) => !id.startsWith('image-'))
    .flatMap(({id, markers}) =>
      markers.map(({level, path, message}) => `${level} ${id} ${path.join('.')}: ${message}`),
    )
}

describe('the Studio', () => {
  test('has nothing to say about any document, no error and no warning', async () => {
    expect(await remarksOn(documents)).toEqual([])
  })

  test('would speak up about an empty text, a lost translation, a reference to nothing and an unknown field', async () => {
    const broken = documents.map((document) => {
      if (document._id === 'teamPage') return {...document, heading: {de: 'Nur Deutsch'}}
      if (document._id === 'homePage') return {...document, surprise: 1}
      if (document._id === 'contactPage') return {...document, title: {de: ' '}}
      if (document._id === 'licence-c1e')
        return {...document, prerequisite: {_type: 'reference', _ref: 'gone'}}
      return document
    })
    const remarks = await remarksOn(broken)
    expect(remarks.filter((remark) => remark.includes('contactPage'))).toHaveLength(1)
    expect(remarks).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^warning teamPage heading.en: The translation is missing \(English\)/),
        expect.stringMatching(/ contactPage title.de: Here are only spaces/),
        expect.stringMatching(/^warning homePage.*surprise/),
        expect.stringMatching(/^error licence-c1e prerequisite/),
      ]),
    )
  })
})

describe('documents', () => {
  test('have ids of their own that a dataset takes', () => {
    const ids = seedDocuments.map(({_id}) => _id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-zA-Z0-9][\w-]{0,100}$/.test(id))).toEqual([])
  })

  test('are of every type that the schema has, singletons once and under their type’s name', () => {
    const schemaDocuments = schemaTypes.filter(({type}) => type === 'document').map(({name}) => name)
    expect(new Set(seedDocuments.map(({_type}) => _type))).toEqual(new Set(schemaDocuments))
    for (const type of singletonTypes) {
      const ids = seedDocuments.filter(({_type}) => _type === type).map(({_id}) => _id)
      expect(ids).toEqual([type])
    }
  })

  test('refer to documents and pictures that are there', () => {
    const known = new Set([
      ...seedDocuments.map(({_id}) => _id),
      ...Object.keys(pictures).map((name) => `picture:${name}`),
    ])
    const references = strings.filter(({path}) => path.endsWith('._ref'))
    expect(references.length).toBeGreaterThan(100)
    expect(lines(references.filter(({value}) => !known.has(value)))).toEqual([])
  })

  test('keep items of an array apart by keys', () => {
    const arrays = values.flatMap(({path, value}) => (Array.isArray(value) ? [{path, value}] : []))
    const unkeyed = arrays.filter(({value}) => {
      const keys = value.filter((item) => typeof item === 'object').map(({_key}) => _key)
      return keys.includes(undefined) || new Set(keys).size < keys.length
    })
    expect(unkeyed.map(({path}) => path)).toEqual([])
  })
})

describe('texts', () => {
  test('are there in both languages', () => {
    expect(inLanguages.length).toBeGreaterThan(300)
    expect(inLanguages.filter(({de, en}) => !de || !en)).toEqual([])
  })

  test('are translated, apart from words that both languages share', () => {
    const shared = new Set(['Newsletter', 'OK', 'OK!', 'Mopeds'])
    const same = inLanguages.filter(({de, en}) => de === en && !shared.has(de))
    expect(same.map(({path, de}) => `${path}: ${de}`)).toEqual([])
  })

  test('hold no place that was to be filled in', () => {
    expect(lines(strings.filter(({value}) => /lorem|todo|tbd|\?\?\?|\{\{/i.test(value)))).toEqual([])
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

  test('have every minimum age that their text names as a fact, too', () => {
    const named = categories.flatMap(({code, description, minimumAges}) => {
      const years = minimumAges.map((age) => age.years)
      const words = `${wordsOf(description.de)} ${wordsOf(description.en)}`
      return [...words.matchAll(/\b(?:ab|from) (\d\d)\b(?! ?(?:cm|kW|kg|km))/g)]
        .map(([, age]) => Number(age))
        .filter((age) => !years.includes(age))
        .map((age) => `${code}: ${age}`)
    })
    expect(named).toEqual([])
  })
})

describe('nothing of the example foundation can be taken for real', () => {
  test('the settings and the team say that they are examples', () => {
    expect(seedDocuments.find(({_id}) => _id === 'siteSettings')?.demo).toBe(true)
    const team = seedDocuments.filter(({_type}) => _type === 'teamMember')
    expect(team.length).toBeGreaterThan(0)
    expect(team.filter(({example}) => example !== true)).toEqual([])
  })

  test('every phone number is one that is kept free for fiction', () => {
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
    expect(lines(ibans.filter(({value}) => remainderOfIban(value) === 1n))).toEqual([])
    expect(remainderOfIban('DE89 3704 0044 0532 0130 00')).toBe(1n)
  })

  test('no medical text claims to have been reviewed', () => {
    expect(values.filter(({path}) => /\.(reviewedBy|reviewedOn)$/.test(path))).toEqual([])
  })
})

/** 1 for an account number that is well-formed (ISO 13616). */
function remainderOfIban(iban: string): bigint {
  const compact = iban.replaceAll(' ', '')
  const moved = compact.slice(4) + compact.slice(0, 4)
  return BigInt(moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n
}
