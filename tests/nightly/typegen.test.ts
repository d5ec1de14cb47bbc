import {execFile} from 'node:child_process'
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const types = 'app/content/types.gen.ts'

test('the types of the dataset and of every query are those of the schema: else run "npm run typegen"', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'typegen-'))
  try {
    const skipped = new Set(['node_modules', 'seed', 'schema.gen.json', 'dist', 'types.gen.ts'])
    const filter = (path: string) => !skipped.has(path.split('/').at(-1) ?? '')
    for (const part of ['studio', 'app', 'tsconfig.json'])
      cpSync(join(root, part), join(copy, part), {recursive: true, filter})
    for (const packages of ['node_modules', 'studio/node_modules'])
      symlinkSync(join(root, packages), join(copy, packages))
    await sanity(copy, [
      'schema',
      'extract',
      '--enforce-required-fields',
      '--path',
      'schema.gen.json',
      '--force',
    ])
    await sanity(copy, ['typegen', 'generate'])
    expect(readFileSync(join(copy, types), 'utf8')).toBe(readFileSync(join(root, types), 'utf8'))
  } finally {
    rmSync(copy, {recursive: true})
  }
}, 90_000)

const sanity = (copy: string, words: string[]) =>
  promisify(execFile)(join(root, 'studio/node_modules/.bin/sanity'), words, {
    cwd: join(copy, 'studio'),
    env: {...process.env, DO_NOT_TRACK: '1'},
  })
