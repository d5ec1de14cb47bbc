import {beforeAll, expect, test} from 'vitest'
import {refusal} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()

beforeAll(async () => {
  await lake
    .client()
    .transaction()
    .create({_id: 'both', _type: 'page', title: 'published'})
    .create({_id: 'drafts.both', _type: 'page', title: 'draft'})
    .create({_id: 'versions.summer.both', _type: 'page', title: 'summer'})
    .create({_id: 'drafts.new', _type: 'page', title: 'draft only'})
    .create({_id: 'old', _type: 'page', title: 'published only'})
    .create({_id: 'secret.key', _type: 'page', title: 'private'})
    .create({_id: 'linking', _type: 'link', to: {_ref: 'both'}})
    .commit()
})

const TITLES = '*[_type == "page"] | order(title asc).title'

test('raw shows every stored document', async () => {
  const ids = await lake.client({perspective: 'raw'}).fetch('*[_type == "page"]._id')
  expect(ids.sort().join(' ')).toBe('both drafts.both drafts.new old secret.key versions.summer.both')
})

test('published shows no drafts and no versions', async () => {
  const titles = await lake.client({perspective: 'published'}).fetch(TITLES)
  expect(titles).toEqual(['private', 'published', 'published only'])
})

test.each(['drafts', 'previewDrafts'] as const)(
  '%s lays drafts over published documents',
  async (perspective) => {
    const client = lake.client({perspective})
    expect(await client.fetch(TITLES)).toEqual(['draft', 'draft only', 'private', 'published only'])
    expect(await client.fetch('*[_id == "both"][0]{_id, _originalId}')).toEqual({
      _id: 'both',
      _originalId: 'drafts.both',
    })
    expect(await client.fetch('*[_id == "linking"][0].to->title')).toBe('draft')
  },
)

test('the first layer of a stack wins', async () => {
  const title = '*[_id == "both"][0].title'
  expect(await lake.client({perspective: ['summer', 'drafts']}).fetch(title)).toBe('summer')
  expect(await lake.client({perspective: ['drafts', 'summer']}).fetch(title)).toBe('draft')
  expect(await lake.client({perspective: ['winter']}).fetch(title)).toBe('published')
})

test('without one: published from 2025-02-19 on, raw before', async () => {
  const count = 'count(*[_type == "page"])'
  expect(await lake.client({apiVersion: '2025-02-19'}).fetch(count)).toBe(3)
  expect(await lake.client({apiVersion: '2025-02-18'}).fetch(count)).toBe(6)
  expect(await lake.client({apiVersion: '1'}).fetch(count)).toBe(6)
})

test.each(['raw', 'published', 'drafts'] as const)(
  'without a token %s shows published documents without a dot in their id',
  async (perspective) => {
    const anonymous = lake.client({token: undefined, perspective})
    expect(await anonymous.fetch(TITLES)).toEqual(['published', 'published only'])
  },
)

test('an anonymous reader gets no cached result of an editor', async () => {
  const query = 'count(*[_id == "secret.key"])'
  expect(await lake.client().fetch(query)).toBe(1)
  expect(await lake.client({token: undefined}).fetch(query)).toBe(0)
})

test('raw cannot be part of a stack', async () => {
  const url = `${lake.url}/v2025-02-19/data/query/${lake.dataset}?query=1&perspective=drafts,raw`
  expect((await fetch(url)).status).toBe(400)
  const bad = lake.client().fetch('1', {}, {perspective: ['drafts', 'a.b']})
  expect((await refusal(bad)).statusCode).toBe(400)
})
