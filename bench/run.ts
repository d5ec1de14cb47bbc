// npm run bench: measures the product on this machine and prints tables. `npm run bench -- lake 200 2000` for a part of it, as
// `npm run bench -- browser home donate`.
import {cpus, totalmem, type} from 'node:os'
import {benchLake} from './lake.ts'
import {benchBrowser} from './lighthouse.ts'
import {measuredPages} from './measured-pages.ts'
import {benchSite} from './site.ts'

/** Each takes what it is to keep to: sizes of the lake, kinds of pages. */
const parts: Record<string, (only: string[]) => Promise<void>> = {
  site: benchSite,
  lake: (only) => benchLake(only.map(Number).filter(Boolean)),
  browser: benchBrowser,
}

const given = process.argv.slice(2)
const names = given.filter((argument) => argument in parts)
const only = given.filter((argument) => !(argument in parts))

const isKnown = (word: string) => Number(word) > 0 || measuredPages.some(({name}) => name === word)
if (!only.every(isKnown)) {
  console.log(
    `Usage: npm run bench -- [${Object.keys(parts).join('] [')}] [sizes of the lake] [kinds of pages]\n` +
      `Kinds of pages: ${measuredPages.map(({name}) => name).join(', ')}`,
  )
  process.exit(only.includes('--help') ? 0 : 1)
}

const [cpu] = cpus()
console.log(
  `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ` +
    `${type()}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
)
// The others are measured all the same.
for (const name of names.length > 0 ? names : Object.keys(parts))
  await parts[name]?.(only).catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
