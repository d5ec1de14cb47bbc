import {appendFileSync, existsSync, readFileSync} from 'node:fs'

/** Names the file that all processes of a test run share; `npm test` sets it. */
export const TALLY_VARIABLE = 'TEST_TALLY'

/** Slow operations, which take seconds each. */
export type Costly = 'product start' | 'site restart' | 'Studio build'

/** Counts a slow operation for the summary of the run. */
export function tally(what: Costly): void {
  const file = process.env[TALLY_VARIABLE]
  if (file) appendFileSync(file, `${what}\n`)
}

/** "24 product starts, 2 Studio builds": the sums of a run. */
export function describeTally(file: string): string {
  if (!existsSync(file)) return 'no product start'
  const counts = Map.groupBy(readFileSync(file, 'utf8').trim().split('\n'), (line) => line)
  return [...counts].map(([what, all]) => `${all.length} ${what}${all.length === 1 ? '' : 's'}`).join(', ')
}
