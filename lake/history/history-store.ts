import type {DatabaseSync, SQLOutputValue} from 'node:sqlite'
import {applyPatch} from 'mendoza'
import type {Effects} from '../store/effects.ts'
import type {Mutation} from '../write/mutations.ts'

/** One transaction of the history. */
export type Entry = {
  id: string
  timestamp: string
  author: string
  /** Its effects on the requested documents. */
  effects: Record<string, Effects>
  mutations: Mutation[]
}

/** An inclusive range of sequence numbers, with order and limit. */
export type Range = {fromSeq?: number; toSeq?: number; newestFirst?: boolean; limit?: number}

/** A former state of a document; `null` if it was deleted. */
type State = {
  seq: number
  timestamp: string
  revision: string
  document: Record<string, unknown> | null
}

export type History = ReturnType<typeof createHistory>

const TRANSACTIONS = (direction: 'ASC' | 'DESC') => `
  SELECT t.id, t.timestamp, t.author, t.mutations,
    json_group_object(d.document_id, d.effects) AS effects
  FROM document_transactions AS d JOIN transactions AS t ON t.seq = d.seq
  WHERE d.dataset = :dataset AND d.document_id IN (SELECT value FROM json_each(:documentIds))
    AND d.seq BETWEEN :fromSeq AND :toSeq
  GROUP BY t.seq ORDER BY t.seq ${direction} LIMIT :limit`

const STATES = `
  SELECT t.seq, t.id, t.timestamp, d.effects
  FROM document_transactions AS d JOIN transactions AS t ON t.seq = d.seq
  WHERE d.dataset = ? AND d.document_id = ? ORDER BY d.seq`

/** History of documents from the data file; reads only the transactions of the requested ones. */
export function createHistory(database: DatabaseSync) {
  const oldestFirst = database.prepare(TRANSACTIONS('ASC'))
  const newestFirst = database.prepare(TRANSACTIONS('DESC'))
  const states = database.prepare(STATES)
  const place = database.prepare('SELECT seq FROM transactions WHERE dataset = ? AND id = ?')
  const last = database.prepare('SELECT id FROM transactions WHERE dataset = ? ORDER BY seq DESC LIMIT 1')

  return {
    /** Transactions that changed one of the documents, oldest first by default. */
    transactions: (dataset: string, documentIds: string[], range: Range): Entry[] =>
      (range.newestFirst ? newestFirst : oldestFirst)
        .all({
          dataset,
          documentIds: JSON.stringify(documentIds),
          fromSeq: range.fromSeq ?? 0,
          toSeq: range.toSeq ?? Number.MAX_SAFE_INTEGER,
          limit: range.limit ?? -1,
        })
        .map(toEntry),
    /** All states of one document, oldest first. */
    states(dataset: string, documentId: string): State[] {
      let document: State['document'] = null
      return states.all(dataset, documentId).map(({seq, id, timestamp, effects}) => {
        document = applyPatch(document, JSON.parse(String(effects)).apply) as State['document']
        return {seq: Number(seq), timestamp: String(timestamp), revision: String(id), document}
      })
    },
    /** Sequence number of a transaction. */
    seqOf: (dataset: string, id: string) => place.get(dataset, id)?.seq as number | undefined,
    /** Id of the dataset's last transaction. */
    lastTransaction: (dataset: string) => last.get(dataset)?.id as string | undefined,
  }
}

function toEntry({id, timestamp, author, mutations, effects}: Record<string, SQLOutputValue>): Entry {
  const texts: [string, string][] = Object.entries(JSON.parse(String(effects)))
  return {
    id: String(id),
    timestamp: String(timestamp),
    author: String(author),
    effects: Object.fromEntries(texts.map(([document, text]) => [document, JSON.parse(text)])),
    mutations: JSON.parse(String(mutations)),
  }
}
