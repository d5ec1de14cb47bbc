import {beforeAll, expect, test} from 'vitest'
import {API_VERSION} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()
const path = (ids: string) => `/v${API_VERSION}/data/doc/${lake.dataset}/${ids}`

beforeAll(async () => {
  await lake
    .client()
    .transaction()
    .create({_id: 'a', _type: 'page', title: 'A'})
    .create({_id: 'drafts.a', _type: 'page', title: 'A, new'})
    .create({_id: 'versions.summer.a', _type: 'page', title: 'A in summer'})
    .commit()
})

test('one document, several in the requested order, and none', async () => {
  const client = lake.client()
  expect(await client.getDocument('drafts.a')).toMatchObject({_id: 'drafts.a', title: 'A, new'})
  expect(await client.getDocument('none')).toBeUndefined()
  const found = await client.getDocuments(['drafts.a', 'none', 'a'])
  expect(found.map((document) => document?._id ?? null)).toEqual(['drafts.a', null, 'a'])
})

test('names missing documents, and omits content on request', async () => {
  const response = await lake.request(`${path('a,none')}?excludeContent=true`)
  const {documents, omitted} = await response.json()
  expect(Object.keys(documents[0])).toEqual(['_id', '_type', '_rev', '_createdAt', '_updatedAt'])
  expect(omitted).toEqual([{id: 'none', reason: 'existence'}])
})

test('an anonymous reader gets no document with a dot in its id', async () => {
  const response = await fetch(lake.url + path('a,drafts.a'))
  const {documents, omitted} = await response.json()
  expect(documents).toHaveLength(1)
  expect(omitted).toEqual([{id: 'drafts.a', reason: 'permission'}])
})
