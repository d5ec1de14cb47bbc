import type {DatabaseSync} from 'node:sqlite'
import {inTransaction} from '../store/database.ts'
import {effectsOf} from '../store/effects.ts'
import type {History} from './history-store.ts'

/** Newest states that are kept of each document: typing makes a transaction every few keys. */
const KEPT_STATES = 100
/** All states of this period are kept as well. */
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** A logged mutation names its document in one of these places. */
const TARGET = ['create._id', 'createIfNotExists._id', 'createOrReplace._id', 'patch.id', 'delete.id']
  .map((place) => `value ->> '$.${place}'`)
  .join(', ')

const FORGET_MUTATIONS = `
  UPDATE transactions SET mutations = (
    SELECT json_group_array(json(value)) FROM json_each(mutations) WHERE coalesce(${TARGET}) IS NOT :id
  ) WHERE seq IN (SELECT seq FROM document_transactions WHERE dataset = :dataset AND document_id = :id)`

/** The newest transaction stays, so that its number is not given again. */
const DELETE_ORPHANS = `
  DELETE FROM transactions WHERE seq NOT IN (SELECT seq FROM document_transactions)
    AND seq < (SELECT max(seq) FROM transactions)`

const CROWDED = `
  SELECT dataset, document_id AS id FROM document_transactions
  GROUP BY dataset, document_id HAVING count(*) > ${KEPT_STATES}`

/** How much history is kept. */
export function createRetention(database: DatabaseSync, history: History) {
  const forgetMutations = database.prepare(FORGET_MUTATIONS)
  const own = 'document_transactions WHERE dataset = ? AND document_id = ?'
  const last = database.prepare(`SELECT max(seq) AS seq FROM ${own}`)
  const remove = database.prepare(`DELETE FROM ${own} AND seq <= ?`)
  const insert = database.prepare('INSERT INTO document_transactions VALUES (?, ?, ?, ?)')
  const crowded = database.prepare(CROWDED)
  // History stores no `_rev`: the transaction id is the revision.
  const present = database.prepare(
    "SELECT json_remove(json, '$._rev') AS json FROM documents WHERE dataset = ? AND id = ?",
  )

  /** Replaces a document's history up to a transaction by its state after it. */
  function beginAt(dataset: string, id: string, seq: number, document: object | null) {
    remove.run(dataset, id, seq)
    if (document) insert.run(dataset, id, seq, JSON.stringify(effectsOf(null, document)))
  }

  return {
    /** Merges the states of each document that are outside both limits into the last of them. */
    prune(now: Date) {
      const cutoff = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
      inTransaction(database, () => {
        for (const row of crowded.all()) {
          const [dataset, id] = [String(row.dataset), String(row.id)]
          const older = history.states(dataset, id).slice(0, -KEPT_STATES)
          const newest = older.findLast(({timestamp}) => timestamp < cutoff)
          if (newest) beginAt(dataset, id, newest.seq, newest.document)
        }
        database.exec(DELETE_ORPHANS)
      })
    },
    /**
     * Deletes the history of documents for good; an existing document keeps its current state.
     * Runs in the caller's transaction. A sweep then removes the bytes from the data file.
     */
    purge(dataset: string, documentIds: string[]) {
      for (const id of documentIds) {
        forgetMutations.run({dataset, id})
        const json = present.get(dataset, id)?.json
        beginAt(dataset, id, Number(last.get(dataset, id)?.seq), json ? JSON.parse(String(json)) : null)
      }
      database.exec(DELETE_ORPHANS)
    },
  }
}
