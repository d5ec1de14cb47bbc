import {z} from 'zod'

/** How many tests, or pieces of a check, ended how. */
export type Counts = {passed: number; failed: number; skipped: number}

/** How a command ended: its exit code, or null when a signal or the time limit ended it. */
export type ExitCode = number | null

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({status: z.string(), assertionResults: z.array(z.object({status: z.string()}))}),
  ),
})

const PlaywrightReport = z.object({
  stats: z.object({expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int()}),
  errors: z.array(z.unknown()),
})

/** Counts of a Vitest JSON report. A test file that cannot be loaded counts as one failure. */
export function countVitest(report: unknown, code: ExitCode): Counts {
  const parsed = VitestReport.safeParse(report)
  if (!parsed.success) return crash
  const {numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults} = parsed.data
  const broken = testResults.filter(
    ({status, assertionResults}) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  const failed = numFailedTests + broken.length
  return believe({passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests}, code)
}

/** Counts of a Playwright JSON report. A test that passed only when repeated has passed; so Playwright says. */
export function countPlaywright(report: unknown, code: ExitCode): Counts {
  const parsed = PlaywrightReport.safeParse(report)
  if (!parsed.success) return crash
  const {stats, errors} = parsed.data
  const failed = stats.unexpected + errors.length
  return believe({passed: stats.expected + stats.flaky, failed, skipped: stats.skipped}, code)
}

export function add(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0)
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')}
}

/** "12 passed, 0 failed", with ", 1 skipped" when something was. */
export function describeCounts({passed, failed, skipped}: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A stage that ended without counting anything. */
export const crash: Counts = {passed: 0, failed: 1, skipped: 0}

/** A runner that failed without a failed test, or ran nothing, has failed once. */
function believe(counts: Counts, code: ExitCode): Counts {
  const ranNothing = counts.passed + counts.failed === 0
  const failedSilently = code !== 0 && counts.failed === 0
  return ranNothing || failedSilently ? {...counts, failed: 1} : counts
}
