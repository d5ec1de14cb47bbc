import type {JSONReport} from '@playwright/test/reporter'
import type {JsonTestResults} from 'vitest/node'

export type Counts = {passed: number; failed: number; skipped: number}

/** How a command ended: its exit code, or null when a signal or the time limit ended it. */
export type ExitCode = number | null

/** Counts of a Vitest JSON report. A test file that cannot be loaded counts as one failure. */
export function countVitest(report: JsonTestResults | undefined, code: ExitCode): Counts {
  if (!report) return crash
  const broken = report.testResults.filter(
    ({status, assertionResults}) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  const skipped = report.numPendingTests + report.numTodoTests
  return believe({passed: report.numPassedTests, failed, skipped}, code)
}

export function countPlaywright(report: JSONReport | undefined, code: ExitCode): Counts {
  if (!report) return crash
  const {expected, unexpected, flaky, skipped} = report.stats
  return believe({passed: expected, failed: unexpected + flaky + report.errors.length, skipped}, code)
}

export function add(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0)
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')}
}

/** "12 passed, 0 failed", plus ", 1 skipped" if tests were skipped. */
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
