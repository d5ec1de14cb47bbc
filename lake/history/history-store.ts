import type {DatabaseSync, SQLOutputValue} from 'node:sqlite'
import {applyPatch} from 'mendoza'
import type {Effects} from '../store/effects.ts'
import type {Mutation} from '../write/mutations.ts'
import {createRetention, type Retention, type Revision} from './retention.ts'

/** One transaction of the history. */
export type Entry = {
  id: string
  timestamp: string
  author: string
  /** Every document that it changed. */
  documentIDs: string[]
  /** Its effects on the requested documents. */
  effects: Record<string, Effects>
  mutations: Mutation[]
}

/** An inclusive range of sequence numbers, with order and limit. */
export type Range = {fromSeq?: number; toSeq?: number; newestFirst?: boolean; limit?: number}

/** A former state of a document, with its revision. */
export type State = {document: Record<string, unknown> | null; revision: string}

/** History of documents from the data file; reads only the transactions of the requested ones. */
export type History = Retention & {
  /** Transactions that changed one of the documents, oldest first by default. */
  transactions(dataset: string, documentIds: string[], range: Range): Entry[]
  /** The whole history of one document, oldest first. */
  revisions(dataset: string, documentId: string): Revision[]
  /** Sequence number of a transaction. */
  seqOf(dataset: string, transactionId: string): number | undefined
  /** Id of the dataset's last transaction. */
  lastTransaction(dataset: string): string | undefined
}

const TRANSACTIONS = (direction: 'ASC' | 'DESC') => `
  SELECT t.id, t.timestamp, t.author, t.mutations,
    (SELECT json_group_array(other.document_id) FROM document_transactions AS other WHERE other.seq = t.seq) AS ids,
    json_group_object(d.document_id, d.effects) AS effects
  FROM document_transactions AS d JOIN transactions AS t ON t.seq = d.seq
  WHERE d.dataset = :dataset AND d.document_id IN (SELECT value FROM json_each(:documentIds))
    AND d.seq BETWEEN :fromSeq AND :toSeq
  GROUP BY t.seq ORDER BY t.seq ${direction} LIMIT :limit`

const REVISIONS = `
  SELECT t.seq, t.id, t.timestamp, t.author, d.effects
  FROM document_transactions AS d JOIN transactions AS t ON t.seq = d.seq
  WHERE d.dataset = ? AND d.document_id = ? ORDER BY d.seq`

export function createHistory(database: DatabaseSync): History {
  const oldestFirst = database.prepare(TRANSACTIONS('ASC'))
  const newestFirst = database.prepare(TRANSACTIONS('DESC'))
  const revisions = database.prepare(REVISIONS)
  const place = database.prepare('SELECT seq FROM transactions WHERE dataset = ? AND id = ?')
  const last = database.prepare('SELECT id FROM transactions WHERE dataset = ? ORDER BY seq DESC LIMIT 1')
  const revisionsOf = (dataset: string, documentId: string) =>
    revisions.all(dataset, documentId).map(toRevision)

  return {
    ...createRetention(database, revisionsOf),
    transactions: (dataset, documentIds, range) =>
      (range.newestFirst ? newestFirst : oldestFirst)
        .all({
          dataset,
          documentIds: JSON.stringify(documentIds),
          fromSeq: range.fromSeq ?? 0,
          toSeq: range.toSeq ?? Number.MAX_SAFE_INTEGER,
          limit: range.limit ?? -1,
        })
        .map(toEntry),
    revisions: revisionsOf,
    seqOf: (dataset, id) => place.get(dataset, id)?.seq as number | undefined,
    lastTransaction: (dataset) => last.get(dataset)?.id as string | undefined,
  }
}

/** The states of a document, one for each revision. */
export function* statesOf(revisions: Revision[]): Generator<State & {seq: number; timestamp: string}> {
  let document: State['document'] = null
  for (const {seq, id, timestamp, effects} of revisions) {
    document = applyPatch(document, effects.apply) as State['document']
    yield {seq, timestamp, revision: id, document}
  }
}

type Row = Record<string, SQLOutputValue>

function toEntry({id, timestamp, author, mutations, ids, effects}: Row): Entry {
  const documentIDs: string[] = JSON.parse(String(ids))
  const texts: [string, string][] = Object.entries(JSON.parse(String(effects)))
  return {
    id: String(id),
    timestamp: String(timestamp),
    author: String(author),
    documentIDs,
    effects: Object.fromEntries(texts.map(([document, text]) => [document, JSON.parse(text)])),
    mutations: JSON.parse(String(mutations)),
  }
}

function toRevision({seq, id, timestamp, author, effects}: Row): Revision {
  return {
    seq: Number(seq),
    id: String(id),
    timestamp: String(timestamp),
    author: String(author),
    effects: JSON.parse(String(effects)),
  }
}
