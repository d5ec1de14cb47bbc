import {expect, test} from 'vitest'
import {failedInPlaywright, failedInVitest} from '../runner/failures.ts'

test('failures of Vitest name file, test and how the message begins', () => {
  const assertion = (status: string, fullName: string, ...failureMessages: string[]) => ({
    status,
    fullName,
    failureMessages,
  })
  const report = {
    testResults: [
      {
        name: '/project/tests/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          assertion('passed', 'cache keeps'),
          assertion(
            'failed',
            'cache forgets',
            '\u001b[31mError: expected 1 to be 2\u001b[39m\n    at a.test.ts:3',
          ),
        ],
      },
      {
        name: '/project/tests/b.test.ts',
        status: 'failed',
        message: 'SyntaxError: no such file',
        assertionResults: [],
      },
    ],
  }
  expect(failedInVitest(report, '/project')).toEqual([
    '✗ tests/a.test.ts › cache forgets: Error: expected 1 to be 2',
    '✗ tests/b.test.ts › could not be run: SyntaxError: no such file',
  ])
})

test('failures of Playwright name project, place and test, and what passed only when repeated', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'e2e/home.spec.ts',
    line: 7,
    tests: [
      {
        projectName: 'site',
        status,
        results: [{errors: messages.map((message) => ({message}))}, {errors: []}],
      },
    ],
  })
  const report = {
    suites: [
      {
        specs: [spec('is there', 'expected')],
        suites: [
          {specs: [spec('opens', 'unexpected', 'Error: in vain\n\nmore'), spec('closes', 'flaky', 'late')]},
        ],
      },
    ],
    errors: [{message: 'the product did not start'}],
  }
  expect(failedInPlaywright(report)).toEqual([
    '✗ [site] e2e/home.spec.ts:7 › opens: Error: in vain',
    '✗ [site] e2e/home.spec.ts:7 › closes (passed when repeated): late',
    '✗ Playwright › could not run everything: the product did not start',
  ])
})

test('without a report there is nothing to name', () => {
  expect(failedInVitest(undefined, '/project')).toEqual([])
  expect(failedInPlaywright(undefined)).toEqual([])
})
