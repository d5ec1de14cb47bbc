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

  test('are deleted with all content', async () => {
    const name = await lake.newDataset()
    const short = lake.client({dataset: name})
    await short.create({_id: 'a', _type: 'page'})
    const asset = await short.assets.upload('file', Buffer.from('%PDF-1.7 gone'), {filename: 'gone.pdf'})
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"/>')
    const picture = await short.assets.upload('image', bytes)
    const small = `${picture.url}?w=10&fm=png`
    expect((await fetch(small)).status).toBe(200)
    expect(await client.datasets.delete(name)).toMatchObject({deleted: true})
    expect(await names()).not.toContain(name)
    expect((await fetch(asset.url)).status).toBe(404)
    expect((await fetch(small)).status).toBe(404)
  })

  test('need a session to be created or deleted', async () => {
    expect((await refusal(anonymous.datasets.create('mine'))).statusCode).toBe(401)
    expect((await refusal(anonymous.datasets.delete(lake.dataset))).statusCode).toBe(401)
    expect((await refusal(client.datasets.delete('nothing'))).statusCode).toBe(404)
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
