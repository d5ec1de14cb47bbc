import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {basename, join, resolve} from 'node:path'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {parseEnv} from '../../app/environment.ts'
import {settingsFrom} from '../../local/settings.ts'
import {buildSite} from '../../local/site-build.ts'
import {buildStudio} from '../../local/studio-build.ts'
import {secretNames, secrets, secretsIn} from './secrets.ts'

/** What browsers load, built where every secret is set: on a server that builds what it runs. */

const root = mkdtempSync(join(tmpdir(), 'built-with-secrets-'))

beforeAll(async () => {
  const isSource = (path: string) => !['node_modules', 'seed', 'dist', '.sanity'].includes(basename(path))
  const configuration = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'remix.config.js',
  ]
  for (const source of ['app', 'public', 'studio', ...configuration])
    cpSync(source, join(root, source), {recursive: true, filter: isSource})
  for (const packages of ['node_modules', 'studio/node_modules'])
    symlinkSync(resolve(packages), join(root, packages))
  // As `npm run build` and bundlers find them: in the environment and in files of that name.
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`)
  for (const folder of ['', 'studio']) writeFileSync(join(root, folder, '.env'), lines.join(''))
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value)
  vi.stubEnv('GEOLOCATION_URL', 'https://geolocation.example.org')
  await buildSite(root)
  await buildStudio(root, settingsFrom(parseEnv(process.env), root).studio)
}, 240_000)

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(root, {recursive: true, force: true})
})

/** The text of every file of a build. */
const textsOf = (folder: string) =>
  readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(br|gz|woff2|png|ico)$/.test(entry.name))
    .map(({parentPath, name}) => ({name, text: readFileSync(join(parentPath, name), 'utf8')}))

test.each(['build/client', 'build/studio'])('%s has none', (folder) => {
  const texts = textsOf(folder)
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter(({text}) => secretsIn(text).length > 0).map(({name}) => name)).toEqual([])
})

test('the service worker has none', () => {
  expect(secretsIn(readFileSync(join(root, 'build/sw.js'), 'utf8'))).toEqual([])
})

test('nothing for browsers holds the module that reads them', () => {
  const words = [...Object.keys(secrets), 'needs at least 32 characters']
  for (const {name, text} of textsOf('build/client'))
    expect(
      words.filter((word) => text.includes(word)),
      name,
    ).toEqual([])
})

test('every secret of the environment was set', () => {
  expect(Object.keys(secrets).sort()).toEqual(secretNames.toSorted())
})

test('bundlers put no secret into a build by its name', () => {
  expect(secretNames.filter((name) => /^(VITE_|SANITY_STUDIO_)/.test(name))).toEqual([])
})
