import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

const notOurs = new Set([
  'node_modules',
  '.git',
  'build',
  '.data',
  '.cache',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
])

/** Files of the project below a folder, from its root, with `/` between the parts. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (notOurs.has(entry.name)) return []
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

export interface Source {
  /** From the root of the project: `app/ui/header.tsx`. */
  path: string
  text: string
}

export const read = (path: string): Source => ({path, text: readFileSync(join(root, path), 'utf8')})

/** Every source file of the product, without tests and what was generated. */
export const productSources = (): Source[] =>
  ['app', 'server', 'local', 'studio']
    .flatMap(filesBelow)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|gen)\.|\.d\.ts$|\/fixture\.ts$/.test(path))
    .map(read)
