// @vitest-environment node
import {mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {removeDrafts, replaceFile} from './whole-file.server'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-file-'))
})
afterEach(() => rm(folder, {recursive: true, force: true}))

it('takes the place of the former file', async () => {
  const file = join(folder, 'a.json')
  await replaceFile(file, 'former')
  await replaceFile(file, 'present')
  expect(await readFile(file, 'utf8')).toBe('present')
  expect(await readdir(folder)).toEqual(['a.json'])
})

it('rejects where it cannot, and leaves no draft behind', async () => {
  await mkdir(join(folder, 'a.json/in-the-way'), {recursive: true})
  await expect(replaceFile(join(folder, 'a.json'), 'words')).rejects.toThrow()
  await expect(replaceFile(join(folder, 'nowhere/a.json'), 'words')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['a.json'])
})

it('removes drafts that nobody is writing any more, wherever they are, and nothing else', async () => {
  await mkdir(join(folder, 'media'))
  const hourAgo = new Date(Date.now() - 3_600_000)
  for (const name of ['a.json.1.draft', 'media/b.webp.2.draft', 'a.json', 'fresh.json.3.draft']) {
    await writeFile(join(folder, name), 'words')
    if (!name.startsWith('fresh')) await utimes(join(folder, name), hourAgo, hourAgo)
  }
  await removeDrafts(folder)
  expect((await readdir(folder, {recursive: true})).toSorted()).toEqual([
    'a.json',
    'fresh.json.3.draft',
    'media',
  ])
  await removeDrafts(join(folder, 'nowhere'))
})
