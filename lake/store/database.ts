import {chmodSync, mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {leftInDataFile, storageFull} from '../http/errors.ts'

/** https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5
const SQLITE_FULL = 13

/** One migration for each schema version. Opening an older data file runs the missing ones. */
const MIGRATIONS = [
  `CREATE TABLE documents (
    dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL,
    PRIMARY KEY (dataset, id)
  ) WITHOUT ROWID;
  CREATE TABLE transactions (
    seq INTEGER PRIMARY KEY, dataset TEXT NOT NULL, id TEXT NOT NULL,
    timestamp TEXT NOT NULL, author TEXT NOT NULL, mutations TEXT NOT NULL,
    UNIQUE (dataset, id)
  );
  CREATE TABLE document_transactions (
    dataset TEXT NOT NULL, document_id TEXT NOT NULL, seq INTEGER NOT NULL, effects TEXT NOT NULL,
    PRIMARY KEY (dataset, document_id, seq)
  ) WITHOUT ROWID;`,

  `CREATE INDEX documents_of_transaction ON document_transactions (seq);
  CREATE TABLE datasets (name TEXT PRIMARY KEY, created_at TEXT NOT NULL) WITHOUT ROWID;
  INSERT INTO datasets SELECT dataset, min(timestamp) FROM transactions GROUP BY dataset;
  CREATE TABLE keyvalue (key TEXT PRIMARY KEY, value TEXT NOT NULL, updated_at TEXT NOT NULL) WITHOUT ROWID;`,

  `ALTER TABLE datasets ADD COLUMN acl_mode TEXT NOT NULL DEFAULT 'public';`,

  `CREATE TABLE unswept (deleted_at TEXT NOT NULL);`,

  `DROP TABLE unswept;`,
]

/**
 * Opens or creates the data file in a folder and locks it: a second process is refused until the first closes the file,
 * ends or crashes.
 * @param load reads the initial data; its errors are reported as faults of the file
 * @throws Error that says what is wrong with the file and what to do
 */
export function openDatabase(folder: string, load: (database: DatabaseSync) => void): DatabaseSync {
  mkdirSync(folder, {recursive: true})
  // This also protects files that an older lake created with looser permissions.
  chmodSync(folder, 0o700)
  const file = join(folder, 'lake.sqlite')
  const database = new DatabaseSync(file, {timeout: 1000, open: false})
  try {
    database.open()
    // The operating system holds the lock and releases it with the process, so it cannot go stale.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    migrate(database)
    const found = String(database.prepare('PRAGMA quick_check(1)').get()?.quick_check)
    if (found !== 'ok') throw new Error(`it is corrupt (${found.split('\n').at(-1)})`)
    load(database)
    return database
  } catch (error) {
    if (database.isOpen) database.close()
    if (isSqliteError(error) && error.errcode === SQLITE_BUSY) {
      throw new Error(`Another lake is using ${file}. Stop it, or choose another folder with DATA_DIR.`)
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Cannot open ${file}: ${reason}. Check the folder and its rights, or restore a backup.`)
  }
}

/**
 * Runs statements in a transaction.
 * @throws LakeError 507 if the disk is full
 */
export function inTransaction(database: DatabaseSync, work: () => void) {
  try {
    database.exec('BEGIN IMMEDIATE')
    work()
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw isFull(error) ? storageFull() : error
  }
}

const isFull = (error: unknown) => isSqliteError(error) && (error.errcode & 0xff) === SQLITE_FULL

/**
 * Removes purged bytes from the data file by rewriting it, which needs as much free disk space again.
 * @throws LakeError 507 if they are still in the file
 */
export function sweep(database: DatabaseSync) {
  try {
    database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    console.error('lake: deleted data is still in the data file', error)
    throw leftInDataFile()
  }
}

function migrate(database: DatabaseSync) {
  database.exec('BEGIN EXCLUSIVE')
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version > MIGRATIONS.length) {
    throw new Error(
      `it was written by a newer lake (version ${version}, this one knows ${MIGRATIONS.length})`,
    )
  }
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index >= version) database.exec(`${step} PRAGMA user_version = ${index + 1}`)
  }
  database.exec('COMMIT')
}

function isSqliteError(error: unknown): error is Error & {errcode: number} {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
}
