import {getPublishedId} from 'sanity'
import {rankAfter, rankBetween} from '../schemaTypes/lists/rank.ts'

/** A document in a list: published, draft, or both. */
export interface Entry {
  /** The id without a prefix. */
  id: string
  /** Ids of its versions in the dataset. */
  versions: string[]
  orderRank: string | undefined
  /** Revision of the version whose place counts. */
  revision: string
}

interface Found {
  _id: string
  _rev: string
  orderRank?: string | null
}

/** One entry for each document, in the order of the website; documents without a place come last. */
export function entriesOf(found: Found[]): Entry[] {
  const byId = Map.groupBy(found, ({_id}) => getPublishedId(_id))
  const entries = [...byId].map(([id, versions]) => {
    const counting = versions.find(({_id}) => _id === id) ?? versions[0]
    const orderRank = counting?.orderRank ?? undefined
    return {id, versions: versions.map(({_id}) => _id), orderRank, revision: counting?._rev ?? ''}
  })
  return inOrder(entries)
}

function inOrder(entries: Entry[]): Entry[] {
  const place = ({orderRank}: Entry) => orderRank ?? '~'
  return entries.toSorted((one, other) =>
    place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : one.id < other.id ? -1 : 1,
  )
}

/** The entries after a move. */
export const moved = (entries: Entry[], from: number, to: number): Entry[] =>
  entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1))

/**
 * The ranks for an order: a new one for the moved document or, if there is no room between its neighbours, for all.
 *
 * @param order The entries in their new order.
 * @param to Place of the moved one.
 */
export function ranksFor(order: Entry[], to: number): {id: string; orderRank: string}[] {
  const rank = rankBetween(order[to - 1]?.orderRank, order[to + 1]?.orderRank)
  const rest = order.filter((_, index) => index !== to)
  const sorted = rest.every((entry, index) => {
    const next = rest[index + 1]
    return entry.orderRank !== undefined && (!next || (next.orderRank ?? '') > entry.orderRank)
  })
  const chosen = order.slice(to, to + 1)
  const changes =
    rank !== undefined && sorted ? chosen.map((entry) => ({entry, orderRank: rank})) : renumbered(order)
  // The draft gets the same rank: else publishing it would move the document back.
  return changes.flatMap(({entry, orderRank}) => entry.versions.map((id) => ({id, orderRank})))
}

/** Sent places by entry id. Each overrides the stored place of the listed revisions. */
export type SentPlaces = ReadonlyMap<string, {orderRank: string; revisions: string[]}>

/** The entries as if all sent places were saved. Later edits win. */
export const withSent = (entries: Entry[], sent: SentPlaces): Entry[] =>
  inOrder(
    entries.map((entry) => {
      const place = sent.get(entry.id)
      return place?.revisions.includes(entry.revision) ? {...entry, orderRank: place.orderRank} : entry
    }),
  )

/**
 * Adds a transaction to the sent places.
 *
 * @param transaction Its id, which becomes the documents' revision.
 */
export function sentWith(
  sent: SentPlaces,
  entries: Entry[],
  ranks: ReturnType<typeof ranksFor>,
  transaction: string,
): SentPlaces {
  const changed = entries.flatMap(({id, versions, revision}) => {
    const rank = ranks.find((given) => versions.includes(given.id))
    const revisions = [...(sent.get(id)?.revisions ?? []), revision, transaction]
    return rank ? [[id, {orderRank: rank.orderRank, revisions}] as const] : []
  })
  return new Map([...sent, ...changed])
}

function renumbered(order: Entry[]) {
  let last: string | undefined
  return order.map((entry) => {
    last = rankAfter(last)
    return {entry, orderRank: last}
  })
}
