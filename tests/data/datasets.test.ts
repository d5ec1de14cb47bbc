// @vitest-environment node
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {startLake, type TestLake} from '../lake/support.ts'
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
