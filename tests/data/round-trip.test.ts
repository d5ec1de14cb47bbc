// @vitest-environment node
import {mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SanityDocument} from '@sanity/client'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {startLake, type TestLake} from '../lake/support.ts'
import {freePort} from '../support/free-port.ts'
import {fillLargeDataset} from './large-dataset.ts'
import {command, portOf, sha1, temporaryFolder} from './support.ts'

/** `npm run export` and `npm run import` over real HTTP: what was put in comes out, from one lake to another. */

const folder = temporaryFolder()
const archive = join(folder.path, 'all.tar.gz')
let from: TestLake
let to: TestLake

beforeAll(async () => {
  ;[from, to] = await Promise.all([startLake(), startLake()])
  await fillLargeDataset(from.client({perspective: 'raw', timeout: 60_000}))
}, 120_000)

afterAll(async () => {
  await Promise.all([from.stop(), to.stop()])
  folder.remove()
})

const onLake = (lake: TestLake, words: string[], env: Record<string, string> = {}) =>
  command(words, {LAKE_PORT: portOf(lake.url), DATA_DIR: folder.path, TMPDIR: folder.path, ...env})

async function everything(lake: TestLake, dataset = 'production') {
  const documents = await lake
    .client({dataset, perspective: 'raw'})
    .fetch<SanityDocument[]>('*[!(_type match "sanity.*")]')
  return new Map(documents.map(({_rev, ...document}) => [document._id, document]))
}

async function assets(lake: TestLake, dataset = 'production') {
  const documents = await lake
    .client({dataset, perspective: 'raw'})
    .fetch<SanityDocument[]>('*[_type match "sanity.*Asset"]|order(_id)')
  return Promise.all(
    documents.map(async ({_id, path, originalFilename, title, metadata, mimeType, size}) => {
      const bytes = new Uint8Array(await (await fetch(`${lake.url}/${path}`)).arrayBuffer())
      return {_id, originalFilename, title, metadata, mimeType, size, bytes: sha1(bytes)}
    }),
  )
}

describe('thousands of documents', () => {
  test('export, then import into an empty lake: the same documents, dates included, and the same bytes', async () => {
    const exported = await onLake(from, ['export', archive])
    expect(exported).toMatchObject({code: 0})
    expect(exported.output).toContain('3101 documents, 13 files')
    const imported = await onLake(to, ['import', archive])
    expect(imported).toMatchObject({code: 0})
    expect(imported.output).toContain('has taken 3101 documents')

    const [before, after] = await Promise.all([everything(from), everything(to)])
    expect(after.size).toBe(3101)
    const different = [...before.keys()].filter((id) => !sameDocument(before.get(id), after.get(id)))
    expect(different).toEqual([])
    expect(await assets(to)).toEqual(await assets(from))
  }, 240_000)

  test('secrets stay behind, private documents and drafts come along', async () => {
    const after = await everything(to)
    expect(after.has('notes.board')).toBe(true)
    expect(after.has('drafts.entry-0001')).toBe(true)
    expect(await to.client({perspective: 'raw'}).fetch('count(*[_type == "sanity.previewUrlSecret"])')).toBe(
      0,
    )
  })

  test('nothing is left in the temporary folder', () => {
    expect(readdirSync(folder.path)).toEqual(['all.tar.gz'])
  })

  test('importing again: refused, or adds nothing, or puts back what was changed', async () => {
    const client = to.client({perspective: 'raw'})
    const before = await everything(to)
    const refused = await onLake(to, ['import', archive])
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('--missing')
    await client.patch('notes.board').set({text: 'edited'}).commit()
    await client.delete('drafts.entry-0001')
    const added = await onLake(to, ['import', archive, '--missing'])
    expect(added.output).toContain('has taken 1 document.')
    expect(await client.getDocument('notes.board')).toMatchObject({text: 'edited'})
    expect(await client.getDocument('drafts.entry-0001')).toMatchObject({title: {de: 'Entwurf'}})
    expect(await onLake(to, ['import', archive, '--replace', '--yes'])).toMatchObject({code: 0})
    const after = await everything(to)
    expect([...before.keys()].filter((id) => !sameDocument(before.get(id), after.get(id)))).toEqual([])
  }, 240_000)
})

/** Key order says nothing, and a note in an export has no `null` in arrays. */
function sameDocument(one: unknown, other: unknown): boolean {
  try {
    expect(other).toEqual(one)
    return true
  } catch {
    return false
  }
}

describe('other exports', () => {
  test('lines without pictures, without ids and keys, from any project', async () => {
    const file = join(folder.path, 'other.ndjson')
    const lines = [
      {_id: 'author-1', _type: 'author', name: 'A', books: [{_ref: 'book-1'}]},
      {_id: 'book-1', _type: 'book', author: {_type: 'reference', _ref: 'author-1'}},
      {_type: 'book', title: 'nameless'},
    ]
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'))
    const {code, output} = await onLake(to, ['import', file, '--dataset', 'other'])
    expect({code, output}).toMatchObject({code: 0})
    expect(
      await to.client({dataset: 'other'}).fetch('*[_type == "author"]{"to": books[]->author->name}'),
    ).toEqual([{to: ['A']}])
    expect(await to.client({dataset: 'other'}).fetch('count(*)')).toBe(3)
  })

  test('a strong reference to what is nowhere is named before anything is written; a weak one is taken', async () => {
    const file = join(folder.path, 'strong.ndjson')
    const reference = {_type: 'reference', _ref: 'author-9'}
    const words = ['import', file, '--dataset', 'strong']
    const books = () => to.client({dataset: 'strong'}).fetch('count(*[_type == "book"])')
    writeFileSync(file, JSON.stringify({_id: 'book-1', _type: 'book', by: [{...reference, _key: 'a'}]}))
    const {code, output} = await onLake(to, words)
    expect(code).toBe(1)
    expect(output).toContain('Nothing was written')
    expect(output).toContain('book-1.by[0] → author-9')
    expect(await books()).toBe(0)
    writeFileSync(file, JSON.stringify({_id: 'book-1', _type: 'book', by: {...reference, _weak: true}}))
    expect(await onLake(to, words)).toMatchObject({code: 0})
    expect(await books()).toBe(1)
  }, 60_000)

  test('nothing is written over without a yes', async () => {
    const file = join(folder.path, 'over.ndjson')
    const client = to.client({dataset: 'over'})
    await client.create({_id: 'book-1', _type: 'book', title: 'theirs'})
    writeFileSync(file, JSON.stringify({_id: 'book-1', _type: 'book', title: 'ours'}))
    const {code, output} = await onLake(to, ['import', file, '--dataset', 'over', '--replace'])
    expect(code).toBe(1)
    expect(output).toContain('Write over book-1?')
    expect(output).toContain('Nothing was written. Add --yes')
    expect(await client.getDocument('book-1')).toMatchObject({title: 'theirs'})
  })

  test('--help shows how a command is called', async () => {
    const {code, output} = await onLake(to, ['import', '--help'])
    expect({code, output}).toEqual({code: 0, output: expect.stringMatching(/^Usage: npm run import -- file/)})
  })

  test('a picture at an address is fetched, from a machine nearby when that is allowed', async () => {
    const picture = (await assets(from)).find(({_id}) => _id.startsWith('image-'))
    const path = await from.client().fetch<string>('*[_id == $id][0].path', {id: picture?._id})
    const file = join(folder.path, 'address.ndjson')
    const line = {
      _id: 'a',
      _type: 'page',
      picture: {_type: 'image', _sanityAsset: `image@${from.url}/${path}`},
    }
    writeFileSync(file, JSON.stringify(line))
    const allowed = ['--allow-host', new URL(from.url).host]
    const {code, output} = await onLake(to, ['import', file, '--dataset', 'address', ...allowed])
    expect({code, output}).toMatchObject({code: 0})
    expect((await assets(to, 'address'))[0]?.bytes).toBe(picture?.bytes)
  })

  test('references into other datasets are kept, or left out, and never point nowhere', async () => {
    const file = join(folder.path, 'pointing.ndjson')
    const reference = {
      _type: 'crossDatasetReference',
      _ref: 'book-1',
      _dataset: 'library',
      _projectId: 'theirs',
    }
    const weak = {...reference, _key: 'a', _weak: true}
    const own = {_type: 'reference', _ref: 'author-2', _key: 'b'}
    const lines = [
      {_id: 'author-1', _type: 'author', book: reference, all: [weak, own], name: 'A'},
      {_id: 'author-2', _type: 'author', all: [weak]},
    ]
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'))
    const words = ['import', file, '--dataset', 'pointing']
    const authors = () =>
      to.client({dataset: 'pointing'}).fetch('*[_type == "author"]|order(_id){book, all, name}')

    const refused = await onLake(to, words)
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('Nothing was written: documents point into datasets that are not there')
    expect(refused.output).toContain('“library” (from author-1.book, author-1.all[0], author-2.all[0])')
    expect(refused.output).toContain('--skip-cross-dataset-references')
    expect(await authors()).toEqual([])

    const skipped = await onLake(to, [...words, '--skip-cross-dataset-references'])
    expect(skipped).toMatchObject({code: 0})
    expect(skipped.output).toContain('Left out, as they point into other datasets: author-1.book')
    expect(await authors()).toEqual([
      {book: null, all: [own], name: 'A'},
      {book: null, all: [], name: null},
    ])

    await to.client().datasets.create('library')
    expect(await onLake(to, [...words, '--replace', '--yes'])).toMatchObject({code: 0})
    expect(await authors()).toEqual([
      {book: {...reference, _projectId: 'local'}, all: [{...weak, _projectId: 'local'}, own], name: 'A'},
      {book: null, all: [{...weak, _projectId: 'local'}], name: null},
    ])
  }, 120_000)
})

describe('what goes wrong is said, and nothing is written', () => {
  const write = (name: string, text: string | Uint8Array) => {
    const file = join(folder.path, name)
    writeFileSync(file, text)
    return file
  }

  test.each<[string, () => string[], string]>([
    ['no file', () => ['import'], 'Name one file'],
    ['a file that is not there', () => ['import', 'nowhere.tar.gz'], 'There is no file nowhere.tar.gz'],
    ['a folder', () => ['import', folder.path], 'There is no file'],
    ['another kind of file', () => ['import', write('a.zip', 'x')], '.tar.gz or .ndjson'],
    ['a cut-off archive', () => ['import', cutOff()], 'cannot be imported'],
    ['no archive', () => ['import', write('b.tar.gz', 'no archive')], 'cannot be imported'],
    ['no JSON', () => ['import', write('c.ndjson', '{"_id":"a","_type":"b"}\n{')], 'document 2:'],
    ['nothing', () => ['import', write('d.ndjson', '')], 'holds no documents'],
    [
      'a file of this machine',
      () => [
        'import',
        write('e.ndjson', '{"_id":"a","_type":"b","f":{"_sanityAsset":"file@file:///etc/passwd"}}'),
      ],
      'not in the archive',
    ],
    [
      'a way out of the archive',
      () => ['import', write('f.ndjson', '{"_type":"b","f":{"_sanityAsset":"file@file://./files/../../x"}}')],
      'not in the archive',
    ],
    ['two minds', () => ['import', archive, '--replace', '--missing'], 'Either --replace or --missing'],
    ['an unknown word', () => ['import', archive, '--force'], 'Usage: npm run import'],
    ['a bad name', () => ['import', archive, '--dataset', 'No Name'], 'is no name of a dataset'],
    ['export of an unknown dataset', () => ['export', '--dataset', 'nosuch'], 'There is no dataset “nosuch”'],
    ['export over a file', () => ['export', archive], 'is there already'],
    ['export under another ending', () => ['export', join(folder.path, 'x.zip')], 'ends in .tar.gz'],
  ])('%s', async (_, words, message) => {
    const {code, output} = await onLake(to, words())
    expect(output).toContain(message)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
    expect((await to.client().datasets.list()).map(({name}) => name).sort()).not.toContain('nosuch')
  })

  function cutOff() {
    const noise = Uint8Array.from({length: 400}, (_, index) => (index * 37) % 251)
    return write('cut.tar.gz', Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), noise]))
  }

  test('the lake is away', async () => {
    const port = await freePort()
    const {code, output} = await command(['export'], {LAKE_PORT: String(port), DATA_DIR: folder.path})
    expect(code).toBe(1)
    expect(output).toMatch(/The local lake does not answer at http:\S+ Start it with “npm start”/)
  })

  test('the lake wants a token, and none or another one is given', async () => {
    const closed = await startLake({token: 'a-token-of-this-lake'})
    try {
      for (const LAKE_TOKEN of ['', 'not-the-token-of-this-lake']) {
        const {code, output} = await onLake(closed, ['export'], {LAKE_TOKEN})
        expect(code).toBe(1)
        expect(output).toContain('The local lake wants its own token')
      }
      const right = {LAKE_TOKEN: 'a-token-of-this-lake'}
      expect(await onLake(closed, ['import', archive, '--dataset', 'new', '--missing'], right)).toMatchObject(
        {code: 0},
      )
    } finally {
      await closed.stop()
    }
  }, 120_000)

  test('a backup is not begun where nothing can be written', async () => {
    mkdirSync(join(folder.path, 'taken.tar.gz.part'))
    const {code} = await onLake(to, ['export', join(folder.path, 'taken.tar.gz'), '--dataset', 'other'])
    expect(code).toBe(1)
    expect(statSync(join(folder.path, 'taken.tar.gz.part')).isDirectory()).toBe(true)
  })
})
