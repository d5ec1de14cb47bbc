import {publishedIdOf} from '../store/documents.ts'
import {effectsOf} from '../store/effects.ts'
import type {Entry, History} from './history-store.ts'

/**
 * What to compare a draft with after a direct write to the published document: the published document after that write.
 * The Studio requests history under the draft's id, which has no revisions of the published document, so a baseline
 * has its own revision id.
 */
type Baseline = {
  /** With the draft's id. */
  document: Record<string, unknown>
  /** Sequence number of the write. */
  seq: number
  /** Where the draft's changes since the baseline begin: at its creation, even if the write came later. */
  fromSeq: number
  /** The write, presented as a transaction of the draft. */
  entry: Entry
}

const PREFIX = 'published-at-'

export const baselineIdOf = (transactionId: string): string => PREFIX + transactionId
export const isBaselineId = (revision = ''): boolean => revision.startsWith(PREFIX)

/** The baseline that a revision names, if it belongs to this version. */
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
  const written = history.states(dataset, publishedId).find((state) => state.seq === seq)
  const [write] = history.transactions(dataset, [publishedId], {fromSeq: seq, toSeq: seq})
  if (!written?.document || !write) return undefined

  const document = {...written.document, _id: versionId}
  const before = history.states(dataset, versionId).filter((state) => state.seq < seq)
  const start = before.findLastIndex((state) => state.document === null) + 1
  return {
    document: {...document, _rev: revision},
    seq,
    fromSeq: before[start]?.seq ?? seq,
    entry: {
      ...write,
      id: revision,
      effects: {[versionId]: effectsOf(null, document)},
      mutations: [],
    },
  }
}
