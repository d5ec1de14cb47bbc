/** Limits that visitors may reach; `docs/limits.md` says what they see. */

/** Length of an address with its query, in characters. */
export const longestAddress = 4_096
/** Size of a form's body in bytes: ten times the largest form. */
export const largestForm = 1_000_000
/** Concurrent requests to the app. */
const maxConcurrent = 200
/** `Retry-After` for visitors who reach that limit, in seconds. */
export const secondsUntilRetry = 5
/** Time for open requests to finish after SIGTERM, in milliseconds. */
export const longestEndMs = 60_000
/** The same after an uncaught error, when the state of the process is unknown, in milliseconds. */
export const longestEndAfterErrorMs = 5_000

/** Thrown when the limit of concurrent requests is reached. */
export class Busy extends Error {}

export type Concurrency = ReturnType<typeof limitConcurrency>

/** Limits concurrent requests to the app: waiting requests cost memory and slow each other down. */
export function limitConcurrency(max = maxConcurrent) {
  let running = 0
  return {
    /** @throws Busy instead of starting if there are too many */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (running >= max) throw new Busy()
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
      }
    },
  }
}
