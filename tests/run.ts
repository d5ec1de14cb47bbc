// npm test: every check and every test, with all that they need. The last line is the sum of all of them.
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {parseEnv} from '../app/environment.ts'
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

const root = resolve(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const nothing: Counts = {passed: 0, failed: 0, skipped: 0}
const summary: string[] = []
const failures: string[] = []

endOnInterrupt()
process.once('exit', () => rmSync(reports, {recursive: true, force: true}))

const results = [
  await stage('Set-up', async () => {
    await ensureInstalled(join(root, 'studio'), 'Studio')
    return nothing
  }),
  await stage('Checks', () => runChecks(root)),
  await stage('Build', async () => {
    await buildSite(root)
    await buildStudio(root, settingsFrom(parseEnv({}), root).studio)
    return nothing
  }),
  await stage('Unit and integration tests', runVitest),
  await stage('Browser tests', runPlaywright),
]
const total = add(results)
if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
console.log(`\n${summary.join('\n')}\n`)
process.exitCode = total.failed > 0 ? 1 : 0
console.log(describeCounts(total))

/** Runs a stage whatever became of the ones before; one that throws counts as one failure. */
async function stage(name: string, run: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  const counts = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return crash
  })
  const seconds = `${Math.round((Date.now() - startedAt) / 1000)} s`.padStart(6)
  summary.push(`${seconds}  ${name.padEnd(28)} ${counts === nothing ? 'done' : describeCounts(counts)}`)
  return counts
}

async function runVitest(): Promise<Counts> {
  const report = join(reports, 'vitest.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [
    vitest,
    'run',
    '--config=vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await runShown(args, {cwd: root, limitMs: 25 * 60_000})
  const said = readReport(report, code)
  failures.push(...failedInVitest(said, root))
  return countVitest(said, code)
}

async function runPlaywright(): Promise<Counts> {
  const CHROMIUM_PATH = await ensureBrowser(root)
  const report = join(reports, 'playwright.json')
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const args = [playwright, 'test', '--config=playwright.config.ts', '--reporter=list,json']
  const env = {...process.env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report}
  const code = await runShown(args, {cwd: root, env, limitMs: 55 * 60_000})
  const said = readReport(report, code)
  failures.push(...failedInPlaywright(said))
  return countPlaywright(said, code)
}

function readReport(file: string, code: ExitCode): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error(`The runner ended with code ${code} and left no report.`)
    return undefined
  }
}
