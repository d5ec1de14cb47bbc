// @vitest-environment node
import {afterAll, beforeAll, expect, test} from 'vitest'
import {API_VERSION} from '../support.ts'
import {type ClientLake, locally, openLake} from './support.ts'

let lake: ClientLake
beforeAll(async () => {
  lake = await openLake()
  const transaction = lake.client().transaction()
  for (let n = 0; n < 250; n++)
    transaction.create({_id: `page-${n}`, _type: 'page', text: 'Größe\nin\u2028Zeilen'})
  await transaction.create({_id: 'drafts.a', _type: 'note'}).create({_id: 'b', _type: 'person'}).commit()
})
afterAll(() => lake.stop())

const path = (search = '') => `/v${API_VERSION}/data/export/${lake.dataset}${search}`

async function lines(response: Response) {
  const text = await response.text()
  expect(text.endsWith('\n')).toBe(text !== '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

test('every document as it is stored, a line each', async () => {
  const response = await lake.request(path())
  expect(response.headers.get('content-type')).toContain('application/x-ndjson')
  const documents = await lines(response)
  expect(documents).toHaveLength(252)
  const sorted = documents.sort((a, b) => (a._id < b._id ? -1 : 1))
  expect(sorted).toEqual(await lake.client({perspective: 'raw'}).fetch('*'))
})

test('of some types only', async () => {
  const documents = await lines(await lake.request(path('?types=note,person')))
  expect(documents.map(({_id}) => _id).sort()).toEqual(['b', 'drafts.a'])
})

test('what a reader without a token may see', async () => {
  const documents = await lines(await fetch(lake.url + path('?types=note,person')))
  expect(documents.map(({_id}) => _id)).toEqual(['b'])
})

test('what is written while it is read does not change it', async () => {
  const response = await lake.request(path())
  await lake.client().delete({query: '*[_type == "person"]'})
  await lake.client().create({_id: 'late', _type: 'late'})
  const ids = (await lines(response)).map(({_id}) => _id)
  expect(ids).toContain('b')
  expect(ids).not.toContain('late')
})

test('an empty dataset is an empty stream', async () => {
  const documents = await lines(await lake.request(`/v${API_VERSION}/data/export/${await lake.newDataset()}`))
  // A hosted one has documents of its own from the start.
  expect(documents.filter(({_id}) => !_id.startsWith('_.'))).toEqual([])
  await locally(() => expect(documents).toEqual([]))
})
