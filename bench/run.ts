// npm run bench: measures the product on this machine and prints tables. `npm run bench -- browser homePage donatePage`
// runs a part. The lake has its own benchmark: `npm run bench --workspace=lake`.
import {execFileSync} from 'node:child_process'
import {cpus, totalmem, type} from 'node:os'
import {join} from 'node:path'
import {buildSite} from '../local/site-build.ts'
import {benchStudio} from './click-to-edit.ts'
import {benchBrowser} from './lighthouse.ts'
import {measuredPages} from './measured-pages.ts'
import {benchSite} from './site.ts'

/** Each takes the kinds of pages to measure. */
const parts: Record<string, (only: string[]) => Promise<void>> = {
  site: benchSite,
  browser: benchBrowser,
  studio: benchStudio,
}

const given = process.argv.slice(2)
const names = given.filter((argument) => argument in parts)
const only = given.filter((argument) => !(argument in parts))

const isKnown = (word: string) => measuredPages.some(({name}) => name === word)
if (!only.every(isKnown)) {
  console.log(
    `Usage: npm run bench -- [${Object.keys(parts).join('] [')}] [kinds of pages]\n` +
      `Kinds of pages: ${measuredPages.map(({name}) => name).join(', ')}`,
  )
  process.exit(only.includes('--help') ? 0 : 1)
}

await buildSite(join(import.meta.dirname, '..'))
const [cpu] = cpus()
const commit = execFileSync('git', ['describe', '--always', '--dirty'], {encoding: 'utf8'}).trim()
console.log(
  `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ` +
    `${type()}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, commit ${commit}`,
)
// A failed part does not stop the others.
for (const name of names.length > 0 ? names : Object.keys(parts))
  await parts[name]?.(only).catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
