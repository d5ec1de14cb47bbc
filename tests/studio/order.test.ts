import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {type Entry, entriesOf, moved, ranksFor} from '../../studio/desk/reorder.ts'
import {isRank, rankAfter, rankBetween} from '../../studio/schemaTypes/lists/rank.ts'
import {seedDocuments} from '../../studio/seed/index.ts'

describe('places in a list', () => {
  test('those of the seed are such places', () => {
    const ranks = seedDocuments.filter(({orderRank}) => orderRank !== undefined)
    expect(ranks.length).toBeGreaterThan(20)
    expect(ranks.filter(({orderRank}) => !isRank(orderRank))).toEqual([])
  })

  test('there is always one between two others, after the last, and in front of the first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), {maxLength: 60}), (places) => {
        const ranks: string[] = []
        for (const place of places) {
          const at = place % (ranks.length + 1)
          const rank = rankBetween(ranks[at - 1], ranks[at])
          if (rank === undefined) throw new Error(`No room between ${ranks[at - 1]} and ${ranks[at]}`)
          expect(isRank(rank)).toBe(true)
          ranks.splice(at, 0, rank)
        }
        expect(ranks.toSorted()).toEqual(ranks)
        expect(new Set(ranks).size).toBe(ranks.length)
      }),
    )
  })

  test('there is none between two that are alike, in the wrong order, or no places', () => {
    expect(rankBetween('0|000002:', '0|000002:')).toBeUndefined()
    expect(rankBetween('0|000003:', '0|000002:')).toBeUndefined()
    expect(rankBetween('a', 'b')).toBeUndefined()
    expect(rankBetween('0|000002:', '0|000002:0')).toBeUndefined()
  })

  test('the last one of a list is after all others', () => {
    expect(rankAfter(undefined) > '0|000000:').toBe(true)
    expect(rankAfter('0|00000z:i')).toBe('0|000017:')
  })
})

/** What is in the dataset after a move. */
function afterMove(found: {_id: string; orderRank?: string}[], from: number, to: number) {
  const changes = new Map(
    ranksFor(moved(entriesOf(found), from, to), to).map(({id, orderRank}) => [id, orderRank]),
  )
  const stored = found.map(({_id, orderRank}) => ({_id, orderRank: changes.get(_id) ?? orderRank}))
  return {stored, changed: [...changes.keys()]}
}
const ids = (entries: Entry[]) => entries.map(({id}) => id).join('')

describe('moving', () => {
  const found = ['a', 'b', 'c', 'd'].map((_id, index) => ({_id, orderRank: `0|00000${index + 1}:`}))

  test('changes one document, to every place', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), (from, to) => {
        const {stored, changed} = afterMove(found, from, to)
        expect(ids(entriesOf(stored))).toBe(ids(moved(entriesOf(found), from, to)))
        expect(changed).toEqual([found[from]?._id])
      }),
    )
  })

  test('takes a draft along with what is published, so that publishing it does not move it back', () => {
    const {stored, changed} = afterMove([...found, {_id: 'drafts.c', orderRank: '0|000003:'}], 2, 0)
    expect(changed).toEqual(['c', 'drafts.c'])
    expect(ids(entriesOf(stored))).toBe('cabd')
    expect(ids(entriesOf(stored.filter(({_id}) => !_id.startsWith('drafts.'))))).toBe('cabd')
  })

  test.each([
    ['no places', [undefined, undefined, undefined]],
    ['the same place', ['0|000001:', '0|000001:', '0|000001:']],
    ['places that are none', ['1', '2', '3']],
  ])('numbers all of them anew where they have %s', (_, ranks) => {
    const broken = ranks.map((orderRank, index) => ({_id: 'xyz'[index] ?? '', orderRank}))
    const {stored} = afterMove(broken, 2, 0)
    expect(ids(entriesOf(stored))).toBe('zxy')
    expect(stored.filter(({orderRank}) => !isRank(orderRank))).toEqual([])
  })
})
