import type {DatabaseSync} from 'node:sqlite'
import {leaveToSweep} from '../store/database.ts'
import {effectsOf} from '../store/effects.ts'

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

/**
 * Deletes the history of documents for good; an existing document keeps its current state.
 * Runs in the caller's transaction. A sweep then removes the bytes from the data file.
 */
export function createPurge(database: DatabaseSync): (dataset: string, documentIds: string[]) => void {
  const forgetMutations = database.prepare(FORGET_MUTATIONS)
  const own = 'document_transactions WHERE dataset = ? AND document_id = ?'
  const last = database.prepare(`SELECT max(seq) AS seq FROM ${own}`)
  const remove = database.prepare(`DELETE FROM ${own}`)
  const insert = database.prepare('INSERT INTO document_transactions VALUES (?, ?, ?, ?)')
  // History stores no `_rev`: the transaction id is the revision.
  const present = database.prepare(
    "SELECT json_remove(json, '$._rev') AS json FROM documents WHERE dataset = ? AND id = ?",
  )

  return (dataset, documentIds) => {
    for (const id of documentIds) {
      forgetMutations.run({dataset, id})
      const seq = Number(last.get(dataset, id)?.seq)
      remove.run(dataset, id)
      const document = present.get(dataset, id)
      if (!document) continue
      const effects = effectsOf(null, JSON.parse(String(document.json)))
      insert.run(dataset, id, seq, JSON.stringify(effects))
    }
    database.exec(DELETE_ORPHANS)
    leaveToSweep(database)
  }
}
