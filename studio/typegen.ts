import {execFileSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {ensureInstalled} from '../local/install.mjs'

/** Generates `app/content/types.gen.ts`: the types of the dataset and of every query. */

const studio = fileURLToPath(new URL('.', import.meta.url))

await ensureInstalled(studio, 'Studio')

const sanity = (...words: string[]) =>
  execFileSync(`${studio}node_modules/.bin/sanity`, words, {
    cwd: studio,
    stdio: 'inherit',
    env: {...process.env, DO_NOT_TRACK: '1'},
  })

sanity('schema', 'extract', '--enforce-required-fields', '--path', 'schema.gen.json', '--force')
sanity('typegen', 'generate')
