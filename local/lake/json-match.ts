import {extract} from '@sanity/mutator'
import type {Doc} from './documents.ts'
import type {Patch} from './mutations.ts'

type Insert = NonNullable<Patch['insert']>
type Operations = Pick<Patch, 'set' | 'setIfMissing' | 'unset' | 'inc' | 'dec' | 'insert' | 'diffMatchPatch'>

/** Strings are stepped over; one that does not end is a mistake, which the engine tells. */
const WILDCARDS = /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|\[ *\* *\]/g

const EVERY = '[0:]'

/**
 * JSONMatch has `list[*]` for every item of a list, which the vendor's engine knows as the range `list[0:]` only. And a
 * range with more behind it, it goes through once for each item: there it gets the indexes instead, of which it
 * passes over those that a list has not.
 * @throws Error for a path that cannot be read
 */
export function withoutWildcards(operations: Operations, document: Doc): Operations {
  // The same patch may set a list that is longer than the present one.
  let longest: number | undefined
  const itemsOf = new Map<string, string>()
  const everyItem = (path: string) => {
    const list = replaceWildcards(path, () => EVERY)
    const known = itemsOf.get(list)
    if (known) return known
    longest ??= longestList(operations)
    const lengths = extract(list, document).map((found) => (Array.isArray(found) ? found.length : 0))
    const length = Math.max(longest, ...lengths)
    const items = length > 0 ? `[${[...Array(length).keys()]}]` : EVERY
    itemsOf.set(list, items)
    return items
  }
  const plain = (path: string) =>
    replaceWildcards(path, (start, end) => (end === path.length ? EVERY : everyItem(path.slice(0, start))))
  return Object.fromEntries(
    Object.entries(operations).map(([name, given]) => [name, given && withPaths(name, given, plain)]),
  )
}

function replaceWildcards(path: string, by: (start: number, end: number) => string): string {
  return path.replace(WILDCARDS, (found, start: number) =>
    found.startsWith('[') ? by(start, start + found.length) : found,
  )
}

/** The paths of an insertion stand under `before`, `after` or `replace`; those of all else are names, or a list. */
function withPaths(name: string, given: object, plain: (path: string) => string): object {
  if (Array.isArray(given)) return given.map(plain)
  const entries = Object.entries(given)
  return Object.fromEntries(
    name === 'insert'
      ? entries.map(([at, value]) => [at, at === 'items' ? value : plain(value)])
      : entries.map(([path, value]) => [plain(path), value]),
  )
}

function longestList(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  const own = Array.isArray(value) ? value.length : 0
  return Object.values(value).reduce((most: number, item) => Math.max(most, longestList(item)), own)
}

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
