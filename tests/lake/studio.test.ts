// @vitest-environment node
import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {createLake} from '../../local/lake/lake.ts'
import {API_VERSION, makeFolder, refusal, removeFolder, startLake, type TestLake} from './support.ts'

const ORIGIN = 'http://studio.test:3000'

let lake: TestLake
let client: SanityClient
let anonymous: SanityClient
beforeAll(async () => {
  lake = await startLake({origins: [ORIGIN]})
  client = lake.client()
  anonymous = lake.client({token: undefined})
})
afterAll(() => lake.stop())

describe('people', () => {
  test('me, by name and by id, is the one who writes', async () => {
    const me = await client.users.getById('me')
    expect(me).toMatchObject({id: 'local-editor', name: 'Local Editor', role: 'administrator'})
    expect(await client.users.getById(me.id)).toMatchObject({id: me.id, displayName: 'Local Editor'})
    expect(await client.fetch('identity()')).toBe(me.id)
  })

  test('of several ids, those that are known', async () => {
    const users = await client.request({uri: '/users/local-editor,nobody'})
    expect(users.map(({id}: {id: string}) => id)).toEqual(['local-editor'])
    expect((await refusal(client.users.getById('nobody'))).statusCode).toBe(404)
  })

  test('an anonymous reader is nobody', async () => {
    expect((await refusal(anonymous.users.getById('me'))).statusCode).toBe(401)
    expect(await anonymous.request({uri: '/auth/id'})).toEqual({})
    expect(await client.request({uri: '/auth/id'})).toEqual({id: 'local-editor'})
  })
})

describe('the project', () => {
  test('has the id under which it is asked for', async () => {
    const project = await client.projects.getById('local')
    expect(project).toMatchObject({id: 'local', members: [{id: 'local-editor', isCurrentUser: true}]})
    expect((await refusal(anonymous.projects.getById('local'))).statusCode).toBe(401)
  })

  test('grants everything to the editor, and published documents to all', async () => {
    const acl = (from: SanityClient) => from.request({uri: '/projects/local/datasets/production/acl'})
    const [grant] = await acl(client)
    expect(grant.filter).toBe('_id in path("**")')
    expect(grant.permissions).toEqual(expect.arrayContaining(['read', 'create', 'update', 'history']))
    expect(await acl(anonymous)).toEqual([{filter: '_id in path("*")', permissions: ['read']}])
    expect(await client.request({uri: '/projects/local/grants'})).toHaveProperty(['sanity.project'])
  })
})

describe('datasets', () => {
  const names = async () => (await client.datasets.list()).map(({name}) => name)

  test('each by its first write, or by its creation, and none by a look', async () => {
    expect(await names()).toEqual([])
    await client.fetch('*')
    expect(await names()).toEqual([])
    await lake.client({dataset: 'written'}).create({_type: 'page'})
    await client.datasets.create('made', {aclMode: 'public'})
    await client.request({method: 'PUT', uri: '/projects/local/datasets/also', body: {}})
    expect(await names()).toEqual(['also', 'made', 'written'])
    await client.datasets.create('made')
    expect(await names()).toEqual(['also', 'made', 'written'])
  })

  test('hold their own documents', async () => {
    const [one, two] = ['one', 'two'].map((dataset) => lake.client({dataset}))
    await one?.create({_id: 'a', _type: 'page'})
    expect(await two?.fetch('*')).toEqual([])
  })

  test('have no datasets beside them', async () => {
    expect(await client.request({uri: '/projects/local/datasets?addonFor=production'})).toEqual([])
  })

  test.each(['Upper', 'a b', '-a', 'x'.repeat(70)])('refuse the name "%s"', async (name) => {
    const body = {method: 'PUT', uri: `/projects/local/datasets/${encodeURIComponent(name)}`, body: {}}
    expect((await refusal(client.request(body))).statusCode).toBe(400)
  })

  test('are made by those who are signed in', async () => {
    expect((await refusal(anonymous.datasets.create('mine'))).statusCode).toBe(401)
  })
})

describe('preferences', () => {
  const put = (body: unknown) => client.request({method: 'PUT', uri: '/users/me/keyvalue', body})
  const get = (keys: string) => client.request({uri: `/users/me/keyvalue/${keys}`})

  test('are kept, replaced, and read in the order asked for', async () => {
    const layout = {key: 'studio.layout', value: {list: 'compact'}}
    expect(await put([layout])).toEqual([{...layout, updatedAt: expect.any(String)}])
    await put([
      {key: 'other', value: null},
      {...layout, value: 'detail'},
    ])
    expect(await get('studio.layout,none,other')).toMatchObject([
      {key: 'studio.layout', value: 'detail'},
      {key: 'other', value: null},
    ])
  })

  test.each([[[{value: 1}]], [{key: 'a', value: 1}], [[{key: '', value: 1}]]])('%j: 400', async (body) => {
    expect((await refusal(put(body))).statusCode).toBe(400)
  })

  test('belong to someone', async () => {
    const call = anonymous.request({uri: '/users/me/keyvalue/studio.layout'})
    expect((await refusal(call)).statusCode).toBe(401)
  })
})

test('datasets and preferences are there after a restart', async () => {
  const folder = makeFolder()
  const url = (path: string) => `http://localhost/v${API_VERSION}${path}`
  const headers = {authorization: 'Bearer x', 'content-type': 'application/json'}
  const put = (path: string, body: unknown) =>
    new Request(url(path), {method: 'PUT', headers, body: JSON.stringify(body)})
  const first = createLake({dataDir: folder})
  await first.fetch(put('/users/me/keyvalue', [{key: 'a', value: [1]}]))
  await first.fetch(put('/projects/local/datasets/kept', {}))
  await first.close()
  const second = createLake({dataDir: folder})
  const read = async (path: string) => (await second.fetch(new Request(url(path), {headers}))).json()
  expect(await read('/users/me/keyvalue/a')).toMatchObject([{key: 'a', value: [1]}])
  expect(await read('/projects/local/datasets')).toMatchObject([{name: 'kept'}])
  await second.close()
  removeFolder(folder)
})

test.each([
  ['/features', []],
  ['/journey/announcements', []],
  ['/journey/trial?studioVersion=6', {}],
  ['/journey/unclaimed-project', {}],
  ['/help', {resources: {welcome: null, sectionArray: []}}],
  ['/subscriptions/project/local', []],
  ['/projects/local/user-applications', []],
  ['/projects/local/roles', []],
  ['/projects/local/datasets/production/settings/indexing', {partialIndexing: {maxFieldDepth: 20}}],
  ['/data/references/production/documents/a/to?excludePaths=true', {totalCount: 0, references: []}],
  ['/intake/telemetry-status', {status: 'denied'}],
  ['/auth/providers', {providers: []}],
])('%s has one answer', async (uri, answer) => {
  expect(await client.request({uri})).toEqual(answer)
})

test('telemetry goes nowhere', async () => {
  const response = await lake.request('/v1/intake/batch', {method: 'POST', body: '{"batch":[]}'})
  expect([response.status, await response.text()]).toEqual([204, ''])
})

test.each([
  [ORIGIN, true],
  ['http://evil.test', false],
  ['null', false],
  [undefined, true],
])('a page of %s may call: %s', async (origin, allowed) => {
  const response = await lake.request('/v1/check/cors', origin ? {headers: {origin}} : {})
  expect(await response.json()).toEqual({result: {allowed, withCredentials: allowed}})
})
