import type {SanityClient} from '@sanity/client'
import {beforeEach, describe, expect, test} from 'vitest'
import {API_VERSION, mutationRefusal, refusal} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()
let client: SanityClient

beforeEach(async () => {
  client = lake.client({dataset: await lake.newDataset(), perspective: 'raw'})
})

const page = (_id: string, fields: object = {}) => ({_id, _type: 'page', ...fields})
const reference = (_ref: string, fields: object = {}) => ({_type: 'reference', _ref, ...fields})

describe('creating', () => {
  test('adds revision and times', async () => {
    const before = new Date().toISOString()
    const created = await client.create(page('a', {title: 'A', _rev: 'mine'}))
    expect(created).toMatchObject({_id: 'a', title: 'A', _createdAt: created._updatedAt})
    expect(created._createdAt >= before).toBe(true)
    expect(created._rev).not.toBe('mine')
    expect(await client.getDocument('a')).toEqual(created)
  })

  test('generates a missing id, and completes a prefix', async () => {
    const {_id} = await client.create({_type: 'page'})
    expect(_id).toMatch(/^[a-zA-Z0-9]{22}$/)
    const draft = await client.create(page('drafts.'))
    expect(draft._id).toMatch(/^drafts\.[a-zA-Z0-9]{22}$/)
  })

  test('refuses an existing id', async () => {
    await client.create(page('a'))
    expect(await mutationRefusal(client.create(page('a')))).toEqual({
      statusCode: 409,
      outer: 'mutationError',
      index: 0,
      type: 'documentAlreadyExistsError',
      id: 'a',
      description: 'Document by ID "a" already exists',
    })
  })

  test('createIfNotExists keeps an existing document', async () => {
    await client.create(page('a', {title: 'first'}))
    expect(await client.createIfNotExists(page('a', {title: 'second'}))).toMatchObject({title: 'first'})
    expect(await client.createIfNotExists(page('b', {title: 'new'}))).toMatchObject({title: 'new'})
  })

  test('createOrReplace replaces everything except the creation time', async () => {
    const first = await client.create(page('a', {title: 'first', old: true}))
    const second = await client.createOrReplace(page('a', {title: 'second'}))
    expect(second).toMatchObject({title: 'second', _createdAt: first._createdAt})
    expect(second).not.toHaveProperty('old')
    expect(second._rev).not.toBe(first._rev)
  })

  test('keeps the times of an import', async () => {
    const times = {_createdAt: '2001-02-03T04:05:06Z', _updatedAt: '2002-02-03T04:05:06Z'}
    expect(await client.createOrReplace(page('a', times))).toMatchObject(times)
    const wrong = client.create(page('b', {_createdAt: 'yesterday'}))
    expect(await mutationRefusal(wrong)).toMatchObject({statusCode: 400, type: 'validationError'})
  })

  test.each(['-a', '.a', 'a..b', 'ü', 'a b', 'x'.repeat(129)])('refuses the id "%s"', async (id) => {
    expect(await mutationRefusal(client.create(page(id)))).toMatchObject({statusCode: 400, id})
  })
})

describe('patching', () => {
  test('every operation', async () => {
    await client.create(page('a', {n: 1, m: 5, gone: true, text: 'Hello world', list: ['x', 'z']}))
    const patched = await client
      .patch('a')
      .set({'seo.title': 'T'})
      .setIfMissing({n: 9, missing: 1})
      .unset(['gone'])
      .inc({n: 2})
      .dec({m: 1})
      .insert('after', 'list[0]', ['y'])
      .diffMatchPatch({text: '@@ -3,9 +3,9 @@\n llo \n-w\n+W\n orld\n'})
      .commit()
    const {_createdAt, _updatedAt, _rev, ...content} = patched
    expect(content).toEqual({
      ...page('a'),
      n: 3,
      m: 4,
      missing: 1,
      text: 'Hello World',
      list: ['x', 'y', 'z'],
      seo: {title: 'T'},
    })
  })

  test.each<[start: number, deleted: number | undefined, expected: string[]]>([
    [1, 0, ['a', 'z', 'b', 'c', 'd']],
    [4, undefined, ['a', 'b', 'c', 'd', 'z']],
    [1, 2, ['a', 'z', 'd']],
  ])('splice from %i with %s deleted', async (start, deleted, expected) => {
    await client.create(page('a', {list: ['a', 'b', 'c', 'd']}))
    await client.patch('a').splice('list', start, deleted, ['z']).commit()
    expect(await client.fetch('*[_id == "a"][0].list')).toEqual(expected)
  })

  test('a selection with a missing parameter: 400, and nothing changes', async () => {
    await client.create(page('a'))
    const {statusCode, details} = await refusal(
      client.delete({query: '*[_type == "page" && campaign == $campaign]'}),
    )
    expect([statusCode, details.type]).toEqual([400, 'queryParseError'])
    expect(await client.getDocument('a')).toBeDefined()
  })

  test('a query sees earlier mutations of its transaction', async () => {
    await client.mutate([
      {create: page('a')},
      {patch: {query: '*[_type == "page"]', set: {seen: true}}},
      {create: page('b')},
    ])
    expect(await client.fetch('*[seen]._id')).toEqual(['a'])
  })

  test('refuses a missing document', async () => {
    const outcome = await mutationRefusal(client.patch('none').set({a: 1}).commit())
    expect(outcome).toMatchObject({statusCode: 409, type: 'documentNotFoundError', id: 'none'})
  })

  test('refuses another revision than the one expected', async () => {
    const {_rev} = await client.create(page('a'))
    expect(await client.patch('a').ifRevisionId(_rev).set({n: 1}).commit()).toMatchObject({n: 1})
    expect(await mutationRefusal(client.patch('a').ifRevisionId(_rev).set({n: 2}).commit())).toMatchObject({
      statusCode: 409,
      type: 'documentRevisionIDDoesNotMatchError',
      id: 'a',
      expectedRevisionID: _rev,
    })
  })

  test.each(['_id', '_type'])('refuses to change %s', async (attribute) => {
    await client.create(page('a'))
    const outcome = await mutationRefusal(
      client
        .patch('a')
        .set({[attribute]: 'x'})
        .commit(),
    )
    expect(outcome).toMatchObject({statusCode: 400, type: 'validationError'})
    expect(outcome.description).toContain(attribute)
  })
})

describe('deleting', () => {
  test('by id, by query, and of missing documents', async () => {
    await client.mutate([{create: page('a')}, {create: page('b')}, {create: page('c')}])
    await client.delete('a')
    await client.delete({query: '*[_id == $id]', params: {id: 'b'}})
    expect(await client.fetch(`*._id`)).toEqual(['c'])
    const {results} = await client.mutate([{delete: {id: 'none'}}], {returnDocuments: false})
    expect(results).toEqual([{id: 'none', operation: 'none'}])
  })
})

describe('references', () => {
  test('a strong one needs its target', async () => {
    const outcome = await mutationRefusal(
      client.mutate([{create: page('a')}, {create: page('b', {to: reference('none')})}]),
    )
    expect(outcome).toEqual({
      statusCode: 409,
      outer: 'mutationError',
      index: 1,
      type: 'documentReferenceDoesNotExistError',
      id: 'b',
      referenceID: 'none',
      description: 'Document "b" references non-existent document "none"',
    })
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('weak ones and those into other datasets do not bind', async () => {
    await client.create(
      page('a', {weak: reference('none', {_weak: true}), far: reference('x', {_dataset: 'y'})}),
    )
    expect(await client.getDocument('a')).toBeDefined()
  })

  test('a referenced document cannot be deleted or change its type', async () => {
    await client.mutate([{create: page('target')}, {create: page('a', {to: reference('target')})}])
    expect(await mutationRefusal(client.delete('target'))).toEqual({
      statusCode: 409,
      outer: 'mutationError',
      index: 0,
      type: 'documentHasExistingReferencesError',
      id: 'target',
      referencingIDs: ['a'],
      description: 'Document "target" cannot be deleted as there are references to it from "a"',
    })
    const replaced = client.createOrReplace({_id: 'target', _type: 'other'})
    expect(await mutationRefusal(replaced)).toMatchObject({type: 'documentHasExistingReferencesError'})
  })

  test('both can be deleted together, and the target once nothing refers to it', async () => {
    await client.mutate([
      {create: page('target')},
      {create: page('a', {to: reference('target')})},
      {create: page('b', {to: reference('target')})},
    ])
    await client.patch('b').unset(['to']).commit()
    await client.mutate([{delete: {id: 'target'}}, {delete: {id: 'a'}}])
    expect(await client.fetch(`*._id`)).toEqual(['b'])
  })
})

describe('transactions', () => {
  test('all or nothing', async () => {
    await client.create(page('a', {n: 1}))
    const outcome = await mutationRefusal(
      client
        .transaction()
        .patch('a', {set: {n: 2}})
        .create(page('b'))
        .create(page('a'))
        .commit(),
    )
    expect(outcome).toMatchObject({index: 2, type: 'documentAlreadyExistsError'})
    expect(await client.fetch(`*{_id, n}`)).toEqual([{_id: 'a', n: 1}])
  })

  test('a given id is returned, is the revision, and cannot be used again', async () => {
    const {transactionId} = await client.transaction().create(page('a')).transactionId('tx-1').commit()
    expect(transactionId).toBe('tx-1')
    expect((await client.getDocument('a'))?._rev).toBe('tx-1')
    const {statusCode, details} = await refusal(
      client.transaction().create(page('b')).transactionId('tx-1').commit(),
    )
    expect(statusCode).toBe(409)
    expect(details).toMatchObject({type: 'transactionAlreadyExistsError'})
    expect(await client.getDocument('b')).toBeUndefined()
  })

  test('a dry run checks everything and keeps nothing', async () => {
    expect(await client.create(page('a'), {dryRun: true})).toMatchObject({_id: 'a'})
    expect(await client.getDocument('a')).toBeUndefined()
    const bad = client.create(page('a', {to: reference('none')}), {dryRun: true})
    expect(await mutationRefusal(bad)).toMatchObject({type: 'documentReferenceDoesNotExistError'})
  })

  test('adds keys to array items on request', async () => {
    const list = [{a: 1}, {_key: 'mine', inner: [{b: 2}]}, 'text']
    const plain = await client.create({_type: 'page', list})
    expect(plain.list).toEqual(list)
    const keyed = await client.create({_type: 'page', list}, {autoGenerateArrayKeys: true})
    const key = expect.stringMatching(/^[0-9a-f]{12}$/)
    expect(keyed.list).toEqual([{_key: key, a: 1}, {_key: 'mine', inner: [{_key: key, b: 2}]}, 'text'])
    const added = await client
      .patch(keyed._id)
      .append('list', [{c: 3}])
      .commit<{list: unknown[]}>({autoGenerateArrayKeys: true})
    expect(added.list[3]).toEqual({_key: key, c: 3})
  })
})

describe('refused requests', () => {
  const post = (body: unknown, headers: Record<string, string> = {}, query = '') =>
    lake.request(`/v${API_VERSION}/data/mutate/${lake.dataset}${query}`, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  test.each([
    ['no mutations', {}],
    ['an empty mutation', {mutations: [{}]}],
    ['an unknown kind', {mutations: [{upsert: page('a')}]}],
    ['a document without a type', {mutations: [{create: {_id: 'a'}}]}],
    ['an unknown operation', {mutations: [{patch: {id: 'a', multiply: {a: 1}}}]}],
    ['a wrong transaction id', {mutations: [], transactionId: 7}],
  ])('%s: 400', async (_, body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect((await response.json()).message).not.toBe('')
  })

  test('an unknown visibility: 400; no JSON: 415; more than 4 MB: 413; no token: 401', async () => {
    const fine = {mutations: [{create: page('never')}]}
    expect((await post(fine, {}, '?visibility=later')).status).toBe(400)
    expect((await post(fine, {'content-type': 'text/plain'})).status).toEqual(415)
    expect((await post({mutations: [{create: page('a', {x: 'x'.repeat(4_000_000)})}]})).status).toBe(413)
    expect((await post(fine, {authorization: ''})).status).toBe(401)
    expect(await lake.client().getDocument('never')).toBeUndefined()
  })
})
