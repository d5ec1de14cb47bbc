import {relative} from 'node:path'
import {z} from 'zod'

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({status: z.string(), fullName: z.string(), failureMessages: z.array(z.string())}),
      ),
    }),
  ),
})

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({errors: z.array(z.object({message: z.string().optional()}))})),
    }),
  ),
})
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})
const PlaywrightReport = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({message: z.string().optional()})),
})

/** What failed by a Vitest JSON report, a line each: file, test, and how its message begins. */
export function failedInVitest(report: unknown, root: string): string[] {
  const parsed = VitestReport.safeParse(report)
  if (!parsed.success) return []
  return parsed.data.testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [line(file, 'could not be run', message)]
    return failed.map(({fullName, failureMessages}) => line(file, fullName, failureMessages[0]))
  })
}

/** What failed by a Playwright JSON report, and what passed only when repeated, a line each. */
export function failedInPlaywright(report: unknown): string[] {
  const parsed = PlaywrightReport.safeParse(report)
  if (!parsed.success) return []
  const ofSuite = ({specs, suites = []}: z.infer<typeof Suite>): string[] => [
    ...specs.flatMap(({title, file, line: lineOfFile, tests}) =>
      tests
        .filter(({status}) => status === 'unexpected' || status === 'flaky')
        .map(({projectName, status, results}) =>
          line(
            `[${projectName}] ${file}:${lineOfFile}`,
            status === 'flaky' ? `${title} (passed when repeated)` : title,
            results.flatMap(({errors}) => errors)[0]?.message,
          ),
        ),
    ),
    ...suites.flatMap(ofSuite),
  ]
  return [
    ...parsed.data.suites.flatMap(ofSuite),
    ...parsed.data.errors.map(({message}) => line('Playwright', 'could not run everything', message)),
  ]
}

/** Messages may be long and coloured; their first line tells what was expected. */
function line(place: string, what: string, message = ''): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours begin with.
  const plain = message.replace(/\u001b\[[\d;]*m/g, '').trim()
  const [first = ''] = plain.split('\n')
  return `✗ ${place} › ${what}${first && `: ${first}`}`
}
