import {describe, expect, it} from 'vitest'
import {en} from '~/i18n/en'
import {categories, page} from '../../tests/support/licences.ts'
import {countNow, overviewOf} from './overview'
import {readSelection} from './selection'

const codes = categories.map(({code}) => code)
const overview = (query: string) =>
  overviewOf(page, readSelection(new URLSearchParams(query), codes), {lang: 'en', texts: en.licences})

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
      ['At 17 only under conditions', 'B1 B BE'],
    ])
    expect(overview('age=1')).toEqual([])
  })

  it('says what a holder may drive, can get next, and can get later', () => {
    const places = overview('held=B&age=17').map(({id, cards}) => [id, cards.map(({code}) => code).join(' ')])
    expect(places).toEqual([
      ['drive', 'AM B1 B'],
      ['next', 'A1'],
      ['conditions', 'BE'],
      ['later', 'A2 A C1 C D1 D'],
    ])
    expect(countNow(overview('held=B&age=17'))).toBe(5)
  })

  it('names the rules where an age is enough under conditions alone', () => {
    const [conditional, open] = overview('age=15&group=mopeds').concat(overview('age=16&group=mopeds'))
    expect(conditional?.cards[0]?.allowing?.map(({years}) => years)).toEqual([15])
    expect(open?.cards[0]?.allowing).toBeUndefined()
  })
})
