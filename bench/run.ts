// npm run bench: measures the product on this machine and prints tables. `npm run bench -- lake 200 2000` for a part of it.
import {cpus, totalmem, type} from 'node:os'
import {benchLake} from './lake.ts'
import {benchSite} from './site.ts'

const parts: Record<string, (sizes: number[]) => Promise<void>> = {site: benchSite, lake: benchLake}

const names = process.argv.slice(2).filter((argument) => argument in parts)
const sizes = process.argv.slice(2).map(Number).filter(Boolean)

const [cpu] = cpus()
console.log(
  `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ` +
    `${type()}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
)
for (const name of names.length > 0 ? names : Object.keys(parts)) await parts[name]?.(sizes)
