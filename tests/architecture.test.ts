import {readdirSync, readFileSync} from 'node:fs'
import {join, posix, resolve} from 'node:path'
import {describe, expect, test} from 'vitest'
import {seedDocuments} from '../studio/seed/index.ts'

/** Who may import whom, and what may be written only in one place. */

const root = resolve(import.meta.dirname, '..')
const skipped = /^(node_modules|\.git|build|\.data|\.cache|dist|coverage|test-results|playwright-report)$/
const binary = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|patch)$/

interface Source {
  /** From the root of the project. */
  path: string
  text: string
}

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    if (skipped.test(entry.name)) return []
    const path = posix.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

const sourcesBelow = (...folders: string[]): Source[] =>
  folders
    .flatMap(filesBelow)
    .filter((path) => !binary.test(path) && path !== '.env')
    .map((path) => ({path, text: readFileSync(join(root, path), 'utf8')}))

const isTest = (path: string) => /\.test\.tsx?$|\/tests\//.test(path)

/** Imports of a file: project files without extension, and package names. */
function importsOf({path, text}: Source): string[] {
  const found = text.matchAll(
    /^(?:import|export)\b[^'"]*?\bfrom\s+['"]([^'"]+)|\bimport\s*\(?\s*['"]([^'"]+)/gm,
  )
  return [...found].map(([, from, bare]) => {
    const name = (from ?? bare ?? '').replace(/\?\w+$/, '').replace(/\.(tsx?|mjs|js)$/, '')
    if (name.startsWith('~/')) return `app/${name.slice(2)}`
    return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name
  })
}

/** Folders of the project, and what they may import besides their own files. */
const mayImport: Record<string, string[]> = {
  'app/platform': ['app/i18n/languages'],
  'app/i18n': ['app/platform'],
  'app/lake': ['app/platform'],
  'app/media': ['app/content/text', 'app/platform'],
  'app/content': ['app/i18n', 'app/lake', 'app/media', 'app/platform', 'app/preview/header'],
  'app/preview': ['app/content', 'app/i18n', 'app/lake', 'app/platform'],
  'app/browser': ['app/blocks', 'app/content/page-types', 'app/i18n'],
  'app/blocks': ['app/browser', 'app/content', 'app/i18n', 'app/media'],
  'app/shell': ['app/blocks', 'app/content', 'app/i18n', 'app/media'],
  'app/forms': ['app/blocks', 'app/content/text', 'app/i18n', 'app/platform', 'app/shell/refusal'],
  'app/homepage': ['app/blocks', 'app/content', 'app/i18n'],
  'app/messages': [
    'app/blocks',
    'app/content/text',
    'app/content/types.gen',
    'app/forms',
    'app/i18n',
    'app/platform',
  ],
  'app/card': ['app/blocks', 'app/content', 'app/forms', 'app/i18n', 'app/media'],
  'app/newsletter': [
    'app/blocks',
    'app/content',
    'app/forms',
    'app/i18n',
    'app/lake',
    'app/messages',
    'app/platform',
  ],
  'app/donations': [
    'app/blocks',
    'app/content',
    'app/forms',
    'app/i18n',
    'app/media',
    'app/messages',
    'app/platform',
  ],
  'app/licences': ['app/blocks', 'app/content', 'app/forms', 'app/i18n', 'app/media', 'app/messages'],
  'app/privacy': [
    'app/blocks',
    'app/content',
    'app/forms',
    'app/i18n',
    'app/messages',
    'app/platform',
    'app/routes/whatsapp.preview',
  ],
  // Site, Studio and lake communicate over HTTP, so a hosted service can replace a local server.
  app: [],
  lake: [],
  server: ['app'],
  local: ['app/platform', 'app/browser/service-worker', 'studio/self-contained'],
  studio: ['app/content', 'app/i18n/languages', 'app/platform/environment', 'local/install'],
  'studio/seed': ['studio/data/command', 'studio/data/connection', 'app/platform/environment'],
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
const code = sourcesBelow('app', 'server', 'local', 'lake', 'studio').filter(
  ({path}) => /\.(tsx?|mjs)$/.test(path) && !isTest(path) && !path.endsWith('.d.ts'),
)

const forbiddenImports = (folder: string, sources: Source[]) =>
  sources
    .filter(({path}) => path.startsWith(`${folder}/`))
    .flatMap((source) => importsOf(source).map((to) => ({from: source.path, to})))
    .filter(({to}) => /^(app|server|local|lake|studio|tests)\//.test(to))
    .filter(({to}) => ![folder, ...(mayImport[folder] ?? [])].some((allowed) => isBelow(to, allowed)))
    .map(({from, to}) => `${from} imports ${to}`)

describe('imports', () => {
  test.each(Object.keys(mayImport))('of %s', (folder) => {
    expect(forbiddenImports(folder, code)).toEqual([])
  })

  test('every folder of the app has a rule', () => {
    const folders = new Set(code.map(({path}) => path.split('/').slice(0, 2).join('/')))
    const ruled = [...folders].filter((folder) => /^app\/[^.]+$/.test(folder))
    expect(ruled.filter((folder) => !(folder in mayImport))).toEqual(['app/routes'])
  })

  test('Remix stays out of content, messages and the local servers, the Studio out of the site', () => {
    const uses = (folders: RegExp, packages: RegExp) =>
      code
        .filter(({path}) => folders.test(path))
        .filter((source) => importsOf(source).some((to) => packages.test(to)))
        .map(({path}) => path)
    expect(uses(/^(lake|local|studio|app\/(i18n|lake|platform))\//, /^@remix-run\//)).toEqual([])
    expect(uses(/^(app|server|local|lake|studio\/seed)\//, /^sanity(\/|$)/)).toEqual([])
  })
})

const linesWith = (sources: Source[], pattern: RegExp) =>
  sources.flatMap(({path, text}) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  )

/** The foundation's name, and every number and address in its dataset. */
function wordsOfTheFoundation(): string[] {
  const settings = seedDocuments.find(({_id}) => _id === 'siteSettings')
  const imprint = seedDocuments.find(({_id}) => _id === 'imprintPage')
  const names = Object.values(settings?.name as Record<string, string>).flatMap((name) => [
    name,
    name.replace(/^Stiftung | Foundation$/g, ''),
  ])
  const dataset = JSON.stringify(seedDocuments)
  const emails = dataset.match(/[\w.+-]+@[\w.-]*example\.org/g) ?? []
  const phones = dataset.match(/\b30 23125 \d{3}\b/g) ?? []
  return [...new Set([...names, ...emails, ...phones, String(imprint?.street), String(imprint?.city)])]
}

describe('words', () => {
  const site = sourcesBelow('app', 'server', 'public').filter(({path}) => !isTest(path))

  test('of the foundation and of its disease are only in the dataset', () => {
    const words = wordsOfTheFoundation()
    expect(words).toEqual(expect.arrayContaining(['Gentle Current', 'info@example.org', '30 23125 100']))
    expect(
      linesWith(site, new RegExp(words.map((word) => word.replace(/[.+()]/g, '\\$&')).join('|'), 'i')),
    ).toEqual([])
    const disease = /sickle|sichel|h(ä|ae|e)moglobin|thalass|an(ä|ae)mi[ae]\b|\bHbS\b|blutkörper|blood cell/i
    expect(linesWith(sourcesBelow('studio/seed/documents'), disease).length).toBeGreaterThan(50)
    expect(linesWith(site, disease)).toEqual([])
  })

  test('of the environment are read in one file of the app', () => {
    const readers = code
      .filter(({path}) => path.startsWith('app/'))
      .filter(({text}) => /process\.env|import\.meta\.env/.test(text.replace(/\/\*[\s\S]*?\*\//g, '')))
    expect(readers.map(({path}) => path)).toEqual(['app/platform/env.server.ts'])
  })

  test('of one machine are nowhere: folders, tokens, registries', () => {
    const files = sourcesBelow('.')
    const folder = new RegExp(['/wor' + 'k/', '/hom' + 'e/\\w', '/Use' + 'rs/\\w', 'C:' + '\\\\'].join('|'))
    expect(linesWith(files, folder)).toEqual([])
    const token = /\b(npm_|ghp_|sk-|sk_live_)[A-Za-z0-9]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY/
    expect(linesWith(files, token)).toEqual([])
    const locks = files.filter(({path}) => path.endsWith('package-lock.json'))
    expect(locks).toHaveLength(2)
    expect(linesWith(locks, /"resolved": "https?:/)).toEqual([])
  })
})
