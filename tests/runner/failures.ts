import {relative} from 'node:path'
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter'
import type {JsonTestResults} from 'vitest/node'

/** Failures of a Vitest JSON report, a line each: file, test, first line of the message. */
export function failedInVitest(report: JsonTestResults | undefined, root: string): string[] {
  return (report?.testResults ?? []).flatMap(({name, status, message, assertionResults}) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [line(file, 'could not be run', message)]
    return failed.map(({fullName, failureMessages}) => line(file, fullName, failureMessages?.[0]))
  })
}

/** Failures of a Playwright JSON report, a line each. */
export function failedInPlaywright(report: JSONReport | undefined): string[] {
  const ofSuite = ({specs, suites = []}: JSONReportSuite): string[] => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({status}) => status === 'unexpected' || status === 'flaky')
        .map(({projectName, results}) => {
          const place = `[${projectName}] ${spec.file}:${spec.line}`
          return line(place, spec.title, results.flatMap(({errors}) => errors)[0]?.message)
        }),
    ),
    ...suites.flatMap(ofSuite),
  ]
  const unrun = report?.errors.map(({message}) => line('Playwright', 'could not run everything', message))
  return [...(report?.suites.flatMap(ofSuite) ?? []), ...(unrun ?? [])]
}

/** Removes colours and keeps the first line of a message, which contains the expectation. */
function line(place: string, what: string, message = ''): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours begin with.
  const plain = message.replace(/\u001b\[[\d;]*m/g, '').trim()
  const [first = ''] = plain.split('\n')
  return `✗ ${place} › ${what}${first && `: ${first}`}`
}
