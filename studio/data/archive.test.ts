import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {packTar} from 'modern-tar'
import {afterAll, expect, test} from 'vitest'
import {readArchive, unpack} from './archive.ts'

/** What is in an archive comes from anywhere. */

const root = mkdtempSync(join(tmpdir(), 'archive-test-'))
afterAll(() => rmSync(root, {recursive: true}))
const secret = join(root, 'secret')
writeFileSync(secret, 'secret')

const line = (address?: string) =>
  JSON.stringify({_id: 'a', _type: 'page', ...(address && {picture: {_sanityAsset: address}})})

type Entry = Parameters<typeof packTar>[0][number]
const file = (name: string, body: string): Entry => ({header: {name, size: body.length, type: 'file'}, body})
const link = (name: string, linkname: string, type: 'symlink' | 'link' = 'symlink'): Entry => ({
  header: {name, linkname, size: 0, type},
})

let count = 0
async function unpacked(...entries: Entry[]) {
  count += 1
  const name = join(root, `${count}.tar.gz`)
  writeFileSync(name, gzipSync(await packTar(entries)))
  const folder = join(root, String(count))
  mkdirSync(folder)
  return unpack(name, folder)
}

test('documents and the files that they name', async () => {
  const archive = await unpacked(
    file('production/data.ndjson', line('image@file://./images/a%20b.png')),
    file('production/images/a b.png', 'picture'),
    file('production/assets.json', '{}'),
  )
  for await (const {_id} of readArchive(archive)) expect(_id).toBe('a')
  expect.assertions(1)
})

const harmless = () => file('x/data.ndjson', line())
/** The importer would read another file than the check, if there were two. */
const evil = line('file@file:///etc/passwd')

test.each<[string, Entry[], string]>([
  ['documents in two places', [harmless(), file('data.ndjson', line())], 'holds 2 files of documents'],
  [
    'documents in two places, one hidden',
    [harmless(), file('data.ndjson', evil)],
    'holds 2 files of documents',
  ],
  ['documents under a name with a backslash', [harmless(), file('data.ndjson\\', evil)], 'holds 2 files'],
  ['documents with a great name', [file('DATA.NDJSON', evil)], 'not in the archive'],
  ['no documents', [file('x/data.json', line())], 'no file of documents'],
  [
    'documents behind a link',
    [file('e', evil), link('data.ndjson', 'e'), harmless()],
    'data.ndjson is a link',
  ],
  [
    'documents behind a hard link',
    [file('e', evil), link('data.ndjson', 'e', 'link'), harmless()],
    'is a link',
  ],
  ['a link out of the archive', [harmless(), link('x/images/a.png', secret)], 'x/images/a.png is a link'],
  [
    'a folder that leads out',
    [harmless(), link('x/images', root), file('x/images/b', '')],
    'images is a link',
  ],
  ['a way out in a name', [harmless(), file('../../escaped', 'x')], 'outside'],
  ['a file of this machine', [file('data.ndjson', evil)], 'not in the archive'],
])('%s: refused', async (_, entries, message) => {
  await expect(unpacked(...entries)).rejects.toThrow(message)
})

test.each([
  'image@file://./images/missing.png',
  'image@file://./images/..',
  'image@file://./images/%2e%2e',
  'image@file://./images/%2e%2e%2f%2e%2e%2fsecret',
  'image@file://./images/..\\..\\secret',
  'image@file://./images/b#/../../secret',
  'image@file://./images/b?',
  'image@file://./secret',
  'image@file://localhost/etc/passwd',
  'image@FILE:///etc/passwd',
  'image@ftp://example.org/a',
  'image@data://x',
  'image@http://a b/',
  'image@http://a/\nb',
  ' image@http://a/',
  'video@http://a/',
])('%j names no file of the archive', async (address) => {
  const archive = [file('data.ndjson', line(address)), file('images/b', 'x'), file('secret', 'x')]
  await expect(unpacked(...archive)).rejects.toThrow('leads to a file that is not in the archive')
})

const ofLines = async (name: string, body: Uint8Array | string) => {
  count += 1
  const folder = join(root, String(count))
  mkdirSync(folder)
  writeFileSync(join(root, name), body)
  return unpack(join(root, name), folder)
}

test.each<[string, string, Uint8Array | string, string]>([
  ['what is no archive', 'letter.tar.gz', 'Dear Sir or Madam', 'it is no archive, or was cut off'],
  ['the beginning of an archive', 'cut.ndjson.gz', gzipSync(line()).subarray(0, 20), 'was cut off'],
  [
    'an id that stands there twice',
    'twice.ndjson',
    `${line()}\n${line()}`,
    'document 2: “a” stands in it twice',
  ],
  ['an id that is none', 'id.ndjson', line().replace('"a"', '"a b"'), 'document 1: “a b” is no id'],
])('%s: refused', async (_, name, body, message) => {
  await expect(ofLines(name, body)).rejects.toThrow(message)
})

test('a byte order mark, as some editors write it, is taken out before the importer reads it', async () => {
  const {documents} = await ofLines('mark.ndjson', `\uFEFF${line()}\n`)
  expect(readFileSync(documents, 'utf8')).toBe(`${line()}\n`)
})

test('a link that was there before is not followed', async () => {
  count += 1
  const folder = join(root, String(count))
  mkdirSync(join(folder, 'images'), {recursive: true})
  symlinkSync(secret, join(folder, 'images/a.png'))
  const name = join(root, `${count}.ndjson`)
  writeFileSync(name, line('image@file://./images/a.png'))
  await expect(unpack(name, folder)).rejects.toThrow('not in the archive')
})
