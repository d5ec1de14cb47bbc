// @vitest-environment node
import {mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {fingerprintOf} from '../../local/fresh-build.ts'
import {buildSite} from '../../local/site-build.ts'

let root: string

/** A project whose "compiler" notes every build, and fails where the source says so. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  write('app/root.tsx', 'one')
  write('vite.config.ts', '')
  write(
    'node_modules/@remix-run/dev/dist/cli.js',
    `const fs = require('node:fs')
     if (fs.readFileSync('app/root.tsx', 'utf8') === 'broken') { console.error('root.tsx:1 is wrong'); process.exit(1) }
     for (const part of ['client/assets', 'server']) fs.mkdirSync('build/' + part, {recursive: true})
     for (const name of ['main-1.js', 'site-1.css', 'font-latin-1.woff2', 'de-1.svg'])
       fs.writeFileSync('build/client/assets/' + name, name)
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
