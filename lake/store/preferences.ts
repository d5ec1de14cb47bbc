import type {DatabaseSync} from 'node:sqlite'
import {inTransaction} from './database.ts'

/** Preferences that the Studio stores for its user, such as the layout of lists; any JSON under a name. */
export type Preferences = {
  get(key: string): {value: unknown; updatedAt: string} | undefined
  keys(): string[]
  set(entries: {key: string; value: unknown}[], updatedAt: string): void
}

export function createPreferences(database: DatabaseSync): Preferences {
  const read = database.prepare('SELECT value, updated_at FROM keyvalue WHERE key = ?')
  const list = database.prepare('SELECT key FROM keyvalue ORDER BY key')
  const write = database.prepare('INSERT OR REPLACE INTO keyvalue VALUES (?, ?, ?)')
  return {
    get(key) {
      const row = read.get(key)
      return row && {value: JSON.parse(String(row.value)), updatedAt: String(row.updated_at)}
    },
    keys: () => list.all().map(({key}) => String(key)),
    set(given, updatedAt) {
      inTransaction(database, () => {
        for (const {key, value} of given) write.run(key, JSON.stringify(value ?? null), updatedAt)
      })
    },
  }
}
