// @vitest-environment node
import {existsSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SanityDocument} from '@sanity/client'
import {afterAll, afterEach, beforeEach, describe, expect, test} from 'vitest'
import {startLake, type TestLake} from '../lake/support.ts'
import {type HostedProject, hostedProject} from './hosted-project.ts'
import {command, portOf, temporaryFolder} from './support.ts'

/** What others do while a command is at work: people go on editing, machines go away. */

const folder = temporaryFolder()
let lake: TestLake
let project: HostedProject
let number = 0
let archive = ''

beforeEach(async () => {
  lake = await startLake()
  project = await hostedProject(lake)
  archive = join(folder.path, `${++number}.tar.gz`)
})
afterEach(async () => {
  await project.stop()
  await lake.stop()
})
afterAll(() => folder.remove())

const run = (words: string[], env: Record<string, string> = {}) =>
  command(words, {
    SANITY_PROJECT_ID: 'abc',
    SANITY_API_HOST: project.url,
    SANITY_WRITE_TOKEN: 'editor',
    DATA_DIR: folder.path,
    TMPDIR: folder.path,
    ...env,
  })

const client = (dataset = 'production') => lake.client({dataset, perspective: 'raw'})
const upload = (text: string, dataset?: string) =>
  client(dataset).assets.upload('file', Buffer.from(text), {filename: `${text}.txt`})

describe('an export', {timeout: 60_000}, () => {
  test('takes along what is uploaded before it reads, and all is well', async () => {
    await upload('first')
    project.meanwhile = (path) => path.includes('/data/export/') && upload('second')
    const {code, output} = await run(['export', archive])
    expect(output).toContain('0 documents, 2 files')
    expect({code, output}).toMatchObject({code: 0})
  })

  test('says how many files are missing, whatever is uploaded in between', async () => {
    await upload('first')
    const path = `files/local/production/${'0'.repeat(40)}.txt`
    await client().create({
      _id: `file-${'0'.repeat(40)}-txt`,
      _type: 'sanity.fileAsset',
      url: `${project.url}/${path}`,
    })
    project.meanwhile = (asked) => asked.includes('/data/export/') && upload('second')
    const {code, output} = await run(['export', archive])
    expect(output).toContain('0 documents, 2 files')
    expect(output).toContain('1 file could not be fetched; see above.')
    expect(code).toBe(1)
  })

  test('can be read by nobody else while it is written, also where one was cut off before', async () => {
    await upload('first')
    writeFileSync(`${archive}.part`, 'cut off', {mode: 0o644})
    const modes: number[] = []
    project.meanwhile = (path) =>
      path.startsWith('/files/') && modes.push(statSync(`${archive}.part`).mode & 0o777)
    expect(await run(['export', archive])).toMatchObject({code: 0})
    expect([...modes, statSync(archive).mode & 0o777]).toEqual([0o600, 0o600])
    expect(existsSync(`${archive}.part`)).toBe(false)
  })
})

describe('an import', {timeout: 60_000}, () => {
  const _updatedAt = '2025-03-04T05:06:07Z'
  const ids = Array.from({length: 120}, (_, index) => `entry-${String(index).padStart(3, '0')}`)

  test('leaves alone what was edited, and dates all others', async () => {
    await client().datasets.create('production')
    const file = join(folder.path, 'entries.ndjson')
    const next = {_type: 'reference', _ref: 'entry-000'}
    const lines = ids.map((_id) => JSON.stringify({_id, _type: 'entry', _updatedAt, next}))
    writeFileSync(file, lines.join('\n'))
    let edited = false
    project.meanwhile = async (_, body) => {
      if (edited || !body.includes('_nothing') || !body.includes('"entry-070"')) return
      edited = true
      await client().patch('entry-070').set({title: 'edited'}).commit()
    }
    const {code, output} = await run(['import', file])
    expect(output).toContain('  1 document edited meanwhile: the time of that edit stays')
    expect(code).toBe(1)
    const documents = await client().fetch<SanityDocument[]>('*[_type == "entry"]|order(_id)')
    expect(documents).toHaveLength(ids.length)
    const other = documents.filter((one) => Date.parse(one._updatedAt) !== Date.parse(_updatedAt))
    expect(other).toMatchObject([{_id: 'entry-070', title: 'edited'}])
  })
})

describe('what goes away is named', {timeout: 60_000}, () => {
  /** From the first request on whose path holds these words, nobody answers any more. */
  function goneFrom(words: string) {
    let gone = false
    project.meanwhile = (path) => {
      gone ||= path.includes(words)
      if (gone) throw new Error('gone')
    }
  }

  test('the local lake, not the project to which its content moves', async () => {
    await client().datasets.create('production')
    const local = await startLake()
    let stopped: Promise<void> | undefined
    try {
      await local.client().create({_id: 'page', _type: 'page'})
      project.meanwhile = (path) => {
        if (path.includes('/data/export/')) stopped ??= local.stop()
        return stopped
      }
      const {code, output} = await run(['golive', '--yes'], {LAKE_PORT: portOf(local.url)})
      expect(output).toContain(`The local lake does not answer at ${local.url}.`)
      expect(output).not.toContain('cannot be reached')
      expect(code).toBe(1)
    } finally {
      await (stopped ?? local.stop())
    }
  })

  test.each<['export' | 'import' | 'migrate' | 'purge', string]>([
    ['export', '/data/export/'],
    ['export', '/files/'],
    ['import', '/data/mutate/'],
    ['migrate', '/data/export/'],
    ['purge', '/data/history/'],
  ])('the dataset that %s was told of, gone from %s on', async (name, words) => {
    await client('staging').create({_id: 'page', _type: 'page'})
    await upload('first', 'staging')
    goneFrom(words)
    const lines = join(folder.path, 'lines.ndjson')
    writeFileSync(lines, '{"_id":"other","_type":"page"}')
    const which = {export: archive, import: lines, migrate: 'phone-numbers-international', purge: 'page'}
    const {code, output} = await run([name, which[name], '--dataset', 'staging'])
    expect(output).toMatch(/The dataset “staging” of project “abc” cannot be reached \(\w+\)\./)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
  })
})
