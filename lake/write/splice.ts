import {extract} from '@sanity/mutator'
import type {Doc} from '../store/documents.ts'
import type {Patch} from './mutations.ts'

type Insert = NonNullable<Patch['insert']>

/**
 * What the client's `splice()` sends to add items and to delete none is the replacing of an empty range, `list[1:1]`, which
 * the vendor's engine takes for the whole list. It is an insertion before where the range begins.
 * @throws Error for a path that cannot be read
 */
export function withoutEmptyRange(insert: Insert, document: Doc): Insert {
  const [, list, start, end] = /^(.+)\[(-?\d*):(-?\d*)\]$/.exec(insert.replace ?? '') ?? []
  if (list === undefined) return insert
  const lists = extract(list, document)
  const [only] = lists
  if (lists.length !== 1 || !Array.isArray(only)) return insert
  const place = (given: string | undefined, otherwise: number) => {
    if (!given) return otherwise
    const index = Number(given) < 0 ? only.length + Number(given) : Number(given)
    return Math.min(Math.max(index, 0), only.length)
  }
  const [from, to] = [place(start, 0), place(end, only.length)]
  return from < to ? insert : {before: `${list}[${from}]`, items: insert.items}
}
