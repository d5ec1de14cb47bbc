import type {DatabaseSync} from 'node:sqlite'
import {inTransaction} from './database.ts'

export type Preferences = ReturnType<typeof createPreferences>

/** Preferences that the Studio stores for its user, such as the layout of lists; any JSON under a name. */
export function createPreferences(database: DatabaseSync) {
  const read = database.prepare('SELECT value, updated_at FROM keyvalue WHERE key = ?')
  const list = database.prepare('SELECT key FROM keyvalue ORDER BY key')
  const write = database.prepare('INSERT OR REPLACE INTO keyvalue VALUES (?, ?, ?)')
  return {
    get(key: string) {
      const row = read.get(key)
      return row && {value: JSON.parse(String(row.value)), updatedAt: String(row.updated_at)}
    },
    keys: () => list.all().map(({key}) => String(key)),
    set(given: {key: string; value: unknown}[], updatedAt: string) {
      inTransaction(database, () => {
        for (const {key, value} of given) write.run(key, JSON.stringify(value ?? null), updatedAt)
      })
    },
  }
}
