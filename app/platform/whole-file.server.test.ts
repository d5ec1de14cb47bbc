import {mkdir, mkdtemp, readdir, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {replaceFile} from './whole-file.server'

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
