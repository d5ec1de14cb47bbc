import {beforeAll, describe, expect, test} from 'vitest'
import {API_VERSION, refusal} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()
const path = (search: string) => `/v${API_VERSION}/data/query/${lake.dataset}${search}`

beforeAll(async () => {
  await lake
    .client()
    .transaction()
    .create({_id: 'anna', _type: 'person', name: 'Anna', age: 31})
    .create({_id: 'ben', _type: 'person', name: 'Ben', age: 7, parent: {_ref: 'anna'}})
    .create({_id: 'page', _type: 'page', title: {de: 'Über uns', en: 'About us'}})
    .commit()
})

test('binds parameters of every JSON type', async () => {
  const query = '*[_type == $type && age >= $min && name in $names]._id'
  const params = {type: 'person', min: 7, names: ['Ben', 'Cleo']}
  expect(await lake.client().fetch(query, params)).toEqual(['ben'])
})

test('the same query with other parameters has another result', async () => {
  const client = lake.client()
  expect(await client.fetch('*[_id == $id][0].name', {id: 'anna'})).toBe('Anna')
  expect(await client.fetch('*[_id == $id][0].name', {id: 'ben'})).toBe('Ben')
  expect(await client.fetch('*[_id == $id][0].name', {id: 'anna'})).toBe('Anna')
})

test('a write invalidates cached results', async () => {
  const client = lake.client()
  const query = '*[_id == "page"][0].title.en'
  expect(await client.fetch(query)).toBe('About us')
  await client.patch('page').set({'title.en': 'Who we are'}).commit()
  expect(await client.fetch(query)).toBe('Who we are')
})

test('results that depend on the clock are not cached', async () => {
  const first = await lake.client().fetch('now()')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await lake.client().fetch('now()')).not.toBe(first)
})

test('writes to one dataset do not show in another', async () => {
  const staging = lake.client({dataset: await lake.newDataset()})
  expect(await staging.fetch(`count(*)`)).toBe(0)
  await staging.create({_id: 'only-here', _type: 'page'})
  expect(await staging.fetch(`*._id`)).toEqual(['only-here'])
  expect(await lake.client().fetch('count(*[_id == "only-here"])')).toBe(0)
})

test('a query that is too long for an address is sent as a body', async () => {
  expect(await lake.client().fetch(`*[_id == "anna"]{name${' '.repeat(12_000)}}`)).toEqual([{name: 'Anna'}])
})

test('the response has the query (unless omitted), tags and the duration', async () => {
  const response = await lake.client().fetch('count(*)', {}, {filterResponse: false})
  expect(response).toMatchObject({query: 'count(*)', result: 3, syncTags: expect.any(Array)})
  expect(response.ms).toEqual(expect.any(Number))
  const quiet = await lake.request(path('?query=count(*)&returnQuery=false&cacheMode=noStale&tag=x'))
  expect(Object.keys(await quiet.json())).toEqual(['result', 'syncTags', 'ms'])
})

describe('refusals', () => {
  test('bad GROQ: 400 with the position', async () => {
    const query = '*[_type == "person"'
    const {statusCode, details, message} = await refusal(lake.client().fetch(query))
    expect(statusCode).toBe(400)
    expect(details).toMatchObject({type: 'queryParseError', query, start: 18, end: 18})
    expect(message).toContain('GROQ query parse error')
  })

  test('a missing parameter: 400 with the position', async () => {
    const query = '*[title == $title]'
    const {statusCode, details} = await refusal(lake.client().fetch(query, {other: 1}))
    expect(statusCode).toBe(400)
    expect(details).toMatchObject({type: 'queryParseError', query, start: 11, end: 17})
    expect(details.description).toContain('param $title referenced, but not provided')
  })

  test.each([
    ['no query', '', /query/],
    ['a parameter that is no JSON', '?query=$a&$a=de', /\$a/],
    ['an option that is neither true nor false', '?query=1&returnQuery=maybe', /returnQuery/],
    ['an unknown perspective', '?query=1&perspective=a/b', /perspective/],
  ])('%s: 400 that names it', async (_, search, reason) => {
    const response = await lake.request(path(search))
    expect(response.status).toBe(400)
    const {message} = await response.json()
    expect(message).toMatch(reason)
  })

  const post = (type: string, body: string) =>
    lake.request(path(''), {method: 'POST', headers: {'content-type': type}, body})

  test('POST of another type: 415; of broken JSON: 400; of a large body: 413', async () => {
    expect((await post('text/plain', '{"query":"1"}')).status).toEqual(415)
    expect((await post('application/json', '{"query":')).status).toBe(400)
    const tooMuch = JSON.stringify({query: ' '.repeat(400_000)})
    expect((await post('application/json', tooMuch)).status).toEqual(413)
  })
})
