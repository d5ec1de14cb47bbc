// @vitest-environment node
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {startLake, type TestLake} from '../lake/support.ts'
import {contentClient} from '../support/content-client.ts'
import {freePort} from '../support/free-port.ts'
import {copySeededData, lakeProcess, seed} from '../support/seeded-data.ts'
import {command, portOf, temporaryFolder} from './support.ts'

describe('several datasets side by side, over HTTP', () => {
  let lake: TestLake
  beforeAll(async () => {
    lake = await startLake()
  })
  afterAll(() => lake.stop())

  const names = async () => (await lake.client().datasets.list()).map(({name}) => name).sort()
  const write = (dataset: string, title: string) =>
    lake.client({dataset}).createOrReplace({_id: 'a', _type: 'page', title})

  test('are made by the first write, by PUT, and by an upload', async () => {
    expect(await names()).toEqual([])
    await write('first', 'one')
    const answer = await lake.request('/v2025-02-19/projects/local/datasets/second', {
      method: 'PUT',
      headers: {'content-type': 'application/json'},
      body: '{}',
    })
    expect(answer.status).toBe(200)
    await lake.client({dataset: 'third'}).assets.upload('file', Buffer.from('text'), {filename: 'a.txt'})
    expect(await names()).toEqual(['first', 'second', 'third'])
  })

  test('reading makes none', async () => {
    expect(await lake.client({dataset: 'never'}).fetch('*')).toEqual([])
    expect(await names()).not.toContain('never')
  })

  test('hold documents of their own under the same ids, and export them apart', async () => {
    await write('first', 'one')
    await write('second', 'two')
    const titles = ['first', 'second'].map((dataset) =>
      lake.client({dataset}).fetch('*[_id == "a"][0].title'),
    )
    expect(await Promise.all(titles)).toEqual(['one', 'two'])
    const folder = temporaryFolder()
    const env = {LAKE_PORT: portOf(lake.url), DATA_DIR: folder.path}
    const file = `${folder.path}/second.tar.gz`
    expect(await command(['export', file, '--dataset', 'second'], env)).toMatchObject({code: 0})
    expect(await command(['import', file, '--dataset', 'fourth'], env)).toMatchObject({code: 0})
    expect(await lake.client({dataset: 'fourth'}).fetch('*[].title')).toEqual(['two'])
    folder.remove()
  }, 60_000)
})

describe('the seed', () => {
  const folder = temporaryFolder()
  let lake: ReturnType<typeof lakeProcess>
  beforeAll(async () => {
    await copySeededData(folder.path)
    lake = lakeProcess(folder.path, await freePort())
    await lake.start()
  }, 120_000)
  afterAll(async () => {
    await lake.stop()
    folder.remove()
  })

  const content = (dataset = 'production') =>
    contentClient(lake.port, {dataset, perspective: 'raw'}).fetch<{_rev?: string}[]>(
      '*[!(_type match "sanity.*")]|order(_id)',
    )
  const withoutRevisions = (documents: {_rev?: string}[]) => documents.map(({_rev, ...document}) => document)

  test('exported and imported by the vendor’s tools is the same, though its pictures came from a lake on another port', async () => {
    const env = {LAKE_PORT: String(lake.port), DATA_DIR: folder.path}
    const file = `${folder.path}/seed.tar.gz`
    const exported = await command(['export', file], env)
    expect(exported.output).toContain('59 files')
    expect(await command(['import', file, '--dataset', 'copy'], env)).toMatchObject({code: 0})
    expect(withoutRevisions(await content('copy'))).toEqual(withoutRevisions(await content()))
    // Over itself: the pictures are found where they are now, and are not uploaded again.
    const files = () => contentClient(lake.port).fetch('*[_type match "sanity.*Asset"]|order(_id){_id, _rev}')
    const before = await files()
    expect(await command(['import', file, '--replace'], env)).toMatchObject({code: 0})
    expect(await files()).toEqual(before)
    expect(withoutRevisions(await content())).toEqual(withoutRevisions(await content('copy')))
  }, 120_000)

  test('written over itself changes nothing, and draws no picture that is there', async () => {
    const before = await content()
    expect(await seed(lake.port, '--replace')).toContain('0 replaced, 34 left alone; 0 pictures uploaded')
    expect(await content()).toEqual(before)
  })

  test('puts back one document and leaves the edited ones, unless it is told otherwise', async () => {
    const client = contentClient(lake.port)
    await client.patch('aboutPage').set({'title.de': 'Geändert'}).commit()
    await client.delete('team-4')
    expect(await seed(lake.port)).toContain('1 documents created, 0 replaced, 33 left alone')
    expect(await client.fetch('*[_id == "aboutPage"][0].title.de')).toBe('Geändert')
    expect(await seed(lake.port, '--replace')).toContain('1 replaced')
    expect(await client.fetch('*[_id == "aboutPage"][0].title.de')).not.toBe('Geändert')
    expect(await seed(lake.port, '--if-empty')).toContain('has content; nothing was changed')
  }, 60_000)
})
