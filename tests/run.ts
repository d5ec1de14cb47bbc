// npm test: all checks and tests, including set-up. With --nightly, also slow tests that rarely fail.
// The last line is the total.
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {parseEnv} from '../app/platform/environment.ts'
import {ensureInstalled} from '../local/install.mjs'
import {settingsFrom} from '../local/settings.ts'
import {buildSite} from '../local/site-build.ts'
import {buildStudio} from '../local/studio-build.ts'
import {ensureBrowser} from './runner/browser.ts'
import {runChecks} from './runner/checks.ts'
import {endOnInterrupt, runShown} from './runner/command.ts'
import {
  add,
  type Counts,
  countPlaywright,
  countVitest,
  crash,
  describeCounts,
  type ExitCode,
} from './runner/counts.ts'
import {failedInPlaywright, failedInVitest} from './runner/failures.ts'
import {ensureSeededData} from './support/seeded-data.ts'
import {describeTally, TALLY_VARIABLE, tally} from './support/tally.ts'

const root = resolve(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const tallyFile = join(reports, 'tally')
process.env[TALLY_VARIABLE] = tallyFile
const isNightly = process.argv.includes('--nightly')
if (isNightly) process.env.ROUNDS_OF_TYPING = '20'
const nothing: Counts = {passed: 0, failed: 0, skipped: 0}
const summary: string[] = []
const failures: string[] = []

endOnInterrupt()
process.once('exit', () => rmSync(reports, {recursive: true, force: true}))

const startedAt = Date.now()
const setUp = stage('Set-up', async () => {
  await ensureInstalled(join(root, 'studio'), 'Studio')
  return nothing
})
const results = [
  // Compilers and npm mostly use one core each.
  ...(await Promise.all([setUp, stage('Checks', () => runChecks(root, setUp)), stage('Builds', build)])),
  await stage('Units and integration', () => runVitest('parts', 'mocking parts')),
  await stage('Lake', () => runVitest('lake', 'client 7')),
  await stage('HTTP', () => runVitest('site')),
  await stage('Browser: site', () => runPlaywright('site')),
  await stage('Browser: Studio', () => runPlaywright('studio')),
]
if (isNightly) {
  results.push(await stage('Nightly', () => runVitest('nightly')))
  results.push(await stage('Staff guide', followStaffGuide))
}
const total = add(results)
if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
console.log(`\n${summary.join('\n')}\n${secondsSince(startedAt)}  in all, with ${describeTally(tallyFile)}\n`)
process.exitCode = total.failed > 0 ? 1 : 0
console.log(describeCounts(total))

/** Runs a stage even when an earlier one failed. A stage that throws counts as one failure. */
async function stage(name: string, run: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n── ${name}`)
  const begun = Date.now()
  const counts = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return crash
  })
  summary.push(
    `${secondsSince(begun)}  ${name.padEnd(22)} ${counts === nothing ? 'done' : describeCounts(counts)}`,
  )
  return counts
}

function secondsSince(begun: number): string {
  return `${Math.round((Date.now() - begun) / 1000)} s`.padStart(6)
}

async function build(): Promise<Counts> {
  await buildSite(root)
  await setUp
  if (await buildStudio(root, settingsFrom(parseEnv({}), root).studio)) tally('Studio build')
  await ensureSeededData()
  return nothing
}

async function runVitest(...projects: string[]): Promise<Counts> {
  const report = join(reports, `${projects[0]}.json`)
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config=vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await runShown(args, {cwd: root, limitMs: 60 * 60_000})
  const read = readReport(report, code)
  failures.push(...failedInVitest(read, root))
  return countVitest(read, code)
}

async function runPlaywright(project: string): Promise<Counts> {
  const CHROMIUM_PATH = await ensureBrowser(root)
  const report = join(reports, `${project}.json`)
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const args = [
    playwright,
    'test',
    '--config=playwright.config.ts',
    `--project=${project}`,
    '--reporter=list,json',
    ...(isNightly ? [] : ['--grep-invert=@nightly']),
  ]
  const env = {...process.env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report}
  const code = await runShown(args, {cwd: root, env, limitMs: 60 * 60_000})
  const read = readReport(report, code)
  failures.push(...failedInPlaywright(read))
  return countPlaywright(read, code)
}

/** Goes through every step of the staff guide in the Studio and discards the pictures. */
async function followStaffGuide(): Promise<Counts> {
  const args = [join(root, 'tests/nightly/staff-guide.ts'), join(reports, 'staff-guide')]
  const code = await runShown(args, {cwd: root, limitMs: 30 * 60_000})
  return code === 0 ? {...nothing, passed: 1} : crash
}

function readReport(file: string, code: ExitCode) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error(`The runner ended with code ${code} and left no report.`)
    return undefined
  }
}
