import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import type {Text} from '~/content/text'
import {statedByLaw} from '../../tests/support/licences.ts'
import type {Code} from './category'
import {type Inclusion, includersOf, inclusionsOf, pathTo, type Related, standingsOf} from './relations'

const codes = statedByLaw.map(({code}) => code)

const code = fc.constantFrom(...codes)
const condition = fc.constantFrom('', '', 'p', 'q', 'r')
const includes = fc.array(fc.record({code, condition}), {maxLength: 4})

/** Any data, including circular relations. */
const anyCategories: fc.Arbitrary<Related[]> = fc
  .tuple(...codes.map(() => fc.record({prerequisite: fc.option(code), includes})))
  .map((parts) => parts.map((part, index) => ({code: codes[index] as Code, ...part})))

/** No circular prerequisites: each prerequisite comes before its category. */
const soundCategories = anyCategories.map((categories) =>
  categories.map((category, index) => ({
    ...category,
    prerequisite: codes.indexOf(category.prerequisite as Code) < index ? category.prerequisite : null,
  })),
)

/** Slow reference implementation: categories reachable through inclusions whose condition is allowed. */
function reachable(from: Code, categories: Related[], allowed: (condition: Text) => boolean): Set<Code> {
  const reached = new Set<Code>([from])
  for (let size = 0; size !== reached.size; ) {
    size = reached.size
    for (const category of categories)
      if (reached.has(category.code))
        for (const to of category.includes) if (allowed(to.condition)) reached.add(to.code)
  }
  reached.delete(from)
  return reached
}

const inWords = (found: Inclusion[]) => found.map(({code, conditions}) => [code, ...conditions].join(' '))

describe('inclusionsOf', () => {
  it.each<[Code, string[]]>([
    ['A', ['AM', 'A1', 'A2']],
    ['C1E', ['BE', 'D1E with D1']],
    ['CE', ['BE', 'C1E', 'D1E with D', 'DE with D']],
    ['DE', ['BE', 'D1E']],
  ])('gives what %s includes, with conditions carried along', (code, expected) => {
    expect(inWords(inclusionsOf(code, statedByLaw))).toEqual(expected)
  })

  it('names a condition once that holds twice on the way', () => {
    const condition = () => ({text: 'mit D', lang: 'de'}) as const
    const chain: Related[] = [
      {code: 'C', prerequisite: null, includes: [{code: 'B', condition: condition()}]},
      {code: 'B', prerequisite: null, includes: [{code: 'AM', condition: condition()}]},
      {code: 'AM', prerequisite: null, includes: []},
    ]
    expect(inclusionsOf('C', chain).find(({code}) => code === 'AM')?.conditions).toEqual([condition()])
  })

  it('finds exactly what can be reached, whatever the data', () => {
    fc.assert(
      fc.property(anyCategories, code, (categories, from) => {
        const found = inclusionsOf(from, categories)
        expect(new Set(found.map(({code}) => code))).toEqual(reachable(from, categories, () => true))
        const unconditional = found.filter(({conditions}) => conditions.length === 0).map(({code}) => code)
        expect(new Set(unconditional)).toEqual(reachable(from, categories, (condition) => !condition))
      }),
    )
  })
})

describe('includersOf', () => {
  it('is the exact reverse of inclusionsOf', () => {
    fc.assert(
      fc.property(anyCategories, (categories) => {
        const pairs = (relation: typeof inclusionsOf, reversed: boolean) =>
          codes.flatMap((one) =>
            relation(one, categories).map(({code: other, conditions}) =>
              [...(reversed ? [other, one] : [one, other]), ...conditions].join(' '),
            ),
          )
        expect(pairs(includersOf, true).sort()).toEqual(pairs(inclusionsOf, false).sort())
      }),
    )
  })
})

describe('pathTo', () => {
  it('ends at the category, starts without prerequisite, and each step needs the one before', () => {
    fc.assert(
      fc.property(soundCategories, code, (categories, to) => {
        const path = pathTo(to, categories)
        const needs = path.map((step) => categories.find(({code}) => code === step)?.prerequisite)
        expect(path.at(-1)).toBe(to)
        expect(needs).toEqual([null, ...path.slice(0, -1)])
      }),
    )
  })

  it('ends where the data goes round in circles', () => {
    fc.assert(
      fc.property(anyCategories, code, (categories, to) => {
        const path = pathTo(to, categories)
        expect(new Set(path).size).toBe(path.length)
      }),
    )
  })
})

describe('standingsOf', () => {
  const codesThat = (kind: 'drive' | 'next', held: Code) =>
    [...standingsOf(held, statedByLaw)]
      .flatMap(([code, standing]) => ((standing === 'next') === (kind === 'next') ? code : []))
      .sort()

  it('tells what a holder of B may drive, and what can come next', () => {
    expect(codesThat('drive', 'B')).toEqual(['AM', 'B', 'B1'])
    expect(codesThat('next', 'B')).toEqual(['A', 'A1', 'A2', 'BE', 'C', 'C1', 'D', 'D1'])
  })

  it('counts the prerequisites of what is held, and what they include', () => {
    expect(codesThat('drive', 'CE')).toEqual(['AM', 'B', 'B1', 'BE', 'C', 'C1', 'C1E', 'CE', 'D1E', 'DE'])
  })

  it('leaves out what is out of reach', () => {
    const standing = standingsOf('C', statedByLaw)
    expect(standing.get('C1E')).toBe('next')
    expect(standing.get('DE')).toBeUndefined()
  })

  it('prefers what holds without a condition, whichever of the held categories says it', () => {
    const categories: Related[] = [
      {code: 'B', prerequisite: null, includes: [{code: 'AM', condition: 'p'}]},
      {code: 'BE', prerequisite: 'B', includes: [{code: 'AM', condition: ''}]},
      {code: 'AM', prerequisite: null, includes: []},
    ]
    expect(standingsOf('BE', categories).get('AM')).toEqual([])
  })

  it('takes nothing as held that is included under a condition only', () => {
    expect(standingsOf('CE', statedByLaw).get('DE')).toEqual(['with D'])
    const needingDe: Related[] = [...statedByLaw.slice(0, 4), {code: 'B1', prerequisite: 'DE', includes: []}]
    const conditional = [...needingDe, ...statedByLaw.slice(5)].map((category) =>
      category.code === 'B' ? {...category, includes: []} : category,
    )
    expect(standingsOf('CE', conditional).has('B1')).toBe(false)
  })
})
