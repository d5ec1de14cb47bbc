// @vitest-environment node
import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {API_VERSION, refusal} from '../support.ts'
import {ALL, type ClientLake, locally, NO_RIGHTS, openLake, ours} from './support.ts'

const ORIGIN = 'http://studio.test:3000'

let lake: ClientLake
let client: SanityClient
let anonymous: SanityClient
beforeAll(async () => {
  lake = await openLake()
  client = lake.client()
  anonymous = lake.client({token: undefined})
})
afterAll(() => lake.stop())

describe('the project', () => {
  test('has the id under which it is asked for', async () => {
    const project = await client.projects.getById(lake.projectId)
    const me = expect.objectContaining({id: lake.editor, isCurrentUser: true})
    expect(project).toMatchObject({id: lake.projectId, members: expect.arrayContaining([me])})
    await locally(() => expect(project.members).toHaveLength(1))
    expect((await refusal(anonymous.projects.getById(lake.projectId))).statusCode).toEqual(NO_RIGHTS)
  })

  test('grants everything to the editor, and published documents to all', async () => {
    const acl = (from: SanityClient) =>
      from.request({url: `/projects/${lake.projectId}/datasets/${lake.dataset}/acl`})
    const everything = {
      filter: '_id in path("**")',
      permissions: expect.arrayContaining(['read', 'create', 'update', 'history']),
    }
    const published = {filter: '_id in path("*")', permissions: ['read']}
    expect(await acl(client)).toContainEqual(everything)
    expect(await acl(anonymous)).toContainEqual(published)
    await locally(async () => {
      expect(await acl(client)).toEqual([everything])
      expect(await acl(anonymous)).toEqual([published])
    })
    expect(await client.request({url: `/projects/${lake.projectId}/grants`})).toHaveProperty([
      'sanity.project',
    ])
  })
})

describe('datasets', () => {
  const names = async () => (await client.datasets.list()).map(({name}) => name)

  ours('each by its first write, or by its creation, and none by a look', async () => {
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

  test('hold their own documents, and are listed with who may read them', async () => {
    const name = await lake.newDataset()
    await lake.client().create({_id: 'there', _type: 'page'})
    expect(await lake.client({dataset: name}).fetch(ALL)).toEqual([])
    await lake.client({dataset: name}).create({_id: 'here', _type: 'page'})
    expect(await lake.client({dataset: name}).fetch(`${ALL}._id`)).toEqual(['here'])
    expect(await client.datasets.list()).toContainEqual(expect.objectContaining({name, aclMode: 'public'}))
  })

  test('have no datasets beside them', async () => {
    expect(
      await client.request({url: `/projects/${lake.projectId}/datasets?addonFor=${lake.dataset}`}),
    ).toEqual([])
  })

  test.each(['Upper', 'a b', '-a', '_trial', 'x'.repeat(70)])('refuse the name "%s"', async (name) => {
    const body = {
      method: 'PUT',
      url: `/projects/${lake.projectId}/datasets/${encodeURIComponent(name)}`,
      body: {},
    }
    expect((await refusal(client.request(body))).statusCode).toBe(400)
  })

  ours('have no aliases: 501 for whoever reads, writes or makes one', async () => {
    const body = JSON.stringify({mutations: [{create: {_type: 'page'}}]})
    const headers = {'content-type': 'application/json'}
    for (const [path, init] of [
      ['/data/query/~live?query=1', {}],
      ['/data/mutate/~live', {method: 'POST', headers, body}],
      ['/datasets/~live', {method: 'PUT'}],
    ] satisfies [string, RequestInit][]) {
      const response = await lake.request(`/v${API_VERSION}${path}`, init)
      expect([response.status, await response.text()]).toEqual([501, expect.stringContaining('aliases')])
    }
    expect(await client.datasets.list()).not.toContainEqual(expect.objectContaining({name: '~live'}))
  })

  test('go with all that is in them', async () => {
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
    // What the hosted lake has served once may stay in its caches.
    await locally(async () => {
      expect((await fetch(asset.url)).status).toBe(404)
      expect((await fetch(small)).status).toBe(404)
    })
  })

  // A hosted dataset has to be made again first, and its name is not free at once.
  ours('begin anew where one was deleted', async () => {
    const again = lake.client({dataset: 'again'})
    const write = () => again.transaction().create({_id: 'a', _type: 'page'}).transactionId('one').commit()
    await write()
    await client.datasets.delete('again')
    expect(await again.fetch('count(*)')).toBe(0)
    expect((await again.request({url: '/data/history/again/transactions/a'})) || '').toBe('')
    await write()
    expect(await again.fetch('count(*)')).toBe(1)
  })

  test('are made and deleted by those who are signed in, if they are there', async () => {
    expect((await refusal(anonymous.datasets.create('mine'))).statusCode).toEqual(NO_RIGHTS)
    expect((await refusal(anonymous.datasets.delete(lake.dataset))).statusCode).toEqual(NO_RIGHTS)
    expect((await refusal(client.datasets.delete('nothing'))).statusCode).toBe(404)
  })
})

const A_LIST = expect.any(Array)

/** What the Studio asks for at its start, and what kind of answer it can read. */
test.each([
  ['/features', [], A_LIST],
  ['/auth/providers', {providers: []}, expect.objectContaining({providers: A_LIST})],
  ['/projects/:project/roles', [], A_LIST],
  ['/projects/:project/user-applications', [], A_LIST],
  [
    '/data/references/:dataset/documents/a/to?excludePaths=true',
    {totalCount: 0, references: []},
    expect.objectContaining({totalCount: 0, references: []}),
  ],
])('%s has an answer', async (path, answer, kind) => {
  const url = path.replace(':project', lake.projectId).replace(':dataset', lake.dataset)
  const found = await client.request({url})
  expect(found).toEqual(kind)
  await locally(() => expect(found).toEqual(answer))
})

// What the vendor shows of its own matters, and counts.
ours.each([
  ['/journey/announcements', []],
  ['/journey/trial?studioVersion=6', {}],
  ['/journey/unclaimed-project', {}],
  ['/journey/anything/else?of=it', {}],
  ['/help', {resources: {welcome: null, sectionArray: []}}],
  ['/subscriptions/project/local', []],
  ['/subscriptions/organization/o1', []],
  ['/projects/local/datasets/production/settings/indexing', {partialIndexing: {maxFieldDepth: 20}}],
  ['/intake/telemetry-status', {status: 'denied'}],
])('%s has one answer', async (url, answer) => {
  expect(await client.request({url})).toEqual(answer)
})

ours('telemetry goes nowhere', async () => {
  const response = await lake.request('/v1/intake/batch', {method: 'POST', body: '{"batch":[]}'})
  expect([response.status, await response.text()]).toEqual([204, ''])
})

async function mayCall(origin?: string) {
  const response = await lake.request('/v1/check/cors', origin ? {headers: {origin}} : {})
  return response.json()
}

test.each(['http://evil.test', 'null'])('a page of %s may not call', async (origin) => {
  expect(await mayCall(origin)).toEqual({result: {allowed: false, withCredentials: false}})
})

// Which origins a hosted project allows is its own matter.
ours.each([ORIGIN, undefined])('a page of %s may call', async (origin) => {
  expect(await mayCall(origin)).toEqual({result: {allowed: true, withCredentials: true}})
})

describe('what the hosted API alone offers', () => {
  const refused = async (call: Promise<unknown>) => {
    const {statusCode, details} = await call.then(
      () => Promise.reject(new Error('Expected a refusal')),
      (error) => error,
    )
    return {statusCode, type: details?.type, description: details?.description}
  }
  const because = (words: string) => ({
    statusCode: 501,
    type: 'notImplementedError',
    description: expect.stringMatching(`^The local content lake does not support .*${words}`),
  })

  ours('by the client: 501 in words', async () => {
    const action = {schemaId: '_.schemas.default', instruction: 'write', documentId: 'a'}
    expect(await refused(client.agent.action.generate(action))).toEqual(because('agent actions'))
    expect(await refused(client.projects.list())).toEqual(because('lists of projects'))
    const resource = {type: 'media-library', id: 'ml1'} as const
    expect(await refused(lake.client({resource}).fetch('*'))).toEqual(because('media libraries'))
  })

  ours.each([
    ['POST', '/projects', 'further ones'],
    ['GET', '/projects/local/cors', 'LAKE_ORIGINS'],
    ['DELETE', '/projects/local/cors/1', 'LAKE_ORIGINS'],
    ['POST', '/projects/local/tokens', 'LAKE_TOKEN'],
    ['GET', '/access/project/local/robots', 'members'],
    ['POST', '/invitations/project/local', 'members'],
    ['GET', '/hooks/projects/local', 'webhooks'],
    ['POST', '/graphql/production/default', 'GraphQL'],
    ['GET', '/apis/graphql', 'GraphQL'],
    ['PUT', '/apis/graphql/production/default', 'GraphQL'],
    ['POST', '/functions/f1/invoke?sync=true', 'functions'],
    ['GET', '/blueprints/stacks/s1', 'blueprints'],
    ['GET', '/media-libraries?organizationId=o1', 'media libraries'],
    ['POST', '/schedules/local/production', 'publishing at a set time'],
    ['GET', '/projects/local/new-content-release-allowed', 'releases'],
    ['POST', '/comments/production/setup', 'comments'],
    ['PUT', '/datasets/production/copy', 'npm run export'],
    ['GET', '/projects/local/datasets/copy', 'npm run export'],
    ['POST', '/projects/local/datasets/production/rename', 'renaming a dataset'],
    ['GET', '/projects/local/datasets/production/backups', 'npm run export'],
    ['PUT', '/projects/local/datasets/production/settings/backups', 'npm run export'],
    ['GET', '/datasets/production/settings/embeddings', 'settings'],
    ['GET', '/projects/local/datasets/production/query?query=1', 'projectId and dataset'],
    ['POST', '/assets/images/production/from-url', 'send the file itself'],
    ['GET', '/users/me/grants', 'members'],
    ['POST', '/projects/local/user-applications', 'deployed Studios'],
  ])('%s %s: 501 for %s', async (method, url, words) => {
    expect(await refused(client.request({method, url, ...(method !== 'GET' && {body: {}})}))).toEqual(
      because(words),
    )
  })

  ours('to HEAD, to strangers and to pages as on every other address', async () => {
    const head = await lake.request('/v1/hooks/projects/local', {method: 'HEAD'})
    expect([head.status, await head.text()]).toEqual([501, ''])
    expect((await refused(anonymous.projects.list())).statusCode).toBe(501)
    const post = (origin: string) =>
      lake.request('/v1/agent/action/prompt/a', {method: 'POST', headers: {origin}})
    expect((await post('http://evil.test')).status).toBe(403)
    const answer = await post(ORIGIN)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([501, ORIGIN])
  })

  ours.each([
    '/nonsense',
    '/hook/projects/local',
    '/hooksy',
    '/projects/local/nonsense',
    '/projects/local/datasets/production/nonsense',
    '/datasets/production/nonsense',
    '/data/nonsense/production',
    '/auth/nonsense',
    '/journeys/trial',
  ])('%s is an address of nobody: 404', async (url) => {
    expect((await refusal(client.request({url}))).statusCode).toBe(404)
  })
})
