import {describe, expect, test} from 'vitest'
import {add, countPlaywright, countVitest, describeCounts} from '../runner/counts.ts'

const file = (status: string, ...assertions: string[]) => ({
  status,
  assertionResults: assertions.map((assertion) => ({status: assertion})),
})

function vitest(
  counts: {passed?: number; failed?: number; skipped?: number; todo?: number},
  testResults = [file('passed')],
) {
  const {passed = 0, failed = 0, skipped = 0, todo = 0} = counts
  return {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: todo,
    testResults,
  }
}

function playwright(expected: number, unexpected = 0, flaky = 0, skipped = 0, errors: unknown[] = []) {
  return {stats: {expected, unexpected, flaky, skipped}, errors}
}

describe('counts of Vitest', () => {
  test.each([
    ['all passed', vitest({passed: 3, skipped: 1, todo: 1}), 0, {passed: 3, failed: 0, skipped: 2}],
    [
      'one failed',
      vitest({passed: 3, failed: 1}, [file('failed', 'passed', 'failed')]),
      1,
      {passed: 3, failed: 1, skipped: 0},
    ],
    [
      'a file could not be loaded',
      vitest({passed: 3}, [file('failed')]),
      1,
      {passed: 3, failed: 1, skipped: 0},
    ],
    ['an error outside of tests', vitest({passed: 3}), 1, {passed: 3, failed: 1, skipped: 0}],
    ['ended by a signal', vitest({passed: 3}), null, {passed: 3, failed: 1, skipped: 0}],
    ['nothing ran', vitest({}), 0, {passed: 0, failed: 1, skipped: 0}],
    ['all skipped', vitest({skipped: 4}), 0, {passed: 0, failed: 1, skipped: 4}],
    ['no report', undefined, 0, {passed: 0, failed: 1, skipped: 0}],
  ])('%s', (_, report, code, counts) => expect(countVitest(report, code)).toEqual(counts))
})

describe('counts of Playwright', () => {
  test.each([
    ['all passed', playwright(5, 0, 1, 2), 0, {passed: 6, failed: 0, skipped: 2}],
    ['one failed', playwright(5, 1), 1, {passed: 5, failed: 1, skipped: 0}],
    ['set-up failed', playwright(0, 0, 0, 9, [{}]), 1, {passed: 0, failed: 1, skipped: 9}],
    ['nothing ran', playwright(0), 0, {passed: 0, failed: 1, skipped: 0}],
    ['no report', undefined, 1, {passed: 0, failed: 1, skipped: 0}],
  ])('%s', (_, report, code, counts) => expect(countPlaywright(report, code)).toEqual(counts))
})

test('the sum names skipped tests only where there are some', () => {
  const sum = add([
    {passed: 2, failed: 0, skipped: 0},
    {passed: 3, failed: 1, skipped: 0},
  ])
  expect(describeCounts(sum)).toBe('5 passed, 1 failed')
  expect(describeCounts({...sum, skipped: 2})).toBe('5 passed, 1 failed, 2 skipped')
})
