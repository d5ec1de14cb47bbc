import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import type {Doc} from './documents.ts'
import {type Effects, effectsOf} from './effects.ts'
import type {Mutation} from './mutations.ts'
import {createReferenceIndex, type ReferenceIndex} from './references.ts'

/** What one transaction did to one document; `null` stands for "not there". */
export type Change = {
  id: string
  before: Doc | null
  after: Doc | null
  /** The part of the transaction that concerns this document. */
  mutations: Mutation[]
  /** On the document without `_rev`. */
  effects: Effects
}

export type Transaction = {
  id: string
  /** ISO 8601, UTC. */
  timestamp: string
  author: string
  mutations: Mutation[]
  changes: Change[]
}

export type Dataset = {
  readonly name: string
  readonly documents: ReadonlyMap<string, Doc>
  readonly references: Pick<ReferenceIndex, 'referrers'>
  /** Grows with every commit: what was computed under an older number is stale. */
  readonly version: number
  /** Called after every commit, when queries already see it. */
  readonly subscribers: Set<(transaction: Transaction) => void>
}

/**
 * Documents in memory, written through to SQLite before a commit returns. A commit is one synchronous step, so
 * commits never interleave, and a transaction that was answered survives the loss of the process or of power.
 */
export type Store = {
  /** A dataset nobody has written to is empty. */
  dataset(name: string): Dataset
  hasTransaction(dataset: Dataset, id: string): boolean
  commit(dataset: Dataset, transaction: Transaction): void
  close(): void
}

type LoadedDataset = Dataset & {
  documents: Map<string, Doc>
  references: ReferenceIndex
  version: number
}

const SQLITE_BUSY = 5
const SCHEMA_VERSION = 1

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL,
    PRIMARY KEY (dataset, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    seq INTEGER PRIMARY KEY, dataset TEXT NOT NULL, id TEXT NOT NULL,
    timestamp TEXT NOT NULL, author TEXT NOT NULL, mutations TEXT NOT NULL,
    UNIQUE (dataset, id)
  );
  CREATE TABLE IF NOT EXISTS document_transactions (
    dataset TEXT NOT NULL, document_id TEXT NOT NULL, seq INTEGER NOT NULL, effects TEXT NOT NULL,
    PRIMARY KEY (dataset, document_id, seq)
  ) WITHOUT ROWID;
  PRAGMA user_version = ${SCHEMA_VERSION};
`

/**
 * Opens or creates the store in a folder, which it then owns: a second store on the same folder is refused until
 * the first is closed or its process has ended, however it ended.
 */
export function openStore(folder: string): Store {
  mkdirSync(folder, {recursive: true})
  const database = openDatabase(join(folder, 'lake.sqlite'))
  const datasets = new Map<string, LoadedDataset>()
  for (const row of database.prepare('SELECT dataset, json FROM documents').iterate()) {
    const document = JSON.parse(String(row.json)) as Doc
    putInMemory(loaded(String(row.dataset)), document._id, null, document)
  }

  function loaded(name: string): LoadedDataset {
    const dataset = datasets.get(name) ?? emptyDataset(name)
    datasets.set(name, dataset)
    return dataset
  }

  const persist = preparePersist(database)
  const knownTransaction = database.prepare('SELECT 1 FROM transactions WHERE dataset = ? AND id = ?')
  return {
    dataset: loaded,
    hasTransaction: ({name}, id) => knownTransaction.get(name, id) !== undefined,
    commit({name}, transaction) {
      persist(name, transaction)
      const dataset = loaded(name)
      for (const {id, before, after} of transaction.changes) putInMemory(dataset, id, before, after)
      dataset.version++
      for (const subscriber of dataset.subscribers) tell(subscriber, transaction)
    },
    close: () => database.close(),
  }
}

/** Makes one change of a transaction, with the patches that history needs. */
export function createChange(
  id: string,
  before: Doc | null,
  after: Doc | null,
  mutations: Mutation[],
): Change {
  return {id, before, after, mutations, effects: effectsOf(withoutRevision(before), withoutRevision(after))}
}

function withoutRevision(document: Doc | null): object | null {
  if (document === null) return null
  const {_rev, ...content} = document
  return content
}

function openDatabase(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, {timeout: 1000})
    // The operating system holds the lock and drops it with the process: it cannot go stale.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    database.exec(`BEGIN EXCLUSIVE; ${SCHEMA} COMMIT`)
    return database
  } catch (error) {
    if (isSqliteError(error) && error.errcode === SQLITE_BUSY) {
      throw new Error(`Another lake is using ${file}. Stop it, or choose another folder with DATA_DIR.`)
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Cannot open ${file}: ${reason}. Check the folder and its rights, or restore a backup.`)
  }
}

function isSqliteError(error: unknown): error is Error & {errcode: number} {
  return error instanceof Error && 'errcode' in error
}

function emptyDataset(name: string): LoadedDataset {
  return {
    name,
    documents: new Map(),
    references: createReferenceIndex(),
    version: 0,
    subscribers: new Set(),
  }
}

function putInMemory(dataset: LoadedDataset, id: string, before: Doc | null, after: Doc | null) {
  if (after) dataset.documents.set(id, after)
  else dataset.documents.delete(id)
  dataset.references.replace(id, before, after)
}

/** The commit has happened: whatever befalls a subscriber, it must not look as if it had not. */
function tell(subscriber: (transaction: Transaction) => void, transaction: Transaction) {
  try {
    subscriber(transaction)
  } catch (error) {
    console.error('lake: a listener failed', error)
  }
}

function preparePersist(database: DatabaseSync): (dataset: string, transaction: Transaction) => void {
  const put = database.prepare(
    'INSERT INTO documents VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json',
  )
  const remove = database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?')
  const record = database.prepare(
    'INSERT INTO transactions (dataset, id, timestamp, author, mutations) VALUES (?, ?, ?, ?, ?)',
  )
  const index = database.prepare('INSERT INTO document_transactions VALUES (?, ?, ?, ?)')

  function write(dataset: string, {id, timestamp, author, mutations, changes}: Transaction) {
    const {lastInsertRowid} = record.run(dataset, id, timestamp, author, JSON.stringify(mutations))
    for (const change of changes) {
      if (change.after) put.run(dataset, change.id, JSON.stringify(change.after))
      else remove.run(dataset, change.id)
      index.run(dataset, change.id, lastInsertRowid, JSON.stringify(change.effects))
    }
  }

  return (dataset, transaction) => {
    database.exec('BEGIN IMMEDIATE')
    try {
      write(dataset, transaction)
      database.exec('COMMIT')
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
}
