// npm run audit: asks the registry whether a package that is installed is known to be dangerous, for site and Studio.
// It ends with 0 where nothing is known, with 1 where something is, and with 2 where the registry has not said.
import {spawn} from 'node:child_process'
import {join, resolve} from 'node:path'
import {text} from 'node:stream/consumers'
import {z} from 'zod'

const root = resolve(import.meta.dirname, '..')

const advisory = z.object({title: z.string(), url: z.string(), severity: z.string(), range: z.string()})

/** What `npm audit --json` prints where the registry has answered. */
const Report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      /** Advisories about the package itself, and names of others through which it is affected. */
      via: z.array(z.union([z.string(), advisory])),
      fixAvailable: z.union([
        z.boolean(),
        z.object({name: z.string(), version: z.string(), isSemVerMajor: z.boolean()}),
      ]),
    }),
  ),
  metadata: z.object({
    dependencies: z.object({prod: z.number(), dev: z.number(), total: z.number().positive()}),
  }),
})

type Vulnerability = z.infer<typeof Report>['vulnerabilities'][string]

/** What npm prints where it has not. */
const Failure = z.object({message: z.string().min(1)})

const questions = [
  {about: 'Site, what runs', folder: root, kinds: ['--omit=dev']},
  {about: 'Site, with what builds and tests it', folder: root, kinds: []},
  {about: 'Studio, what runs', folder: join(root, 'studio'), kinds: ['--omit=dev']},
  {about: 'Studio, with what builds it', folder: join(root, 'studio'), kinds: []},
]

let findings = 0
let unanswered = 0
for (const {about, folder, kinds} of questions) {
  const {report, reason} = await ask(folder, kinds)
  if (report) {
    const lines = Object.values(report.vulnerabilities).flatMap(linesOf)
    findings += lines.length
    console.log(`${about}: ${lines.length === 0 ? 'nothing is known' : `${lines.length} known`}`)
    for (const line of lines) console.log(`  ${line}`)
  } else {
    unanswered += 1
    console.log(`${about}: no answer (${reason})`)
  }
}
console.log(`\n${conclusion()}`)
process.exitCode = unanswered > 0 ? 2 : Math.min(findings, 1)

function conclusion(): string {
  if (unanswered > 0)
    return `The registry has not answered ${unanswered} of ${questions.length} questions, so nobody knows whether these packages are safe. Ask again later, or from a machine that reaches a registry with advisories.`
  if (findings > 0) return 'Some packages have known weaknesses. docs/dependencies.md says what each is for.'
  return 'The registry knows of nothing against any package.'
}

/** One line for each advisory about a package. */
function linesOf({name, via, fixAvailable}: Vulnerability): string[] {
  return via.flatMap((one) =>
    typeof one === 'string'
      ? []
      : `${one.severity}: ${name} ${one.range}, ${one.title} (${one.url}); ${mending(fixAvailable)}`,
  )
}

function mending(fix: Vulnerability['fixAvailable']): string {
  if (fix === false) return 'no version mends it yet'
  if (fix === true) return '“npm audit fix” mends it'
  return `${fix.name} ${fix.version} mends it${fix.isSemVerMajor ? ', a new major version' : ''}`
}

/** Asks about the packages of a lock file, whether or not they are installed. */
async function ask(folder: string, kinds: string[]) {
  // What a person has set for installing, such as no audit or no network, is no answer here.
  const settings = ['--audit', '--no-offline', '--fetch-retries=0', '--fetch-timeout=30000']
  const npm = spawn('npm', ['audit', '--json', '--package-lock-only', ...kinds, ...settings], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    // npm is a script there.
    shell: process.platform === 'win32',
  })
  const failed = new Promise<string>((done) => npm.once('error', ({message}) => done(message)))
  const output = await Promise.race([text(npm.stdout), failed])
  const printed = parsed(output)
  const report = Report.safeParse(printed)
  if (report.success) return {report: report.data}
  const {data} = Failure.safeParse(printed)
  return {reason: data?.message ?? 'npm says nothing more'}
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}
