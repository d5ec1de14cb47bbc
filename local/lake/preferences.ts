import type {DatabaseSync} from 'node:sqlite'
import {z} from 'zod'
import {inTransaction} from './database.ts'
import {parseOr400, readJson, requireSignIn} from './input.ts'
import {json, type Route} from './router.ts'

/** What the Studio remembers for its user, such as the layout of lists; any JSON under a name. */
export type Preferences = {
  get(key: string): {value: unknown; updatedAt: string} | undefined
  keys(): string[]
  set(entries: {key: string; value: unknown}[], updatedAt: string): void
}

const MAX_BYTES = 1_000_000
const entries = z.array(z.object({key: z.string().min(1).max(500), value: z.unknown()})).max(100)

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

/**
 * `GET /users/me/keyvalue/:keys` (separated by commas; unknown ones are left out; without any, all), and
 * `PUT /users/me/keyvalue`.
 */
export function preferenceRoutes(preferences: Preferences): Route[] {
  return [
    ...['/users/me/keyvalue', '/users/me/keyvalue/:keys'].map(
      (path): Route => ({
        method: 'GET',
        path,
        versioned: true,
        handle: (context) => {
          requireSignIn(context, 'Reading preferences')
          const keys = context.params.keys?.split(',') ?? preferences.keys()
          return json(
            keys.flatMap((key) => {
              const kept = preferences.get(key)
              return kept ? [{key, ...kept}] : []
            }),
          )
        },
      }),
    ),
    {
      method: 'PUT',
      path: '/users/me/keyvalue',
      versioned: true,
      handle: async (context) => {
        requireSignIn(context, 'Keeping preferences')
        const given = parseOr400(entries, await readJson(context.request, MAX_BYTES))
        const updatedAt = new Date().toISOString()
        preferences.set(given, updatedAt)
        return json(given.map((entry) => ({...entry, updatedAt})))
      },
    },
  ]
}
