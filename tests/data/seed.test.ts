import {join} from 'node:path'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {startLake, type TestLake} from '../../lake/tests/support.ts'
import {previousRevision} from '../../studio/actions/revisions.ts'
import {copySeededData, seed} from '../support/seeded-data.ts'
import {type HostedProject, hostedProject} from './hosted-project.ts'
import {command, portOf, temporaryFolder} from './support.ts'

/** `npm run seed` on the local lake and on a simulated hosted project. */

const folder = temporaryFolder()
let lake: TestLake
beforeAll(async () => {
  await copySeededData(folder.path)
  lake = await startLake({dataDir: join(folder.path, 'lake')})
})
afterAll(async () => {
  await lake.stop()
  folder.remove()
})

const everything = (dataset = 'production') =>
  lake
    .client({dataset, perspective: 'raw'})
    .fetch<{_id: string; _rev: string; _type: string}[]>('*[!(_type match "sanity.*")]|order(_id)')
/** Without revisions and times. */
const contentOf = (documents: object[]) =>
  documents.map((document) => ({...document, _rev: '', _createdAt: '', _updatedAt: ''}))
const here = () => Number(portOf(lake.url))

test('after an export and an import, the content is the same and there is nothing to undo', async () => {
  const env = {LAKE_PORT: portOf(lake.url), DATA_DIR: folder.path}
  const file = `${folder.path}/seed.tar.gz`
  const exported = await command(['export', file], env)
  expect(exported.output).toContain('62 files')
  expect(await command(['import', file, '--dataset', 'copy'], env)).toMatchObject({code: 0})
  expect(contentOf(await everything('copy'))).toEqual(contentOf(await everything()))
  // The import writes people before their portraits; these interim states must not count as published versions.
  const copied = lake.client({dataset: 'copy', perspective: 'raw'})
  for (const id of ['team-1', 'licence-am', 'homePage'])
    expect(await previousRevision(copied as never, id), id).toBe('nothing')
  // Existing pictures are not uploaded again.
  const files = () => lake.client().fetch('*[_type match "sanity.*Asset"]|order(_id){_id, _rev}')
  const before = await files()
  expect(await command(['import', file, '--replace', '--yes'], env)).toMatchObject({code: 0})
  expect(await files()).toEqual(before)
})

test('written over itself it changes nothing, and draws no picture that is there', async () => {
  const before = await everything()
  expect(await seed(here(), '--replace', '--yes')).toContain('0 replaced, 35 left alone; 0 pictures uploaded')
  expect(await everything()).toEqual(before)
})

test('puts back one document and leaves the edited ones, unless it is told otherwise', async () => {
  const client = lake.client()
  await client.patch('aboutPage').set({'title.de': 'Geändert'}).commit()
  await client.delete('team-4')
  expect(await seed(here())).toContain('1 documents created, 0 replaced, 34 left alone')
  expect(await client.fetch('*[_id == "aboutPage"][0].title.de')).toBe('Geändert')
  // Without confirmation.
  const refused = seed(here(), '--replace')
  await expect(refused).rejects.toThrow(/Write over aboutPage\?.*\s+Nothing was written\. Add --yes/)
  expect(await client.fetch('*[_id == "aboutPage"][0].title.de')).toBe('Geändert')
  expect(await seed(here(), '--replace', '--yes')).toContain('1 replaced')
  expect(await client.fetch('*[_id == "aboutPage"][0].title.de')).not.toBe('Geändert')
  expect(await seed(here(), '--if-empty')).toContain('has content; nothing was changed')
})

test('offers nothing to undo but what staff have published', async () => {
  const client = lake.client({perspective: 'raw'})
  await emptyDataset()
  await seed(here())
  expect(await previousRevision(client as never, 'homePage')).toBe('nothing')
  await client.patch('homePage').set({'title.de': 'Von Hand'}).commit()
  await seed(here(), '--replace', '--yes')
  const before = await previousRevision(client as never, 'homePage')
  expect(before).toMatchObject({document: {title: {de: 'Von Hand'}}})
  expect(JSON.stringify(before)).not.toContain('_weak')
})

describe('cut off in a hosted project', () => {
  let project: HostedProject
  let whole: object[]
  beforeAll(async () => {
    await seed(here(), '--replace', '--yes')
    whole = contentOf(await everything())
    project = await hostedProject(lake)
  })
  afterAll(() => project.stop())
  beforeEach(emptyDataset)

  const seedThere = (...words: string[]) => seed(project.env, ...words)

  test('it is finished by the next one, also by that of a start', async () => {
    project.writesLeft = 100
    await seedThere()
    const writes = 100 - project.writesLeft
    expect(writes).toBeGreaterThan(3)
    for (const made of [1, writes - 1]) {
      await emptyDataset()
      project.writesLeft = made
      await expect(seedThere()).rejects.toThrow('Run the same command again')
      const cut = contentOf(await everything())
      expect(cut, `after ${made} writes`).not.toEqual(whole)
      project.writesLeft = Number.POSITIVE_INFINITY
      await seedThere('--if-empty')
      expect(contentOf(await everything()), `after ${made} writes`).toEqual(whole)
    }
  })

  test('it leaves alone what was edited since, but for references', async () => {
    project.writesLeft = 3
    await expect(seedThere()).rejects.toThrow('Run the same command again')
    project.writesLeft = Number.POSITIVE_INFINITY
    await lake.client().patch('homePage').set({'title.de': 'Von Hand'}).commit()
    await seedThere()
    const [page] = (await everything()).filter(({_id}) => _id === 'homePage')
    expect(page).toMatchObject({title: {de: 'Von Hand'}})
    expect(JSON.stringify(await everything())).not.toContain('_weak')
  })
})

async function emptyDataset() {
  const client = lake.client({perspective: 'raw'})
  await client.delete({query: '*[!(_type match "sanity.*") && !(_id in path("_.**"))]'})
}
