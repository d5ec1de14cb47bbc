import {setTimeout as sleep} from 'node:timers/promises'
import {log} from '~/platform/log.server'
import {readLastGood, saveLastGood} from './last-good.server'

/**
 * Caches query results in memory until content changes, so that no visitor waits for the lake. Falls back to the last
 * good results while it does not respond.
 */

export interface LakeQuery {
  key: string
  /** Rejects where the lake does not answer, or not in time. */
  ask: () => Promise<unknown>
}

/** Depends on the results, such as a cache of pages. */
export interface Follower {
  onStale: () => void
  /** All results have been fetched again. */
  onRenewed: () => void
}

/** Thrown where the lake does not answer and there is no last good result either. */
export class NoContent extends Error {}

/** How long a visitor waits for the lake where there is a last good result, in milliseconds. */
const patience = 2_000
const retryEvery = 1_000

interface Entry {
  query: LakeQuery
  result?: {value: unknown; generation: number}
  running?: {value: Promise<unknown>; generation: number}
  /** Why the last attempt failed. Until one succeeds, readers get the last good result at once. */
  failure?: unknown
}

/** The generation of results from an earlier run of the site. */
const fromDisk = -1

export function keepResults() {
  const entries = new Map<string, Entry>()
  let follower: Follower | undefined
  /** Number of changes. A result is stale if its query began before the last change. */
  let generation = 0
  /** The last generation for which every query has been run again. */
  let renewed = 0
  let isRenewing = false
  let isRetrying = false

  function entryOf(query: LakeQuery): Entry {
    const entry = entries.get(query.key) ?? {query}
    entries.set(query.key, entry)
    return entry
  }

  /** Runs a query; callers of the same generation share one request. */
  function ask(entry: Entry): Promise<unknown> {
    if (entry.running?.generation === generation) return entry.running.value
    const begun = generation
    const value = entry.query.ask().then(
      (result) => {
        succeed(entry, result, begun)
        return result
      },
      (error: unknown) => {
        fail(entry, error, begun)
        throw error
      },
    )
    entry.running = {value, generation: begun}
    return value
  }

  function succeed(entry: Entry, value: unknown, begun: number) {
    if (entry.running?.generation === begun) entry.running = undefined
    if (entry.result && entry.result.generation > begun) return
    entry.result = {value, generation: begun}
    saveLastGood(entry.query.key, value).catch((error: Error) =>
      log.warn({reason: error.message}, 'could not save a query result on disk'),
    )
    const isBack = entry.failure !== undefined
    entry.failure = undefined
    // Cached pages may contain the last good result.
    if (isBack && !isRenewing) change()
  }

  function fail(entry: Entry, reason: unknown, begun: number) {
    if (entry.running?.generation === begun) entry.running = undefined
    if (entry.result && entry.result.generation > begun) return
    entry.failure = reason
    void retry()
  }

  /** Retries one failed query a second, so an outage costs no request per visitor. The first success renews all. */
  async function retry() {
    if (isRetrying) return
    isRetrying = true
    for (;;) {
      await sleep(retryEvery, undefined, {ref: false})
      const failed = [...entries.values()].filter(({failure}) => failure !== undefined)
      const one = failed[Math.floor(Math.random() * failed.length)]
      if (!one) break
      await ask(one).catch(() => undefined)
    }
    isRetrying = false
  }

  /** Makes all results stale, and runs every query again. */
  function change() {
    generation += 1
    follower?.onStale()
    void renew()
  }

  async function renew() {
    // The running renewal sees that there is a newer generation.
    if (isRenewing) return
    isRenewing = true
    let asOf: number
    do {
      asOf = generation
      await Promise.allSettled([...entries.values()].map(ask))
    } while (asOf !== generation)
    isRenewing = false
    renewed = asOf
    follower?.onRenewed()
  }

  async function lastGood(entry: Entry): Promise<unknown> {
    if (!entry.result) {
      const value = await readLastGood(entry.query.key)
      if (value !== undefined) entry.result ??= {value, generation: fromDisk}
    }
    return entry.result?.value
  }

  return {
    change,

    follow(by: Follower) {
      follower = by
    },

    /** Registers a query, so that renewals run it before its first reader. */
    prepare: (query: LakeQuery) => void entryOf(query),

    /** Version of the content in the results; `undefined` while some results may be stale. */
    version: () => (renewed === generation ? generation : undefined),

    /**
     * The result of a query: from memory, from the lake, or the last good one.
     * @throws NoContent
     */
    async read(query: LakeQuery): Promise<unknown> {
      const entry = entryOf(query)
      const known = await lastGood(entry)
      if (entry.result?.generation === generation) return entry.result.value
      if (entry.failure === undefined) {
        const answer = ask(entry).then(
          (value) => ({value}),
          () => undefined,
        )
        const isLate = sleep(patience, 'late' as const, {ref: false})
        const first = await (known === undefined ? answer : Promise.race([answer, isLate]))
        if (first === 'late') entry.failure = new Error(`no response within ${patience} ms`)
        else if (first) return first.value
      }
      if (known !== undefined) return known
      throw new NoContent(String(entry.failure))
    },
  }
}
