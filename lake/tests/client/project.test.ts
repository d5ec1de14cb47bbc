import type {SanityClient} from '@sanity/client'
import {beforeAll, describe, expect, test} from 'vitest'
import {refusal} from '../support.ts'
import {lakeForFile} from './support.ts'

const ORIGIN = 'http://studio.test:3000'

const lake = lakeForFile()
let client: SanityClient
let anonymous: SanityClient
beforeAll(async () => {
  client = lake.client()
  anonymous = lake.client({token: undefined})
})

describe('the project', () => {
  test('has the requested id', async () => {
    const project = await client.projects.getById('local')
    const me = expect.objectContaining({id: 'local-editor', isCurrentUser: true})
    expect(project).toMatchObject({id: 'local', members: expect.arrayContaining([me])})
    expect(project.members).toHaveLength(1)
    expect((await refusal(anonymous.projects.getById('local'))).statusCode).toBe(401)
  })

  test('grants everything to the editor, and published documents to everyone', async () => {
    const acl = (from: SanityClient) => from.request({url: `/projects/local/datasets/${lake.dataset}/acl`})
    const everything = {
      filter: '_id in path("**")',
      permissions: expect.arrayContaining(['read', 'create', 'update', 'history']),
    }
    const published = {filter: '_id in path("*")', permissions: ['read']}
    expect(await acl(client)).toContainEqual(everything)
    expect(await acl(anonymous)).toContainEqual(published)
    expect(await acl(client)).toEqual([everything])
    expect(await acl(anonymous)).toEqual([published])
    expect(await client.request({url: `/projects/local/grants`})).toHaveProperty(['sanity.project'])
  })
})

describe('datasets', () => {
  const names = async () => (await client.datasets.list()).map(({name}) => name)

  test('are created by their first write or on request, not by reading', async () => {
    expect(await names()).toEqual([])
    await client.fetch('*')
    expect(await names()).toEqual([])
    await lake.client({dataset: 'written'}).create({_type: 'page'})
    await client.datasets.create('made', {aclMode: 'public'})
    await client.request({method: 'PUT', url: '/projects/local/datasets/also', body: {}})
    expect(await names()).toEqual(['also', 'made', 'written'])
    await client.datasets.create('made')
    expect(await names()).toEqual(['also', 'made', 'written'])
  })

  test.each(['Upper', 'a b', '-a', '_trial', 'x'.repeat(70)])('refuse the name "%s"', async (name) => {
    const body = {
      method: 'PUT',
      url: `/projects/local/datasets/${encodeURIComponent(name)}`,
      body: {},
    }
    expect((await refusal(client.request(body))).statusCode).toBe(400)
  })

  test('need a session to be created', async () => {
    expect((await refusal(anonymous.datasets.create('mine'))).statusCode).toBe(401)
  })
})

/** Requests of the Studio at its start. */
test.each([
  ['/features', []],
  ['/auth/providers', {providers: []}],
  ['/projects/local/roles', []],
  ['/projects/local/user-applications', []],
  ['/data/references/production/documents/a/to?excludePaths=true', {totalCount: 0, references: []}],
  ['/journey/announcements', []],
  ['/journey/trial?studioVersion=6', {}],
  ['/help', {resources: {welcome: null, sectionArray: []}}],
  ['/subscriptions/project/local', []],
  ['/projects/local/datasets/production/settings/indexing', {partialIndexing: {maxFieldDepth: 20}}],
  ['/intake/telemetry-status', {status: 'denied'}],
])('%s has one response', async (url, answer) => {
  expect(await client.request({url})).toEqual(answer)
})

test('telemetry is not forwarded', async () => {
  const response = await lake.request('/v1/intake/batch', {method: 'POST', body: '{"batch":[]}'})
  expect([response.status, await response.text()]).toEqual([204, ''])
})

async function mayCall(origin?: string) {
  const response = await lake.request('/v1/check/cors', origin ? {headers: {origin}} : {})
  return response.json()
}

test.each([
  ['http://evil.test', false],
  ['null', false],
  [ORIGIN, true],
  [undefined, true],
])('whether a page of %s may call: %s', async (origin, allowed) => {
  expect(await mayCall(origin)).toEqual({result: {allowed, withCredentials: allowed}})
})

test.each(['/nonsense', '/hooksy', '/projects/local/nonsense', '/data/nonsense/production'])(
  '%s does not exist: 404',
  async (url) => {
    expect((await refusal(client.request({url}))).statusCode).toBe(404)
  },
)

describe('people', () => {
  test('me, by name and by id, is the author of writes', async () => {
    const me = await client.users.getById('me')
    expect(me).toMatchObject({id: 'local-editor', name: expect.any(String)})
    expect(await client.users.getById(me.id)).toMatchObject({id: me.id, displayName: me.name})
    expect(await client.fetch('identity()')).toBe(me.id)
  })

  test('returns the known ones of several ids', async () => {
    const users = await client.request({url: `/users/local-editor,other`})
    expect(users.map(({id}: {id: string}) => id)).toEqual(['local-editor'])
    expect((await refusal(client.users.getById('other'))).statusCode).toBe(404)
  })

  test('an anonymous reader is no user', async () => {
    expect((await refusal(anonymous.users.getById('me'))).statusCode).toBe(401)
    expect(await anonymous.request({url: '/auth/id'})).toEqual({})
    expect(await client.request({url: '/auth/id'})).toEqual({id: 'local-editor'})
  })
})

describe('preferences', () => {
  const put = (body: unknown) => client.request({method: 'PUT', url: '/users/me/keyvalue', body})
  const get = (keys: string) => client.request({url: `/users/me/keyvalue/${keys}`})

  test('are stored, replaced, and read in the requested order', async () => {
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
    expect(await client.request({url: '/users/me/keyvalue'})).toMatchObject([
      {key: 'other', value: null},
      {key: 'studio.layout', value: 'detail'},
    ])
  })

  test.each([[[{value: 1}]], [{key: 'a', value: 1}], [[{key: '', value: 1}]]])('%j: 400', async (body) => {
    expect((await refusal(put(body))).statusCode).toBe(400)
  })

  test('need a session', async () => {
    const call = anonymous.request({url: '/users/me/keyvalue/studio.layout'})
    expect((await refusal(call)).statusCode).toBe(401)
  })
})
