import {execFile, execFileSync} from 'node:child_process'
import {appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, expect, test} from 'vitest'

/** The example in `docs/adapt.md`, a page type "Events", applied to a copy of the sources. */

const root = resolve(import.meta.dirname, '../..')
const patch = join(root, 'tests/examples/events.patch')

/** What `npm run typegen` adds. */
const generated = `
type GeneratedText = string | {text: string; lang: 'de' | 'en'}
export type EventsQueryResult = {
  title: GeneratedText
  description: GeneratedText
  heading: GeneratedText
  intro: GeneratedText
  events: {_key: string; title: GeneratedText; date: string}[]
} | null
`

let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'events-'))
  const skipped = new Set(['node_modules', 'dist', 'build'])
  const filter = (path: string) => !skipped.has(path.split('/').at(-1) ?? '') && !/\.test\.tsx?$/.test(path)
  for (const part of ['app', 'docs', 'local', 'studio', 'tsconfig.json', 'vite.config.ts', 'remix.config.js'])
    cpSync(join(root, part), join(copy, part), {recursive: true, filter})
  for (const packages of ['node_modules', 'studio/node_modules'])
    symlinkSync(join(root, packages), join(copy, packages))
  writeFileSync(
    join(copy, 'tsconfig.app.json'),
    JSON.stringify({extends: './tsconfig.json', include: ['app', 'vite.config.ts']}),
  )
  execFileSync('git', ['apply', patch], {cwd: copy})
  appendFileSync(join(copy, 'app/content/types.gen.ts'), generated)
})

afterAll(() => rmSync(copy, {recursive: true, force: true}))

test('touches six files', () => {
  const files = readFileSync(patch, 'utf8').match(/^diff --git .*$/gm)
  expect(files).toHaveLength(6)
})

test.each(['tsconfig.app.json', 'studio/tsconfig.json'])('compiles with %s', async (project) => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const {stdout} = await promisify(execFile)(process.execPath, [tsc, '--noEmit', '-p', project], {
    cwd: copy,
  }).catch((error: {stdout: string}) => error)
  expect(stdout).toBe('')
})
