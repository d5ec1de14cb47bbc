import type {DatabaseSync} from 'node:sqlite'
import {createHistory} from '../history/history-store.ts'
import {createRetention} from '../history/retention.ts'
import type {Mutation} from '../write/mutations.ts'
import {inTransaction, openDatabase, sweep} from './database.ts'
import type {Doc} from './documents.ts'
import {type Effects, effectsOf} from './effects.ts'
import {createPreferences} from './preferences.ts'
import {createReferenceIndex, type ReferenceIndex} from './references.ts'

/** The effect of one transaction on one document; `null` for a missing document. */
export type Change = {
  id: string
  before: Doc | null
  after: Doc | null
  /** The part of the transaction that concerns this document. */
  mutations: Mutation[]
  /** Patches of the document without `_rev`. */
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

/** Who may read the published documents of a dataset: everyone, or editors only. */
type AclMode = 'public' | 'private'

export type Dataset = {
  readonly name: string
  readonly aclMode: AclMode
  /** Creation time, ISO 8601; undefined if the dataset does not exist yet. */
  readonly createdAt: string | undefined
  readonly documents: ReadonlyMap<string, Doc>
  readonly references: Pick<ReferenceIndex, 'referrers'>
  /** Grows with every commit; cached results of an older version are stale. */
  readonly version: number
}

type Subscriber = (transaction: Transaction) => void

export type Store = ReturnType<typeof openStore>

type LoadedDataset = Dataset & {
  aclMode: AclMode
  createdAt: string | undefined
  documents: Map<string, Doc>
  references: ReferenceIndex
  version: number
}

/**
 * Opens or creates the store in a folder, and locks it. Documents are in memory, and written through to SQLite before a
 * commit returns. A commit is one synchronous step, so commits never interleave. Acknowledged transactions survive a
 * crash or power loss.
 * @throws Error if another lake uses the folder, or the data file cannot be read
 */
export function openStore(folder: string) {
  const datasets = new Map<string, LoadedDataset>()
  const subscriptions = new Set<{name: string; subscriber: Subscriber}>()
  const database = openDatabase(folder, (opened) => load(opened, datasets))
  const found = (name: string): LoadedDataset => datasets.get(name) ?? emptyDataset(name)

  /** The first write into a dataset creates it. */
  function writeInto(dataset: LoadedDataset, timestamp: string, write: () => void) {
    inTransaction(database, () => {
      if (dataset.createdAt === undefined) insertDataset.run(dataset.name, timestamp, dataset.aclMode)
      write()
    })
    dataset.createdAt ??= timestamp
    datasets.set(dataset.name, dataset)
  }

  const insertDataset = database.prepare('INSERT INTO datasets (name, created_at, acl_mode) VALUES (?, ?, ?)')
  const updateAclMode = database.prepare('UPDATE datasets SET acl_mode = ? WHERE name = ?')
  const persist = preparePersist(database)
  const history = createHistory(database)
  const {prune, purge} = createRetention(database, history)
  return {
    /** The current state; do not keep it. A missing dataset is empty, and reading it creates nothing. */
    dataset: (name: string): Dataset => found(name),
    /**
     * @param subscriber called after every commit to a dataset, when queries already see it
     * @returns a function that unsubscribes
     */
    subscribe(name: string, subscriber: Subscriber) {
      const subscription = {name, subscriber}
      subscriptions.add(subscription)
      return () => void subscriptions.delete(subscription)
    },
    /** Existing datasets, sorted by name. The first write or `createDataset` creates one. */
    datasets: (): Dataset[] =>
      [...datasets.values()].filter(({createdAt}) => createdAt).sort((a, b) => (a.name < b.name ? -1 : 1)),
    createDataset(name: string, aclMode: AclMode) {
      writeInto({...found(name), aclMode}, new Date().toISOString(), () => {})
    },
    /** Makes an existing dataset public or private. */
    setAclMode(name: string, aclMode: AclMode) {
      const dataset = found(name)
      inTransaction(database, () => updateAclMode.run(aclMode, name))
      dataset.aclMode = aclMode
      // Invalidates cached results, which depend on what a reader may see.
      dataset.version++
    },
    /** @param purged documents whose history is purged in the same database transaction */
    commit({name}: Dataset, transaction: Transaction, purged: string[] = []) {
      const dataset = found(name)
      writeInto(dataset, transaction.timestamp, () => {
        persist(name, transaction)
        if (purged.length > 0) purge(name, purged)
      })
      for (const {id, before, after} of transaction.changes) putInMemory(dataset, id, before, after)
      dataset.version++
      for (const other of subscriptions) if (other.name === name) notify(other.subscriber, transaction)
    },
    history,
    /** Deletes the history of documents; existing ones keep their current state. `sweep` then removes the bytes. */
    purge: ({name}: Dataset, ids: string[]) => inTransaction(database, () => purge(name, ids)),
    prune,
    sweep: () => sweep(database),
    preferences: createPreferences(database),
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

/** A document as stored in history, where the transaction id is its revision. */
function withoutRevision(document: Doc | null): object | null {
  if (document === null) return null
  const {_rev, ...content} = document
  return content
}

function load(database: DatabaseSync, datasets: Map<string, LoadedDataset>) {
  for (const row of database.prepare('SELECT * FROM datasets').iterate()) {
    const [name, createdAt] = [String(row.name), String(row.created_at)]
    const aclMode = row.acl_mode === 'private' ? 'private' : 'public'
    datasets.set(name, {...emptyDataset(name), createdAt, aclMode})
  }
  for (const row of database.prepare('SELECT * FROM documents').iterate()) {
    const [name, id] = [String(row.dataset), String(row.id)]
    const dataset = datasets.get(name) ?? emptyDataset(name)
    datasets.set(name, dataset)
    putInMemory(dataset, id, null, JSON.parse(String(row.json)))
  }
}

function emptyDataset(name: string): LoadedDataset {
  return {
    name,
    aclMode: 'public',
    createdAt: undefined,
    documents: new Map(),
    references: createReferenceIndex(),
    version: 0,
  }
}

function putInMemory(dataset: LoadedDataset, id: string, before: Doc | null, after: Doc | null) {
  if (after) dataset.documents.set(id, after)
  else dataset.documents.delete(id)
  dataset.references.replace(id, before, after)
}

/** The commit has happened: a failing subscriber must not make it look failed. */
function notify(subscriber: Subscriber, transaction: Transaction) {
  try {
    subscriber(transaction)
  } catch (error) {
    console.error('lake: a subscriber failed', error)
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

  return (dataset, {id, timestamp, author, mutations, changes}) => {
    const {lastInsertRowid} = record.run(dataset, id, timestamp, author, JSON.stringify(mutations))
    for (const change of changes) {
      if (change.after) put.run(dataset, change.id, JSON.stringify(change.after))
      else remove.run(dataset, change.id)
      index.run(dataset, change.id, lastInsertRowid, JSON.stringify(change.effects))
    }
  }
}
