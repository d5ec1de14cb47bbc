import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  type Entry,
  entriesOf,
  moved,
  ranksFor,
  type SentPlaces,
  sentWith,
  withSent,
} from '../../studio/desk/reorder.ts'
import {isRank, rankAfter, rankBetween} from '../../studio/schemaTypes/lists/rank.ts'
import {seedDocuments} from '../../studio/seed/index.ts'

describe('places in a list', () => {
  test('the seed has valid places', () => {
    const ranks = seedDocuments.filter(({orderRank}) => orderRank !== undefined)
    expect(ranks.length).toBeGreaterThan(20)
    expect(ranks.filter(({orderRank}) => !isRank(orderRank))).toEqual([])
  })

  test('exist between any two, after the last, and before the first', () => {
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

  test('the last one of a list is after all others', () => {
    expect(rankAfter(undefined) > '0|000000:').toBe(true)
    expect(rankAfter('0|00000z:i')).toBe('0|000017:')
  })
})

/** The dataset after a move, and the changed ids. */
function afterMove(given: {_id: string; orderRank?: string}[], from: number, to: number) {
  const found = given.map((document) => ({...document, _rev: 'any'}))
  const changes = new Map(
    ranksFor(moved(entriesOf(found), from, to), to).map(({id, orderRank}) => [id, orderRank]),
  )
  const stored = found.map(({_id, orderRank}) => ({
    _id,
    _rev: 'new',
    orderRank: changes.get(_id) ?? orderRank,
  }))
  return {stored, changed: [...changes.keys()]}
}
const ids = (entries: Entry[]) => entries.map(({id}) => id).join('')

const inOrder = (...list: string[]) =>
  list.map((_id, index) => ({_id, _rev: 'first', orderRank: `0|00000${index + 1}:`}))

describe('moving', () => {
  const found = inOrder('a', 'b', 'c', 'd')

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
    const {stored, changed} = afterMove(
      [...found, {_id: 'drafts.c', _rev: 'first', orderRank: '0|000003:'}],
      2,
      0,
    )
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

describe('while moves are being saved', () => {
  const first = inOrder('a', 'b', 'c')
  /** Moves an entry in the displayed list; returns the lake's documents afterwards and the sent places. */
  function move(lake: typeof first, sent: SentPlaces, [from, to]: [number, number], transaction: string) {
    const order = moved(withSent(entriesOf(lake), sent), from, to)
    const ranks = ranksFor(order, to)
    const after = lake.map((document) => {
      const rank = ranks.find(({id}) => id === document._id)
      return rank ? {...document, ...rank, _rev: transaction} : document
    })
    return {after, sent: sentWith(sent, order, ranks, transaction)}
  }
  const shown = (lake: typeof first, sent: SentPlaces) => ids(withSent(entriesOf(lake), sent))

  test('down and up again restores the order, whatever the lake has confirmed so far', () => {
    const down = move(first, new Map(), [0, 1], 'down')
    expect(shown(first, down.sent)).toBe('bac')
    const up = move(down.after, down.sent, [1, 0], 'up')
    const unseen = move(first, down.sent, [1, 0], 'up')
    for (const lake of [first, down.after, up.after]) {
      expect(shown(lake, up.sent)).toBe('abc')
      expect(shown(lake, unseen.sent)).toBe('abc')
    }
    expect(ids(entriesOf(up.after))).toBe('abc')
  })

  test('later writes of others count', () => {
    const {after, sent} = move(first, new Map(), [0, 2], 'mine')
    expect(shown(after, sent)).toBe('bca')
    const theirs = after.map((one) =>
      one._id === 'a' ? {...one, _rev: 'theirs', orderRank: '0|000000:i'} : one,
    )
    expect(shown(theirs, sent)).toBe('abc')
    expect(
      shown(
        theirs.filter(({_id}) => _id !== 'b'),
        sent,
      ),
    ).toBe('ac')
  })
})
