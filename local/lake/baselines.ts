import {publishedIdOf} from './documents.ts'
import {effectsOf} from './effects.ts'
import {type Entry, type History, statesOf} from './history-store.ts'

/**
 * What a draft is compared with when the published document was last written past the Studio, by a program: the
 * published document as that write left it. The Studio asks for everything under the id of the draft, and a revision of
 * the published document means nothing there; so it gets this one under a revision of its own.
 */
type Baseline = {
  /** With the draft's id. */
  document: Record<string, unknown>
  /** The place of the write in the order of all. */
  seq: number
  /** Where the transactions begin that lead from here to the draft: with its creation, also if the write came later. */
  fromSeq: number
  /** As if the write had been one of the draft. */
  entry: Entry
}

const PREFIX = 'published-at-'

export const baselineIdOf = (transactionId: string): string => PREFIX + transactionId
export const isBaselineId = (revision = ''): boolean => revision.startsWith(PREFIX)

/** The baseline that a revision names, if it names one of this draft or other version. */
export function baselineOf(
  history: History,
  dataset: string,
  versionId: string,
  revision = '',
): Baseline | undefined {
  const publishedId = publishedIdOf(versionId)
  if (!isBaselineId(revision) || versionId === publishedId) return undefined
  const seq = history.seqOf(dataset, revision.slice(PREFIX.length))
  if (seq === undefined) return undefined
  const statesFrom = (id: string) => [...statesOf(history.revisions(dataset, id))]
  const written = statesFrom(publishedId).find((state) => state.seq === seq)
  const [write] = history.transactions(dataset, [publishedId], {fromSeq: seq, toSeq: seq})
  if (!written?.document || !write) return undefined

  const document = {...written.document, _id: versionId}
  const before = statesFrom(versionId).filter((state) => state.seq < seq)
  const start = before.findLastIndex((state) => state.document === null) + 1
  return {
    document: {...document, _rev: revision},
    seq,
    fromSeq: before[start]?.seq ?? seq,
    entry: {
      ...write,
      id: revision,
      documentIDs: [versionId],
      effects: {[versionId]: effectsOf(null, document)},
      mutations: [],
    },
  }
}
