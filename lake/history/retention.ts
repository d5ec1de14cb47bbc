import type {DatabaseSync} from 'node:sqlite'
import {applyPatch} from 'mendoza'
import {inTransaction, leaveToSweep} from '../store/database.ts'
import {type Effects, effectsOf} from '../store/effects.ts'
import type {Mutation} from '../write/mutations.ts'

/** The effect of one transaction on one document. */
export type Revision = {seq: number; id: string; timestamp: string; author: string; effects: Effects}

/** How much history is kept, and how it is pruned. */
export type Retention = {
  /** Merges old edits; returns how many revisions of documents were removed. */
  prune(now: Date): number
  /**
   * Deletes the history of documents for good; an existing document keeps its current state.
   * Runs in the caller's transaction. A sweep then removes the bytes from the data file.
   */
  purge(dataset: string, documentIds: string[]): void
}

/** Newest revisions kept of each document: typing makes a transaction every few keys. */
const KEPT_REVISIONS = 100
/** All revisions of this period are kept as well; older edits are merged by day. */
const KEPT_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

const CROWDED = `
  SELECT dataset, document_id FROM document_transactions
  GROUP BY dataset, document_id HAVING count(*) > ${KEPT_REVISIONS}`

/** Transactions that created or deleted a document: published, unpublished, discarded, deleted. */
const LANDMARKS = `
  SELECT d.seq FROM document_transactions AS d WHERE d.dataset = ? AND d.document_id = ? AND EXISTS (
    SELECT 1 FROM document_transactions AS any WHERE any.seq = d.seq
      AND (any.effects ->> '$.apply' = '[0,null]' OR any.effects ->> '$.revert' = '[0,null]'))`

const ORPHANS = `
  DELETE FROM transactions WHERE seq NOT IN (SELECT seq FROM document_transactions)
    AND seq < (SELECT max(seq) FROM transactions)`

type RevisionsOf = (dataset: string, documentId: string) => Revision[]

export function createRetention(database: DatabaseSync, revisionsOf: RevisionsOf): Retention {
  const crowded = database.prepare(CROWDED)
  const landmarks = database.prepare(LANDMARKS)
  const key = 'dataset = ? AND document_id = ? AND seq = ?'
  const places = database.prepare(
    'SELECT seq FROM document_transactions WHERE dataset = ? AND document_id = ? ORDER BY seq',
  )
  const remove = database.prepare(`DELETE FROM document_transactions WHERE ${key}`)
  const replace = database.prepare(`UPDATE document_transactions SET effects = ? WHERE ${key}`)
  // History stores no `_rev`: the transaction id is the revision.
  const presentState = database.prepare(
    "SELECT json_remove(json, '$._rev') AS json FROM documents WHERE dataset = ? AND id = ?",
  )
  const readMutations = database.prepare('SELECT mutations FROM transactions WHERE seq = ?')
  const writeMutations = database.prepare('UPDATE transactions SET mutations = ? WHERE seq = ?')

  function merge(dataset: string, id: string, {revisions, effects}: Run): number {
    const last = revisions.at(-1)?.seq ?? 0
    for (const {seq} of revisions.slice(0, -1)) remove.run(dataset, id, seq)
    replace.run(JSON.stringify(effects), dataset, id, last)
    return revisions.length - 1
  }

  function forgetMutations(seq: number, id: string) {
    const mutations: Mutation[] = JSON.parse(String(readMutations.get(seq)?.mutations))
    writeMutations.run(JSON.stringify(mutations.filter((mutation) => targetOf(mutation) !== id)), seq)
  }

  return {
    prune(now) {
      const cutoff = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
      let removed = 0
      inTransaction(database, () => {
        for (const {dataset, document_id} of crowded.all()) {
          const [name, id] = [String(dataset), String(document_id)]
          const kept = new Set(landmarks.all(name, id).map(({seq}) => Number(seq)))
          for (const run of oldRuns(revisionsOf(name, id), kept, cutoff)) removed += merge(name, id, run)
        }
        database.exec(ORPHANS)
      })
      return removed
    },
    purge(dataset, documentIds) {
      for (const id of documentIds) {
        const present = presentState.get(dataset, id)
        const all = places.all(dataset, id).map(({seq}) => Number(seq))
        for (const seq of all) forgetMutations(seq, id)
        for (const seq of present ? all.slice(0, -1) : all) remove.run(dataset, id, seq)
        const last = all.at(-1)
        if (present && last !== undefined) {
          const effects = effectsOf(null, JSON.parse(String(present.json)))
          replace.run(JSON.stringify(effects), dataset, id, last)
        }
      }
      database.exec(ORPHANS)
      leaveToSweep(database)
    },
  }
}

/** Successive edits and their combined effect. */
type Run = {revisions: Revision[]; effects: Effects}

/** Edits to merge: of one day, with no landmark between them, and outside both retention limits. */
function oldRuns(revisions: Revision[], landmarks: ReadonlySet<number>, cutoff: string): Run[] {
  const runs: Run[] = []
  let run: Revision[] = []
  let before: object | null = null
  let state: object | null = null
  const end = () => {
    if (run.length > 1) runs.push({revisions: run, effects: effectsOf(before, state)})
    run = []
  }
  for (const revision of revisions.slice(0, -KEPT_REVISIONS)) {
    if (revision.timestamp >= cutoff) break
    const isLandmark = landmarks.has(revision.seq)
    if (isLandmark || dayOf(run[0]) !== dayOf(revision)) end()
    if (run.length === 0) before = state
    state = applyPatch(state, revision.effects.apply) as object | null
    if (!isLandmark) run.push(revision)
  }
  end()
  return runs
}

function dayOf(revision: Revision | undefined): string | undefined {
  return revision?.timestamp.slice(0, 10)
}

function targetOf({create, createIfNotExists, createOrReplace, patch, delete: deletion}: Mutation) {
  const target = create ?? createIfNotExists ?? createOrReplace ?? patch ?? deletion ?? {}
  return '_id' in target ? target._id : 'id' in target ? target.id : undefined
}
