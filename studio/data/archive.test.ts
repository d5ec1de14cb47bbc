import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {packTar} from 'modern-tar'
import {afterAll, expect, test} from 'vitest'
import {unpack} from './archive.ts'

/** Archives are untrusted input. */

const root = mkdtempSync(join(tmpdir(), 'archive-test-'))
afterAll(() => rmSync(root, {recursive: true}))

const line = (address?: string) =>
  JSON.stringify({_id: 'a', _type: 'page', ...(address && {picture: {_sanityAsset: address}})})

type Entry = Parameters<typeof packTar>[0][number]
const file = (name: string, body: string): Entry => ({header: {name, size: body.length, type: 'file'}, body})
const link = (name: string, linkname: string, type: 'symlink' | 'link' = 'symlink'): Entry => ({
  header: {name, linkname, size: 0, type},
})

let count = 0
function unpackFile(ending: string, bytes: string | Uint8Array) {
  count += 1
  const name = join(root, `${count}${ending}`)
  writeFileSync(name, bytes)
  const folder = join(root, String(count))
  mkdirSync(folder)
  return unpack(name, folder)
}
const unpackEntries = async (...entries: Entry[]) => unpackFile('.tar.gz', gzipSync(await packTar(entries)))

test('reads documents, the files that they name and their strong references', async () => {
  const to = {_type: 'reference', _ref: 'c'}
  const other = {
    _id: 'b',
    _type: 'page',
    to: [{to}, {...to, _weak: true, _ref: 'd'}, {...to, _dataset: 'e', _ref: 'f'}],
  }
  const archive = await unpackEntries(
    file(
      'production/data.ndjson',
      `${line('image@file://./images/a%20b.png')}\n\n${JSON.stringify(other)}\n`,
    ),
    file('production/images/a b.png', 'picture'),
    file('production/assets.json', '{}'),
  )
  expect(archive.ids).toEqual(['a', 'b'])
  expect([...archive.references]).toEqual([['c', 'b → c']])
})

const harmless = () => file('x/data.ndjson', line())
const evil = line('file@file:///etc/passwd')

test.each<[string, Entry[], string]>([
  ['documents in two places', [harmless(), file('data.ndjson', evil)], 'needs one file of documents'],
  ['no documents', [file('x/data.json', line())], 'needs one file of documents'],
  ['documents behind a link', [file('e', evil), link('data.ndjson', 'e')], 'data.ndjson is a link'],
  ['documents behind a hard link', [file('e', evil), link('data.ndjson', 'e', 'link')], 'is a link'],
  [
    'a link out of the archive',
    [harmless(), link('x/images/a.png', '/etc/passwd')],
    'x/images/a.png is a link',
  ],
  ['a name that leads out of the archive', [harmless(), file('../../escaped', 'x')], 'outside'],
])('refuses %s', async (_, entries, message) => {
  await expect(unpackEntries(...entries)).rejects.toThrow(message)
})

test.each([
  'file@file:///etc/passwd',
  'image@https://example.org/a.png',
  'image@file://./images/missing.png',
  'image@file://./images/..',
  'image@file://./images/%2e%2e%2f%2e%2e%2fsecret',
  'image@file://./images/..\\..\\secret',
  'image@file://./images/b#/../../secret',
  'image@file://./secret',
  'video@file://./images/b',
])('refuses %j, which names no file of the archive', async (address) => {
  const archive = [file('data.ndjson', line(address)), file('images/b', 'x'), file('secret', 'x')]
  await expect(unpackEntries(...archive)).rejects.toThrow(
    'document 1: it names a file that is not in the archive',
  )
})

test.each<[string, string, Uint8Array | string, string]>([
  ['what is no archive', '.tar.gz', 'Dear Sir or Madam', 'it is not an archive, or is incomplete'],
  ['the beginning of an archive', '.tar.gz', gzipSync(line()).subarray(0, 20), 'is incomplete'],
  ['another kind of file', '.zip', 'x', 'ends in .tar.gz or .ndjson'],
  ['an empty file', '.ndjson', '\n', 'it holds no documents'],
  ['what is no JSON', '.ndjson', `${line()}\n{`, 'document 2:'],
  [
    'records of remote files',
    '.ndjson',
    '{"_type":"sanity.imageAsset","url":"https://a.example/b.png"}',
    'record of a file elsewhere',
  ],
])('refuses %s', async (_, ending, bytes, message) => {
  await expect(unpackFile(ending, bytes)).rejects.toThrow(message)
})
