import {extract} from '@sanity/mutator'
import type {Doc} from '../store/documents.ts'
import type {Patch} from './mutations.ts'

type Insert = NonNullable<Patch['insert']>

/**
 * To add items without deleting any, the client's `splice()` replaces an empty range, `list[1:1]`. Sanity's engine
 * takes that for the whole list, so this turns it into an insertion before the start of the range.
 * @throws Error for an invalid path
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
