import {existsSync, readdirSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SanityDocument} from '@sanity/client'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {lakeForFile} from '../../lake/tests/lake-for-file.ts'
import {startLake, type TestLake} from '../../lake/tests/support.ts'
import {freePort} from '../support/free-port.ts'
import {type HostedProject, hostedProject} from './hosted-project.ts'
import {command, portOf, sha1, temporaryFolder} from './support.ts'
import {fillVariedDataset} from './varied-dataset.ts'

/** `npm run export` and `npm run import` over HTTP. */

const folder = temporaryFolder()
const inFolder = (name: string) => join(folder.path, name)
const archive = inFolder('all.tar.gz')
const from = lakeForFile()
const to = lakeForFile()
let project: HostedProject

beforeAll(async () => {
  project = await hostedProject(from)
  await fillVariedDataset(from.client({perspective: 'raw'}), 120)
})
afterEach(() => {
  project.meanwhile = () => undefined
})
afterAll(async () => {
  await project.stop()
  folder.remove()
})

const onLake = (lake: TestLake, words: string[], env: Record<string, string> = {}) =>
  command(words, {LAKE_PORT: portOf(lake.url), DATA_DIR: folder.path, ...env})
const onProject = (words: string[], env: Record<string, string> = project.env) =>
  command(words, {DATA_DIR: folder.path, ...env})

async function everything(lake: TestLake, dataset = 'production') {
  const documents = await lake
    .client({dataset, perspective: 'raw'})
    .fetch<SanityDocument[]>('*[!(_type match "sanity.*")]|order(_id)')
  return documents.map(({_rev, _updatedAt, ...document}) => document)
}

async function assets(lake: TestLake) {
  const documents = await lake.client().fetch<SanityDocument[]>('*[_type match "sanity.*Asset"]|order(_id)')
  return Promise.all(
    documents.map(async ({_id, path, originalFilename, title, mimeType, size}) => {
      const bytes = new Uint8Array(await (await fetch(`${lake.url}/${path}`)).arrayBuffer())
      return {_id, originalFilename, title, mimeType, size, bytes: sha1(bytes)}
    }),
  )
}

const lines = (name: string, ...documents: object[]) => {
  writeFileSync(inFolder(name), documents.map((document) => JSON.stringify(document)).join('\n'))
  return inFolder(name)
}

test('an export imported into an empty lake gives the same documents and files, without preview secrets', async () => {
  const exported = await onLake(from, ['export', archive])
  expect(exported).toMatchObject({code: 0})
  expect(exported.output).toContain('122 documents, 2 files')
  expect(readdirSync(folder.path)).toEqual(['all.tar.gz'])
  const imported = await onLake(to, ['import', archive])
  expect(imported).toMatchObject({code: 0})
  expect(imported.output).toContain('Imported 122 documents')
  expect(await everything(to)).toEqual(await everything(from))
  expect(await assets(to)).toEqual(await assets(from))
  expect(await to.client({perspective: 'raw'}).fetch('count(*[_type match "sanity.preview*"])')).toBe(0)
})

test('a second import is refused, adds what is missing, or replaces after a question', async () => {
  const client = to.client({perspective: 'raw'})
  const before = await everything(to)
  await client.patch('notes.board').set({text: 'edited'}).commit()
  await client.delete('drafts.entry-001')
  const refused = await onLake(to, ['import', archive])
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('--missing')
  expect(await client.getDocument('drafts.entry-001')).toBeUndefined()

  const added = await onLake(to, ['import', archive, '--missing'])
  expect(added.output).toContain('Imported 1 document into')
  expect(await client.getDocument('drafts.entry-001')).toMatchObject({title: {de: 'Entwurf'}})

  const unasked = await onLake(to, ['import', archive, '--replace'])
  expect(unasked.code).toBe(1)
  expect(unasked.output).toMatch(/Write over .*\n?.*Nothing was written. Add --yes/)
  expect(await client.getDocument('notes.board')).toMatchObject({text: 'edited'})

  expect(await onLake(to, ['import', archive, '--replace', '--yes'])).toMatchObject({code: 0})
  expect(await everything(to)).toEqual(before)
})

test('lines of another project are imported, without ids, keys and types of references', async () => {
  const file = lines(
    'other.ndjson',
    {_id: 'author-1', _type: 'author', name: 'A', books: [{_ref: 'book-1'}]},
    {_id: 'book-1', _type: 'book', author: {_type: 'reference', _ref: 'author-1'}},
    {_type: 'book', title: 'nameless', next: {_type: 'reference', _ref: 'nowhere', _weak: true}},
  )
  expect(await onLake(to, ['import', file, '--dataset', 'other'])).toMatchObject({code: 0})
  const other = to.client({dataset: 'other'})
  expect(await other.fetch('*[_type == "author"]{"to": books[]->author->name}')).toEqual([{to: ['A']}])
  expect(await other.fetch('count(*)')).toBe(3)
})

describe('refused, and nothing is written', () => {
  const strong = {_type: 'reference', _ref: 'author-9', _key: 'a'}
  test.each<[string, () => string[], string]>([
    ['no file', () => ['import'], 'Name one file'],
    ['a missing file', () => ['import', 'nowhere.tar.gz'], 'There is no file nowhere.tar.gz'],
    [
      'a reference to nothing',
      () => ['import', lines('a.ndjson', {_id: 'b', _type: 'c', by: [strong]})],
      'b → author-9',
    ],
    ['an unknown option', () => ['import', archive, '--force'], 'Usage: npm run import'],
    ['export of an unknown dataset', () => ['export', '--dataset', 'nosuch'], 'There is no dataset “nosuch”'],
    ['export over a file', () => ['export', archive], 'already exists'],
  ])('%s', async (_, words, message) => {
    const given = words()
    const before = [await everything(to), await to.client().datasets.list(), readdirSync(folder.path)]
    const {code, output} = await onLake(to, given)
    expect(output).toContain(message)
    expect(code).toBe(1)
    expect([await everything(to), await to.client().datasets.list(), readdirSync(folder.path)]).toEqual(
      before,
    )
  })
})

describe('errors of the connection are explained', () => {
  test('no lake', async () => {
    const {code, output} = await command(['export'], {LAKE_PORT: String(await freePort())})
    expect(code).toBe(1)
    expect(output).toMatch(/The local lake does not respond at http:\S+ Start it with “npm start”/)
  })

  test('a wrong or missing token of the local lake', async () => {
    const closed = await startLake({token: 'a-token-of-this-lake'})
    try {
      for (const LAKE_TOKEN of ['', 'not-the-token-of-this-lake']) {
        const {code, output} = await onLake(closed, ['export'], {LAKE_TOKEN})
        expect(code).toBe(1)
        expect(output).toContain('The local lake wants its own token')
      }
    } finally {
      await closed.stop()
    }
  })
})

describe('an export', () => {
  test('of a hosted project needs a token that reads, and holds drafts and private documents', async () => {
    const {SANITY_WRITE_TOKEN: _, ...env} = project.env
    const viewer = {...env, SANITY_TOKEN: 'viewer'}
    const {code, output} = await onProject(['export', inFolder('viewer.tar.gz')], viewer)
    expect({code, output}).toMatchObject({code: 0})
    expect(output).toContain('122 documents, 2 files')
    const imported = await onProject(['import', archive, '--replace', '--yes'], viewer)
    expect(imported.code).toBe(1)
    expect(imported.output).toContain('does not take this token')
  })

  test('is readable by its owner only, also while it is written', async () => {
    const file = inFolder('modes.tar.gz')
    writeFileSync(`${file}.part`, 'cut off', {mode: 0o644})
    const modes: number[] = []
    project.meanwhile = (path) =>
      path.startsWith('/files/') && modes.push(statSync(`${file}.part`).mode & 0o777)
    expect(await onProject(['export', file])).toMatchObject({code: 0})
    expect([...modes, statSync(file).mode & 0o777]).toEqual([0o600, 0o600])
    expect(existsSync(`${file}.part`)).toBe(false)
  })

  test('reports how many files are missing', async () => {
    const path = `files/local/production/${'0'.repeat(40)}.txt`
    const _id = `file-${'0'.repeat(40)}-txt`
    await from.client().create({_id, _type: 'sanity.fileAsset', url: `${from.url}/${path}`})
    const {code, output} = await onLake(from, ['export', inFolder('missing.tar.gz')])
    expect(output).toContain('122 documents, 2 files')
    expect(output).toContain('1 file could not be fetched')
    expect(code).toBe(1)
  })
})
