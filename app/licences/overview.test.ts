import {describe, expect, it} from 'vitest'
import {en} from '~/i18n/en'
import {translator} from '~/i18n/i18n.server'
import {categories, page} from '../../tests/support/licences.ts'
import {overviewOf, statusOf} from './overview'
import {readSelection} from './selection'

const codes = categories.map(({code}) => code)
const selectionOf = (query: string) => readSelection(new URLSearchParams(query), codes)
const overview = (query: string) => overviewOf(page, selectionOf(query), {lang: 'en', texts: en.licences})

describe('overviewOf', () => {
  it("groups the categories in the specification's order", () => {
    const groups = overview('').map(({title, cards}) => [title, cards.map(({code}) => code).join(' ')])
    expect(groups).toEqual([
      ['Mopeds', 'AM'],
      ['Motorcycles', 'A1 A2 A'],
      ['Multi-lane', 'B1 B C1 C'],
      ['Buses', 'D1 D'],
      ['Trailers', 'BE C1E CE D1E DE'],
    ])
  })

  it('tells apart what everyone may get at an age and what needs more', () => {
    const places = overview('age=17').map(({title, cards}) => [title, cards.map(({code}) => code).join(' ')])
    expect(places).toEqual([
      ['Open to everyone at 17', 'AM A1'],
      ['At 17 only with conditions', 'B1 B BE'],
    ])
    expect(overview('age=1')).toEqual([])
  })

  it('says what a holder may drive, can get next, and can get later', () => {
    const places = overview('held=B&age=17').map(({id, cards}) => [id, cards.map(({code}) => code).join(' ')])
    expect(places).toEqual([
      ['drive', 'B AM B1'],
      ['next', 'A1'],
      ['conditions', 'BE'],
      ['later', 'A2 A C1 C D1 D'],
    ])
  })

  it.each([
    ['held=B&age=17', 'Category B, 17 years'],
    ['age=17', '17 years'],
    ['group=mopeds', '1 category matches your selection'],
    ['age=1', 'No category matches your selection. Remove a filter or enter a higher age.'],
  ])('says what was chosen with %s', async (query, status) => {
    expect(statusOf(overview(query), selectionOf(query), await translator('en'))).toBe(status)
  })

  it('names the rules where an age is enough under conditions alone', () => {
    const [conditional, open] = overview('age=15&group=mopeds').concat(overview('age=16&group=mopeds'))
    expect(conditional?.cards[0]?.allowing?.map(({years}) => years)).toEqual([15])
    expect(open?.cards[0]?.allowing).toBeUndefined()
    // Holders can still have conditions: B at 17 requires a companion.
    const held = overview('held=B&age=17')[0]?.cards.find(({code}) => code === 'B')
    expect(held?.allowing?.every(({years}) => years === 17)).toBe(true)
  })

  it('lists the conditions of a rule together, as any one of them is enough', () => {
    const ages = [
      {years: 18, condition: '', scope: 'eu'},
      {years: 17, condition: 'accompanied', scope: 'de'},
      {years: 17, condition: 'in training', scope: 'de'},
      {years: 17, condition: 'after training', scope: 'at'},
    ] as const
    const minimumAges = ages.map((age, index) => ({...age, _key: String(index), source: 'the law'}))
    const car = {
      ...page,
      categories: categories.map((one) => (one.code === 'B' ? {...one, minimumAges} : one)),
    }
    const [group] = overviewOf(car, selectionOf('age=17&group=multiLane'), {
      lang: 'en',
      texts: en.licences,
    }).slice(-1)
    expect(group?.cards.find(({code}) => code === 'B')?.allowing).toEqual([
      {years: 17, scope: 'de', conditions: ['accompanied', 'in training']},
      {years: 17, scope: 'at', conditions: ['after training']},
    ])
  })
})
