import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {basename, join, resolve} from 'node:path'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {buildSite} from '../../local/site-build.ts'
import {buildStudio, SHARED} from '../../local/studio-build.ts'
import {selfContained} from '../../studio/self-contained.ts'
import {secretNames, secrets, secretsIn} from '../abuse/secrets.ts'
import {tally} from '../support/tally.ts'

/** Builds for a hosted project contain no secret, even when all secrets are set. */

const root = mkdtempSync(join(tmpdir(), 'hosted-builds-'))

beforeAll(async () => {
  const isSource = (path: string) => !['node_modules', 'seed', 'dist', '.sanity'].includes(basename(path))
  const configuration = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'remix.config.js',
  ]
  for (const source of ['app', 'server', 'public', 'studio', 'docs', ...configuration, ...SHARED])
    cpSync(source, join(root, source), {recursive: true, filter: isSource})
  for (const packages of ['node_modules', 'studio/node_modules'])
    symlinkSync(resolve(packages), join(root, packages))
  // Bundlers read the environment and `.env` files.
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`)
  for (const folder of ['', 'studio']) writeFileSync(join(root, folder, '.env'), lines.join(''))
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value)
  vi.stubEnv('GEOLOCATION_URL', 'https://geolocation.example.org')
  await buildSite(root)
  await buildStudio(root, {SANITY_STUDIO_PROJECT_ID: 'abc12345', SANITY_STUDIO_DATASET: 'production'})
  tally('Studio build')
}, 300_000)

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(root, {recursive: true, force: true})
})

const textsOf = (folder: string) =>
  readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(br|gz|woff2|png|ico)$/.test(entry.name))
    .map(({parentPath, name}) => ({name, text: readFileSync(join(parentPath, name), 'utf8')}))

test.each(['build/client', 'build/studio'])('%s holds no secret', (folder) => {
  const texts = textsOf(folder)
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter(({text}) => secretsIn(text).length > 0).map(({name}) => name)).toEqual([])
})

test('the service worker holds no secret', () => {
  expect(secretsIn(readFileSync(join(root, 'build/sw.js'), 'utf8'))).toEqual([])
})

test('nothing for browsers holds the module that reads the secrets', () => {
  const words = [...Object.keys(secrets), 'needs at least 32 characters']
  const holding = textsOf('build/client').filter(({text}) => words.some((word) => text.includes(word)))
  expect(holding.map(({name}) => name)).toEqual([])
})

test('every secret of the environment was set, and bundlers take none by its name', () => {
  expect(Object.keys(secrets).sort()).toEqual(secretNames.toSorted())
  expect(secretNames.filter((name) => /^(VITE_|SANITY_STUDIO_)/.test(name))).toEqual([])
})

test('the Studio knows its project, nothing of a local lake, and has no tools for developers', () => {
  const files = textsOf('build/studio')
  const holding = (word: string) => files.filter(({text}) => text.includes(word)).map(({name}) => name)
  expect(holding('abc12345')).not.toEqual([])
  for (const [file, words] of [
    ['i18n/texts/sign-in.ts', 'LAKE_TOKEN'],
    ['lake/session.ts', '/v1/auth/session'],
  ] as const) {
    expect(readFileSync(`studio/${file}`, 'utf8')).toContain(words)
    expect(holding(words)).toEqual([])
  }
  expect(files.filter(({name}) => name.includes('SanityVision'))).toEqual([])
})

test('the Studio loads nothing from elsewhere by itself', () => {
  const files = textsOf('build/studio')
  const page = files.find(({name}) => name === 'index.html')?.text ?? ''
  const linked = [...page.matchAll(/<(?:link|script)[^>]*(?:href|src)="([^"]*)"/g)].map(
    ([, address]) => address,
  )
  expect(linked.length).toBeGreaterThan(1)
  expect(linked.filter((address) => !address?.startsWith('/studio/'))).toEqual([])
  const styles = files.filter(({name}) => name.endsWith('.css'))
  expect(styles.filter(({text}) => /url\(["']?https?:/.test(text))).toEqual([])
})

test('the guide for staff leads to its own parts', () => {
  const guides = textsOf('build/studio').filter(({name}) => /^guide-..\.html$/.test(name))
  expect(guides).toHaveLength(2)
  for (const {text} of guides)
    for (const [, to = ''] of text.matchAll(/href="#([^"]*)/g))
      expect(text).toContain(`id="${decodeURI(to)}"`)
})

test('addresses of other hosts that a build leaves in are taken out', () => {
  const left = `<link rel="icon" href="/static/favicon.ico"><script data-sanity-core src="https://core.example/a.js"></script>
<style>@font-face { font-family: A; src: url(https://fonts.example/a.woff2) } @font-face { font-family: B; src: url(/studio/b.woff2) }</style>`
  const kept = selfContained(left)
  expect(kept).toContain('href="/studio/static/favicon.ico"')
  expect(kept).toContain('/studio/b.woff2')
  expect(kept).not.toMatch(/https?:/)
})
