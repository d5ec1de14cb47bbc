// @vitest-environment node
import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {API_VERSION, refusal} from '../support.ts'
import {ALL, type ClientLake, either, locally, openLake, ours} from './support.ts'

let lake: ClientLake
const path = (search: string) => `/v${API_VERSION}/data/query/${lake.dataset}${search}`

beforeAll(async () => {
  lake = await openLake()
  await lake
    .client()
    .transaction()
    .create({_id: 'anna', _type: 'person', name: 'Anna', age: 31})
    .create({_id: 'ben', _type: 'person', name: 'Ben', age: 7, parent: {_ref: 'anna'}})
    .create({_id: 'page', _type: 'page', title: {de: 'Über uns', en: 'About us'}})
    .commit()
})
afterAll(() => lake.stop())

test('filters, projects, orders and follows references', async () => {
  const query = '*[_type == "person"] | order(age asc) {name, "parent": parent->name}'
  expect(await lake.client().fetch(query)).toEqual([
    {name: 'Ben', parent: 'Anna'},
    {name: 'Anna', parent: null},
  ])
})

test('binds parameters of every JSON type', async () => {
  const query = '*[_type == $type && age >= $min && name in $names]._id'
  const params = {type: 'person', min: 7, names: ['Ben', 'Cleo']}
  expect(await lake.client().fetch(query, params)).toEqual(['ben'])
})

test('the same query with other parameters has another result', async () => {
  const query = '*[_id == $id][0]{"v": select($id == "anna" => "first", "other"), name}[$field]'
  const client = lake.client()
  expect(await client.fetch('*[_id == $id][0].name', {id: 'anna'})).toBe('Anna')
  expect(await client.fetch('*[_id == $id][0].name', {id: 'ben'})).toBe('Ben')
  expect(await client.fetch('*[_id == $id][0].name', {id: 'anna'})).toBe('Anna')
  expect(await client.fetch(query, {id: 'anna', field: 'name'})).toBe('Anna')
  expect(await client.fetch(query, {id: 'anna', field: 'v'})).toBe('first')
})

test('a result that was kept is dropped by a write', async () => {
  const client = lake.client()
  const query = '*[_id == "page"][0].title.en'
  expect(await client.fetch(query)).toBe('About us')
  await client.patch('page').set({'title.en': 'Who we are'}).commit()
  expect(await client.fetch(query)).toBe('Who we are')
})

test('what depends on the clock is never kept', async () => {
  const first = await lake.client().fetch('now()')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await lake.client().fetch('now()')).not.toBe(first)
})

test('writes to one dataset do not show in another', async () => {
  const staging = lake.client({dataset: await lake.newDataset()})
  expect(await staging.fetch(`count(${ALL})`)).toBe(0)
  await staging.create({_id: 'only-here', _type: 'page'})
  expect(await staging.fetch(`${ALL}._id`)).toEqual(['only-here'])
  expect(await lake.client().fetch('count(*[_id == "only-here"])')).toBe(0)
})

test('a missing result is null', async () => {
  expect(await lake.client().fetch('*[_id == "nobody"][0]')).toBeNull()
})

test('short queries go by GET, long ones by POST', async () => {
  const methods: string[] = []
  const onTheWay = createServer(async (request, response) => {
    const {method = '', url = ''} = request
    methods.push(method)
    const body = method === 'POST' ? await text(request) : undefined
    const answer = await lake.request(url, {method, body, headers: {'content-type': 'application/json'}})
    response.writeHead(answer.status, {'content-type': 'application/json'}).end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(onTheWay, 'listening')
  const {port} = onTheWay.address() as AddressInfo
  const client = lake.client({apiHost: `http://127.0.0.1:${port}`, useProjectHostname: false})
  const query = (spaces: number) => `*[_id == "anna"]{name${' '.repeat(spaces)}}`
  for (const spaces of [1, 12_000]) expect(await client.fetch(query(spaces))).toEqual([{name: 'Anna'}])
  expect(methods).toEqual(['GET', 'POST'])
  onTheWay.close()
})

test('a query of 16 kB in an address is still answered', async () => {
  const response = await lake.request(path(`?query=count(*)${'%20'.repeat(5_600)}`))
  expect((await response.json()).result).toBe(3)
})

test('the answer carries the query (unless unwanted), tags and the time taken', async () => {
  const answer = await lake.client().fetch('count(*)', {}, {filterResponse: false})
  expect(answer).toMatchObject({query: 'count(*)', result: 3, syncTags: expect.any(Array)})
  expect(answer.ms).toEqual(expect.any(Number))
  const quiet = await lake.request(path('?query=count(*)&returnQuery=false&cacheMode=noStale&tag=x'))
  expect(Object.keys(await quiet.json())).toEqual(['result', 'syncTags', 'ms'])
})

test('a wish for a source map does no harm', async () => {
  const answer = await lake.client().fetch('count(*)', {}, {filterResponse: false, resultSourceMap: true})
  expect(answer.result).toBe(3)
})

describe('refusals', () => {
  test('bad GROQ: 400 with the position', async () => {
    const query = '*[_type == "person"'
    const {statusCode, details, message} = await refusal(lake.client().fetch(query))
    expect(statusCode).toBe(400)
    expect(details).toMatchObject({type: 'queryParseError', query, start: 18, end: 18})
    expect(message).toContain('GROQ query parse error')
  })

  test('a parameter that nobody gave: 400 with the position', async () => {
    const query = '*[title == $title]'
    const {statusCode, details} = await refusal(lake.client().fetch(query, {other: 1}))
    expect(statusCode).toBe(400)
    expect(details).toMatchObject({type: 'queryParseError', query, start: 11, end: 17})
    expect(details.description).toContain('param $title referenced, but not provided')
  })

  test('an unknown function: 400', async () => {
    const {statusCode, details} = await refusal(lake.client().fetch('nonsense(1)'))
    expect(statusCode).toBe(400)
    expect(details).toMatchObject({type: 'queryParseError', start: 0, end: 11})
  })

  ours.each(['*[text::semanticSimilarity("x") > 0]', 'geo::distance(1, 2)', 'documents::get({"_ref": "x"})'])(
    'a function that only the hosted lake has: 501 for %s',
    async (query) => {
      const response = await lake.request(path(`?query=${encodeURIComponent(query)}`))
      expect(response.status).toBe(501)
      expect((await response.json()).error.type).toBe('notImplementedError')
    },
  )

  test.each(['"user::attributes()"', "'geo::distance('", '"\\"geo::x()"', '1 // geo::distance(a, b)'])(
    'the name of such a function in a text or comment is none: %s',
    async (query) => {
      await expect(lake.client().fetch(query)).resolves.toBeTruthy()
    },
  )

  ours('explain: 501', async () => {
    const response = await lake.request(path('?query=1&explain=true'))
    expect(response.status).toBe(501)
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
    await locally(() => expect(message).toMatch(reason))
  })

  test('a bad dataset name: 400', async () => {
    const {statusCode, message} = await refusal(
      lake.client().request({url: '/data/query/Produ!ction?query=1'}),
    )
    expect(statusCode).toEqual(either(400, 404))
    await locally(() => expect(message).toContain('dataset'))
  })

  const post = (type: string, body: string) =>
    lake.request(path(''), {method: 'POST', headers: {'content-type': type}, body})

  test('POST of anything but JSON: 415; of broken JSON: 400; of too much: 413', async () => {
    expect((await post('text/plain', '{"query":"1"}')).status).toEqual(either(415, 400))
    expect((await post('application/json', '{"query":')).status).toBe(400)
    const tooMuch = JSON.stringify({query: ' '.repeat(400_000)})
    expect((await post('application/json', tooMuch)).status).toEqual(either(413, 400))
  })

  // A danger where the lake itself is JavaScript.
  ours('a parameter that would change what all objects are: 400', async () => {
    expect((await post('application/json', '{"query":"1","params":{"__proto__":1}}')).status).toBe(400)
  })
})
