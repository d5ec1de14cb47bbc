// npm run replicas: three replicas of the site behind nginx with docs/nginx.conf. `-- updates staff` runs some parts.
// The table of a whole run is also kept in .cache/replicas.md.
import {execFileSync} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'
import {cpus, totalmem} from 'node:os'
import {join} from 'node:path'
import {parseEnv} from '../../app/platform/environment.ts'
import {settingsFrom} from '../../local/settings.ts'
import {buildSite} from '../../local/site-build.ts'
import {buildStudio} from '../../local/studio-build.ts'
import {endOnInterrupt} from '../../tests/runner/command.ts'
import {expectGoals, tableOf} from '../measure.ts'
import {capacity} from './capacity.ts'
import {type Cluster, startCluster} from './cluster.ts'
import {edits, idle} from './edits.ts'
import {killedForms} from './killed-form.ts'
import {limits} from './limits.ts'
import {messages} from './messages.ts'
import {missingPrograms} from './nginx.ts'
import type {Row} from './report.ts'
import {slowClients} from './slow.ts'
import {staff} from './staff.ts'
import {updates} from './updates.ts'

const parts: Record<string, (cluster: Cluster) => Promise<Row[]>> = {
  limits,
  messages,
  edits,
  updates,
  kill: killedForms,
  staff,
  slow: slowClients,
  capacity,
  idle,
}

const names = process.argv.slice(2)
if (!names.every((name) => name in parts)) {
  console.log(`Usage: npm run replicas -- [${Object.keys(parts).join('] [')}]`)
  process.exit(1)
}
const missing = missingPrograms(['nginx', 'openssl'])
if (missing.length > 0) {
  console.error(
    `Missing here: ${missing.join(', ')}. On Debian:\n  apt-get install nginx openssl slowhttptest wrk`,
  )
  process.exit(1)
}
const root = join(import.meta.dirname, '../..')
await buildSite(root)
await buildStudio(root, settingsFrom(parseEnv({}), root).studio)

const [cpu] = cpus()
const commit = execFileSync('git', ['describe', '--always', '--dirty'], {encoding: 'utf8'}).trim()
const about =
  `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ` +
  `Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, commit ${commit}`
console.log(about)

endOnInterrupt()
const rows: Row[] = []
const cluster = await startCluster()
process.once('exit', () => cluster.nginx.kill())
try {
  for (const name of names.length > 0 ? names : Object.keys(parts)) {
    console.log(`── ${name}`)
    const found = (await parts[name]?.(cluster)) ?? []
    for (const {what, seen, holds} of found)
      console.log(`${holds === false ? 'MISSED  ' : '        '}${what}: ${seen}`)
    rows.push(...found)
  }
} finally {
  await cluster.stop()
}
const table = tableOf(
  ['Several replicas', 'measured', 'goal'],
  rows.map(({what, seen, goal, holds}) => [what, holds === false ? `${seen} (missed)` : seen, goal]),
)
if (names.length === 0) {
  mkdirSync(join(root, '.cache'), {recursive: true})
  writeFileSync(join(root, '.cache/replicas.md'), `${about}\n${table}\n`)
}
console.log(table)
expectGoals(rows.filter(({holds}) => holds === false).map(({what, seen}) => `${what}: ${seen}`))
