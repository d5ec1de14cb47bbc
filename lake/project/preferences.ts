import {z} from 'zod'
import {parseOr400, readJson, requireSignIn} from '../http/input.ts'
import {json, type Route} from '../http/router.ts'
import type {Preferences} from '../store/preferences.ts'

const MAX_BYTES = 1_000_000
const entries = z.array(z.object({key: z.string().min(1).max(500), value: z.unknown()})).max(100)

/**
 * `GET /users/me/keyvalue/:keys` (separated by commas; unknown keys are skipped; without keys, all) and
 * `PUT /users/me/keyvalue`.
 */
export function preferenceRoutes(preferences: Preferences): Route[] {
  return [
    ...['/users/me/keyvalue', '/users/me/keyvalue/:keys'].map(
      (path): Route => ({
        method: 'GET',
        path,
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
