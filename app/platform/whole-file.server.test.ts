import {chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {replaceFile, tidyFolder} from './whole-file.server'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-file-'))
})
afterEach(() => rm(folder, {recursive: true, force: true}))

it('replaces the former file', async () => {
  const file = join(folder, 'a.json')
  await replaceFile(file, 'former')
  await replaceFile(file, 'present')
  expect(await readFile(file, 'utf8')).toBe('present')
  expect(await readdir(folder)).toEqual(['a.json'])
})

it('rejects on failure and leaves no temporary file', async () => {
  await mkdir(join(folder, 'a.json/in-the-way'), {recursive: true})
  await expect(replaceFile(join(folder, 'a.json'), 'words')).rejects.toThrow()
  await expect(replaceFile(join(folder, 'nowhere/a.json'), 'words')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['a.json'])
})

it('closes the folder to other users and removes abandoned drafts, nothing else', async () => {
  await mkdir(join(folder, 'media'))
  const hourAgo = new Date(Date.now() - 3_600_000)
  for (const name of ['a.json.1.draft', 'media/b.webp.2.draft', 'a.json', 'fresh.json.3.draft']) {
    await writeFile(join(folder, name), 'words')
    if (!name.startsWith('fresh')) await utimes(join(folder, name), hourAgo, hourAgo)
  }
  await chmod(folder, 0o755)
  await tidyFolder(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await readdir(folder, {recursive: true})).toSorted()).toEqual([
    'a.json',
    'fresh.json.3.draft',
    'media',
  ])
  await tidyFolder(join(folder, 'nowhere'))
})
