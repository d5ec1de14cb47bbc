import {mkdir, readdir, rename, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, it} from 'vitest'
import {stubDataDir} from '../../tests/support/data-dir.ts'

const folder = join(stubDataDir(), 'site/last-good')
const {saveLastGood, lastSavedAt, readLastGood} = await import('./last-good.server')

it('ignores a half-written file', async () => {
  await mkdir(folder, {recursive: true})
  await writeFile(join(folder, 'a.json.1.draft'), '{"key"')
  expect(await lastSavedAt()).toBeUndefined()
  await saveLastGood('question', ['answer'])
  expect(await readLastGood('question')).toEqual(['answer'])
  expect(await lastSavedAt()).toBeGreaterThan(0)
})

it('ignores the result of another query', async () => {
  const [kept = ''] = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  await saveLastGood('other', ['other'])
  const [other = ''] = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== kept)
  await rename(join(folder, other), join(folder, kept))
  expect(await readLastGood('question')).toBeUndefined()
})
