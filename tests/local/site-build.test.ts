import {mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {addFormerBuilds} from '../../local/former-builds.ts'
import {fingerprintOf} from '../../local/fresh-build.ts'
import {buildSite} from '../../local/site-build.ts'

// Loading the real module takes a second.
vi.mock('workbox-build', () => ({
  async generateSW({swDest}: {swDest: string}) {
    writeFileSync(swDest, '')
    return {warnings: []}
  },
}))

let root: string

/** A project whose fake compiler records every build, and fails if the source says so. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  write('app/root.tsx', 'one')
  write('vite.config.ts', '')
  write(
    'node_modules/@remix-run/dev/dist/cli.js',
    `const fs = require('node:fs')
     if (fs.readFileSync('app/root.tsx', 'utf8') === 'broken') { console.error('root.tsx:1 is wrong'); process.exit(1) }
     const build = process.env.SITE_BUILD_DIRECTORY
     fs.rmSync(build, {recursive: true, force: true})
     for (const part of ['client/assets', 'server']) fs.mkdirSync(build + '/' + part, {recursive: true})
     const names = ['site-1.css', 'font-latin-1.woff2', 'de-1.svg', 'root-' + fs.readFileSync('app/root.tsx', 'utf8') + '.js']
     for (const name of names) fs.writeFileSync(build + '/client/assets/' + name, name)
     fs.appendFileSync('builds', process.argv.slice(2).join() + process.env.NODE_ENV + '\\n')`,
  )
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, {recursive: true})
})

function write(path: string, content: string) {
  mkdirSync(join(root, path, '..'), {recursive: true})
  writeFileSync(join(root, path), content)
}

function builds(): number {
  return readFileSync(join(root, 'builds'), 'utf8').split('vite:buildproduction\n').length - 1
}

test('builds once for the same source, again for changed source, and when forced', async () => {
  await buildSite(root)
  await buildSite(root)
  expect(builds()).toBe(1)
  write('app/routes/new.tsx', '')
  await buildSite(root)
  expect(builds()).toBe(2)
  await buildSite(root, {force: true})
  expect(builds()).toBe(3)
})

test('builds again when the result is gone or the last build failed', async () => {
  await buildSite(root)
  rmSync(join(root, 'build/client'), {recursive: true})
  await buildSite(root)
  expect(builds()).toBe(2)
  write('app/root.tsx', 'broken')
  await expect(buildSite(root)).rejects.toThrow(/root\.tsx:1 is wrong[\s\S]*could not be built/)
  write('app/root.tsx', 'one')
  await buildSite(root)
  expect(builds()).toBe(3)
})

test('killed builds leave nothing', async () => {
  write('build/site-draft-killed/client/half.js', '')
  await buildSite(root)
  expect(readdirSync(join(root, 'build')).filter((name) => name.startsWith('site-draft'))).toEqual([])
})

test('pages of the last three builds find their files, those of older ones do not', async () => {
  const present = () =>
    readdirSync(join(root, 'build/client/assets'))
      .filter((name) => name.startsWith('root-') && name.endsWith('.js'))
      .toSorted()
  for (const source of ['a', 'b', 'c', 'd', 'e']) {
    write('app/root.tsx', source)
    await buildSite(root)
  }
  expect(present()).toEqual(['root-b.js', 'root-c.js', 'root-d.js', 'root-e.js'])
})

test('files of a former build go a week after another has taken its place', async () => {
  const place = {files: join(root, 'assets'), kept: join(root, 'kept')}
  const day = 24 * 60 * 60 * 1000
  for (const [time, name] of [
    [1, 'old.js'],
    [10, 'same.js'],
    [16, 'new.js'],
    [18, 'newest.js'],
  ] as const) {
    rmSync(place.files, {recursive: true, force: true})
    write(`assets/${name}`, '')
    if (name !== 'newest.js') write('assets/same.js', '')
    await addFormerBuilds(place, time * day)
  }
  // The first build was in use until day 10; files shared with later builds are kept longer.
  expect(readdirSync(place.files).toSorted()).toEqual(['new.js', 'newest.js', 'same.js'])
  expect(readdirSync(place.kept)).toHaveLength(3)
})

test('a fingerprint depends on names and contents and on nothing else', async () => {
  const now = () => fingerprintOf(root, ['app', 'vite.config.ts', 'missing'])
  const before = await now()
  write('app/root.tsx', 'one')
  expect(await now()).toBe(before)
  renameSync(join(root, 'app/root.tsx'), join(root, 'app/other.tsx'))
  expect(await now()).not.toBe(before)
  renameSync(join(root, 'app/other.tsx'), join(root, 'app/root.tsx'))
  expect(await now()).toBe(before)
  write('vite.config.ts', 'x')
  expect(await now()).not.toBe(before)
})
