import {setTimeout as sleep} from 'node:timers/promises'
import type {SanityClient} from '@sanity/client'
import {log} from '~/platform/log.server'
import {askLake, listShape} from './ask.server'
import {changeEvents} from './listen.server'

/** How the site learns that something was published, changed, unpublished or deleted. */

export interface Watch {
  client: SanityClient
  types: readonly string[]
  /** Whether to hold a connection open; otherwise a webhook reports changes. */
  listens: boolean
  onChange: () => void
  /** How often the dataset is checked for changes that were not reported, in milliseconds. */
  checkEvery?: number
}

const publishedFilter = '_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))'

/** Revisions instead of dates: an import may bring back documents with old dates. */
const revisionsQuery = `*[${publishedFilter}] | order(_id) {_id, _rev}`

/** In milliseconds; each failed connection doubles the pause before the next. */
const firstPause = 250
const longestPause = 8_000
const pauseAfterFailedCheck = 1_000

/** Watches the dataset until the process ends, or the returned function is called. */
export function watchContent({client, types, listens, onChange, checkEvery = 60_000}: Watch): () => void {
  const params = {types: [...types]}
  const stopping = new AbortController()
  let connection = new AbortController()
  let revisions: string | undefined
  /** Whether an event has come since the last check. */
  let heard = false

  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, {ref: false, signal: stopping.signal}).catch(() => undefined)

  /** Finds missed changes: edits made without a connection, or after it died silently. */
  async function check() {
    const wasHeard = heard
    heard = false
    const found = JSON.stringify(await askLake(client, listShape, revisionsQuery, params))
    const isMissed = listens && revisions !== undefined && !wasHeard && !heard
    if (found === revisions) return
    revisions = found
    onChange()
    if (!isMissed) return
    log.warn('missed a change event; reconnecting')
    connection.abort()
  }

  async function keepChecking() {
    while (!stopping.signal.aborted) {
      const failed = await check().catch(() => true)
      await pause(failed ? pauseAfterFailedCheck : checkEvery)
    }
  }

  async function keepListening() {
    for (let next = firstPause; !stopping.signal.aborted; next = Math.min(next * 2, longestPause)) {
      connection = new AbortController()
      const signal = AbortSignal.any([stopping.signal, connection.signal])
      try {
        for await (const event of changeEvents(client, {query: `*[${publishedFilter}]`, params}, signal)) {
          if (event === 'welcome') {
            next = firstPause
            // Edits made before the connection are not reported on it.
            heard = true
            void check().catch(() => undefined)
          } else {
            heard = true
            onChange()
          }
        }
      } catch {
        // `noted` has recorded the outcome.
      }
      await pause(next)
    }
  }

  void keepChecking()
  if (listens) void keepListening()
  return () => stopping.abort()
}
