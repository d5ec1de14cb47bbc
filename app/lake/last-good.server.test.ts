import {readdir, rename} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, it} from 'vitest'
import {stubDataDir} from '../../tests/support/data-dir.ts'

const folder = join(stubDataDir(), 'site/last-good')
const {saveLastGood, readLastGood} = await import('./last-good.server')

it('ignores the result of another query', async () => {
  await saveLastGood('question', ['answer'])
  expect(await readLastGood('question')).toEqual(['answer'])
  const [kept = ''] = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  await saveLastGood('other', ['other'])
  const [other = ''] = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== kept)
  await rename(join(folder, other), join(folder, kept))
  expect(await readLastGood('question')).toBeUndefined()
})
