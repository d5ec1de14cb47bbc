// @vitest-environment node
import {mkdtempSync, rmSync} from 'node:fs'
import {mkdir, readdir, rename, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, it, vi} from 'vitest'

const dataDir = mkdtempSync(join(tmpdir(), 'last-good-'))
const folder = join(dataDir, 'site/last-good')
vi.stubEnv('DATA_DIR', dataDir)
const {keepLastGood, lastKeptAt, readLastGood} = await import('./last-good.server')

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(dataDir, {recursive: true, force: true})
})

it('what was half written is no content that was kept', async () => {
  await mkdir(folder, {recursive: true})
  await writeFile(join(folder, 'a.json.1.draft'), '{"key"')
  expect(await lastKeptAt()).toBeUndefined()
  await keepLastGood('question', ['answer'])
  expect(await readLastGood('question')).toEqual(['answer'])
  expect(await lastKeptAt()).toBeGreaterThan(0)
})

it('an answer to another question is none', async () => {
  const [kept = ''] = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  await keepLastGood('other', ['other'])
  const [other = ''] = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== kept)
  await rename(join(folder, other), join(folder, kept))
  expect(await readLastGood('question')).toBeUndefined()
})
