import type {DatabaseSync, SQLOutputValue} from 'node:sqlite'
import {applyPatch} from 'mendoza'
import type {Effects} from './effects.ts'
import {damagedHistory} from './errors.ts'
import type {Mutation} from './mutations.ts'
import {createRetention, type Retention} from './retention.ts'

/** One transaction as history tells it. */
export type Entry = {
  id: string
  timestamp: string
  author: string
  /** Every document that it touched. */
  documentIDs: string[]
  /** What it did to the documents that were asked for. */
  effects: Record<string, Effects>
  mutations: Mutation[]
}

/** What one transaction did to one document. */
export type Revision = {seq: number; id: string; timestamp: string; author: string; effects: Effects}

/** The part of history that is asked for; both ends are part of it. */
export type Range = {
  fromSeq?: number
  toSeq?: number
  /** ISO 8601, UTC. */
  fromTime?: string
  toTime?: string
  newestFirst?: boolean
  limit?: number
}

/** A document as it was, with the revision it had then. */
export type State = {document: Record<string, unknown> | null; revision: string}

/** What happened to documents, out of the data file; nothing here scans the transactions of others. */
export type History = Retention & {
  /** Transactions that touched one of the documents, oldest first unless asked otherwise. */
  transactions(dataset: string, documentIds: string[], range: Range): Entry[]
  /** All that is known of one document, oldest first. */
  revisions(dataset: string, documentId: string): Revision[]
  /** The place of a transaction in the order of all. */
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
    AND d.seq BETWEEN :fromSeq AND :toSeq AND t.timestamp BETWEEN :fromTime AND :toTime
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
    revisions.all(dataset, documentId).map((row) => toRevision(documentId, row))

  return {
    ...createRetention(database, revisionsOf),
    transactions: (dataset, documentIds, range) =>
      (range.newestFirst ? newestFirst : oldestFirst)
        .all({
          dataset,
          documentIds: JSON.stringify(documentIds),
          fromSeq: range.fromSeq ?? 0,
          toSeq: range.toSeq ?? Number.MAX_SAFE_INTEGER,
          fromTime: range.fromTime ?? '',
          toTime: range.toTime ?? '~',
          limit: range.limit ?? -1,
        })
        .map(toEntry),
    revisions: revisionsOf,
    seqOf: (dataset, id) => place.get(dataset, id)?.seq as number | undefined,
    lastTransaction: (dataset) => last.get(dataset)?.id as string | undefined,
  }
}

/** The states that a document went through, each the outcome of one revision. */
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
    effects: Object.fromEntries(texts.map(([document, text]) => [document, read(text, id, document)])),
    mutations: read(mutations, id, documentIDs.join('", "')),
  }
}

function toRevision(documentId: string, {seq, id, timestamp, author, effects}: Row): Revision {
  return {
    seq: Number(seq),
    id: String(id),
    timestamp: String(timestamp),
    author: String(author),
    effects: read(effects, id, documentId),
  }
}

function read<T>(
  text: SQLOutputValue | undefined,
  transactionId: SQLOutputValue | undefined,
  documentId: string,
): T {
  try {
    return JSON.parse(String(text))
  } catch (error) {
    throw damagedHistory(documentId, String(transactionId), error)
  }
}
