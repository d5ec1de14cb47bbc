import {beforeAll, expect, test} from 'vitest'
import {API_VERSION} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()
beforeAll(async () => {
  const transaction = lake.client().transaction()
  for (let n = 0; n < 250; n++)
    transaction.create({_id: `page-${n}`, _type: 'page', text: 'Größe\nin\u2028Zeilen'})
  await transaction.create({_id: 'drafts.a', _type: 'note'}).create({_id: 'b', _type: 'person'}).commit()
})

const path = (search = '') => `/v${API_VERSION}/data/export/${lake.dataset}${search}`

async function lines(response: Response) {
  const text = await response.text()
  expect(text.endsWith('\n')).toBe(text !== '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

test('every stored document, one per line', async () => {
  const response = await lake.request(path())
  expect(response.headers.get('content-type')).toContain('application/x-ndjson')
  const documents = await lines(response)
  expect(documents).toHaveLength(252)
  const sorted = documents.sort((a, b) => (a._id < b._id ? -1 : 1))
  expect(sorted).toEqual(await lake.client({perspective: 'raw'}).fetch('*'))
})

test('selects types', async () => {
  const documents = await lines(await lake.request(path('?types=note,person')))
  expect(documents.map(({_id}) => _id).sort()).toEqual(['b', 'drafts.a'])
})

test('shows public documents without a token', async () => {
  const documents = await lines(await fetch(lake.url + path('?types=note,person')))
  expect(documents.map(({_id}) => _id)).toEqual(['b'])
})

test('is a snapshot: later writes do not change it', async () => {
  const response = await lake.request(path())
  await lake.client().delete({query: '*[_type == "person"]'})
  await lake.client().create({_id: 'late', _type: 'late'})
  const ids = (await lines(response)).map(({_id}) => _id)
  expect(ids).toContain('b')
  expect(ids).not.toContain('late')
})
