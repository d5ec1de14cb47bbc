import {describe, expect, it} from 'vitest'
import {en} from '~/i18n/en'
import {categories, page} from './fixture'
import {overviewOf} from './overview'
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

  it('leaves out groups without a chosen category', () => {
    expect(overview('age=15').map(({group}) => group)).toEqual(['mopeds'])
    expect(overview('age=1')).toEqual([])
  })

  it('names the rules that allow a category at the chosen age', () => {
    const [moped] = overview('age=15')[0]?.cards ?? []
    expect(moped?.allowing?.map(({years}) => years)).toEqual([15])
    expect(overview('')[0]?.cards[0]?.allowing).toBeUndefined()
  })

  it('says what a category is to a holder', () => {
    const cards = overview('held=B').flatMap((group) => group.cards)
    expect(cards.find(({code}) => code === 'AM')?.standing).toEqual({kind: 'drive', conditions: []})
    expect(cards.find(({code}) => code === 'C1')?.standing).toEqual({kind: 'reachable', because: 'B'})
  })
})
