// @vitest-environment node
import type {PatchOperations, SanityClient} from '@sanity/client'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {API_VERSION, mutationRefusal, refusal} from '../support.ts'
import {ALL, type ClientLake, either, locally, NO_RIGHTS, openLake, ours} from './support.ts'

let lake: ClientLake
let client: SanityClient

beforeAll(async () => {
  lake = await openLake()
})
afterAll(() => lake.stop())
beforeEach(async () => {
  client = lake.client({dataset: await lake.emptyDataset(), perspective: 'raw'})
})

const page = (_id: string, fields: object = {}) => ({_id, _type: 'page', ...fields})
const reference = (_ref: string, fields: object = {}) => ({_type: 'reference', _ref, ...fields})

describe('creating', () => {
  test('adds what the lake knows: revision and times', async () => {
    const before = new Date().toISOString()
    const created = await client.create(page('a', {title: 'A', _rev: 'mine'}))
    expect(created).toMatchObject({_id: 'a', title: 'A', _createdAt: created._updatedAt})
    expect(created._createdAt >= before).toBe(true)
    expect(created._rev).not.toBe('mine')
    expect(await client.getDocument('a')).toEqual(created)
  })

  test('makes an id where there is none, and completes a prefix', async () => {
    const {_id} = await client.create({_type: 'page'})
    expect(_id).toMatch(/^[a-zA-Z0-9]{22}$/)
    const draft = await client.create(page('drafts.'))
    expect(draft._id).toMatch(/^drafts\.[a-zA-Z0-9]{22}$/)
  })

  test('refuses an id that is taken', async () => {
    await client.create(page('a'))
    const description = 'Document by ID "a" already exists'
    expect(await mutationRefusal(client.create(page('a')))).toEqual({
      statusCode: 409,
      outer: 'mutationError',
      index: 0,
      type: 'documentAlreadyExistsError',
      id: 'a',
      description,
    })
    expect((await refusal(client.create(page('a')))).message).toContain(description)
  })

  test('createIfNotExists keeps what is there', async () => {
    await client.create(page('a', {title: 'first'}))
    expect(await client.createIfNotExists(page('a', {title: 'second'}))).toMatchObject({title: 'first'})
    expect(await client.createIfNotExists(page('b', {title: 'new'}))).toMatchObject({title: 'new'})
  })

  test('createOrReplace replaces all but the time of creation', async () => {
    const first = await client.create(page('a', {title: 'first', old: true}))
    const second = await client.createOrReplace(page('a', {title: 'second'}))
    expect(second).toMatchObject({title: 'second', _createdAt: first._createdAt})
    expect(second).not.toHaveProperty('old')
    expect(second._rev).not.toBe(first._rev)
  })

  test('times that an import gives are kept', async () => {
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
    [0, 0, ['z', 'a', 'b', 'c', 'd']],
    [4, 0, ['a', 'b', 'c', 'd', 'z']],
    [4, undefined, ['a', 'b', 'c', 'd', 'z']],
    [9, 2, ['a', 'b', 'c', 'd', 'z']],
    [1, 2, ['a', 'z', 'd']],
  ])('splice from %i with %s deleted', async (start, deleted, expected) => {
    await client.create(page('a', {list: ['a', 'b', 'c', 'd']}))
    await client.patch('a').splice('list', start, deleted, ['z']).commit()
    expect(await client.fetch('*[_id == "a"][0].list')).toEqual(expected)
  })

  test('splice into a list that the same patch sets', async () => {
    await client.create(page('a', {short: ['a']}))
    await client
      .patch('a')
      .set({list: ['a', 'b']})
      .splice('list', 1, 0, ['z'])
      .commit()
    await client
      .patch('a')
      .set({short: ['a', 'b', 'c']})
      .splice('short', 2, 0, ['z'])
      .commit()
    expect(await client.fetch('*[_id == "a"][0]{list, short}')).toEqual({
      list: ['a', 'z', 'b'],
      short: ['a', 'b', 'z', 'c'],
    })
  })

  test('splice into a list in a list that is found by its key', async () => {
    await client.create(page('a', {rows: [{_key: 'x', cells: [1, 2]}]}))
    await client.patch('a').splice('rows[_key == "x"].cells', 1, 0, [9]).commit()
    expect(await client.fetch('*[_id == "a"][0].rows[0].cells')).toEqual([1, 9, 2])
  })

  test('[*] stands for all items of a list', async () => {
    const items = [
      {_key: 'x', n: 1, tags: ['a', '[*]']},
      {_key: 'y', n: 2},
    ]
    await client.create(page('a', {items, marks: [1, 2], gone: ['x']}))
    await client
      .patch('a')
      .set({'items[*].n': 0, 'items[*].tags[@ == "[*]"]': 'star'})
      .setIfMissing({'items[*].tags': []})
      .unset(['gone[*]'])
      .inc({'marks[*]': 1, 'items[*].n': 1})
      .insert('after', 'items[*].tags[*]', ['z'])
      .commit()
    expect(await client.fetch('*[_id == "a"][0]{items, marks, gone}')).toEqual({
      items: [
        {_key: 'x', n: 1, tags: ['a', 'star', 'z']},
        {_key: 'y', n: 1, tags: ['z']},
      ],
      marks: [2, 3],
      gone: [],
    })
    await client.patch('a').insert('replace', 'marks[*]', [9]).commit()
    await client
      .patch('a')
      .set({items: ['x', 'y', 'z'].map((_key) => ({_key, n: 0}))})
      .dec({'items[*].n': 1})
      .commit()
    expect(await client.fetch('*[_id == "a"][0]{marks, "n": items[].n}')).toEqual({
      marks: [9],
      n: [-1, -1, -1],
    })
  })

  test('a selection with a parameter that nobody gave: 400, and nothing is changed', async () => {
    await client.create(page('a'))
    const {statusCode, details} = await refusal(
      client.delete({query: '*[_type == "page" && campaign == $campaign]'}),
    )
    expect([statusCode, details.type]).toEqual([400, 'queryParseError'])
    expect(await client.getDocument('a')).toBeDefined()
  })

  test('several documents by query', async () => {
    await client.mutate([{create: page('a')}, {create: page('b')}, {create: {_id: 'c', _type: 'other'}}])
    const query = '*[_type == $type]'
    await client
      .patch({query, params: {type: 'page'}})
      .set({seen: true})
      .commit({returnDocuments: false})
    expect(await client.fetch('*[seen]._id')).toEqual(['a', 'b'])
  })

  test('a query sees what came before it in the same transaction', async () => {
    await client.mutate([
      {create: page('a')},
      {patch: {query: '*[_type == "page"]', set: {seen: true}}},
      {create: page('b')},
    ])
    expect(await client.fetch('*[seen]._id')).toEqual(['a'])
  })

  test('changes the revision and the time, not the stored document before it is committed', async () => {
    const created = await client.create(page('a'))
    const patched = await client.patch('a').unset(['nothing']).commit()
    expect(patched._rev).not.toBe(created._rev)
    await refusal(
      client
        .transaction()
        .patch('a', {set: {x: 1}})
        .create(page('a'))
        .commit(),
    )
    expect(await client.getDocument('a')).toEqual(patched)
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

  test.each<PatchOperations>([
    {set: {'list[0': 1}},
    {set: {'list[[*].n': 1}},
    {insert: {replace: 'list[[1:1]', items: []}},
  ])('refuses a path that cannot be read: %j', async (operations) => {
    await client.create(page('a'))
    const outcome = await mutationRefusal(client.patch('a', operations).commit())
    expect(outcome).toMatchObject({statusCode: 400, type: 'validationError', id: 'a'})
  })
})

describe('deleting', () => {
  test('by id, by query, and what is not there', async () => {
    await client.mutate([{create: page('a')}, {create: page('b')}, {create: page('c')}])
    await client.delete('a')
    await client.delete({query: '*[_id == $id]', params: {id: 'b'}})
    expect(await client.fetch(`${ALL}._id`)).toEqual(['c'])
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

  test('targets may come in the same transaction, in any order, and in a circle', async () => {
    await client.mutate([
      {create: page('a', {to: [{nested: reference('b')}]})},
      {create: page('b', {to: reference('a')})},
    ])
    expect(await client.fetch('*[_id == "a"][0].to[0].nested->_id')).toBe('b')
  })

  test('weak ones and those into other datasets bind nobody', async () => {
    await client.create(
      page('a', {weak: reference('none', {_weak: true}), far: reference('x', {_dataset: 'y'})}),
    )
    expect(await client.getDocument('a')).toBeDefined()
  })

  test('what is referenced cannot be deleted, nor become another type', async () => {
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

  test('both can go together, and the target once nobody points to it', async () => {
    await client.mutate([
      {create: page('target')},
      {create: page('a', {to: reference('target')})},
      {create: page('b', {to: reference('target')})},
    ])
    await client.patch('b').unset(['to']).commit()
    await client.mutate([{delete: {id: 'target'}}, {delete: {id: 'a'}}])
    expect(await client.fetch(`${ALL}._id`)).toEqual(['b'])
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
    expect(await client.fetch(`${ALL}{_id, n}`)).toEqual([{_id: 'a', n: 1}])
  })

  test('the id that a client gives is echoed, is the revision, and cannot be used again', async () => {
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

  test('ids and documents are returned as wished', async () => {
    const mutate = async (options: string, id: string) => {
      const response = await lake.request(`/v${API_VERSION}/data/mutate/${lake.dataset}?${options}`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({mutations: [{create: page(id)}]}),
      })
      return (await response.json()).results
    }
    expect(await mutate('', 'a')).toEqual([{operation: 'create'}])
    expect(await mutate('returnIds=true&visibility=async', 'b')).toEqual([{id: 'b', operation: 'create'}])
    expect(await mutate('returnDocuments=true&visibility=deferred', 'c')).toMatchObject([
      {id: 'c', operation: 'create', document: {_id: 'c', _type: 'page'}},
    ])
  })

  test('a dry run checks everything and keeps nothing', async () => {
    expect(await client.create(page('a'), {dryRun: true})).toMatchObject({_id: 'a'})
    expect(await client.getDocument('a')).toBeUndefined()
    const bad = client.create(page('a', {to: reference('none')}), {dryRun: true})
    expect(await mutationRefusal(bad)).toMatchObject({type: 'documentReferenceDoesNotExistError'})
  })

  test('keys for array items, where wanted', async () => {
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

describe('refusals of the request as a whole', () => {
  const post = (body: unknown, headers: Record<string, string> = {}, query = '') =>
    lake.request(`/v${API_VERSION}/data/mutate/${lake.dataset}${query}`, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  test.each([
    ['no mutations', {}],
    ['an empty mutation', {mutations: [{}]}],
    ['two in one', {mutations: [{create: page('a'), delete: {id: 'a'}}]}],
    ['an unknown kind', {mutations: [{upsert: page('a')}]}],
    ['a document without a type', {mutations: [{create: {_id: 'a'}}]}],
    ['a patch without a target', {mutations: [{patch: {set: {a: 1}}}]}],
    ['an unknown operation', {mutations: [{patch: {id: 'a', multiply: {a: 1}}}]}],
    [
      'an insertion in two places',
      {mutations: [{patch: {id: 'a', insert: {before: 'list[0]', after: 'list[-1]', items: [1]}}}]},
    ],
    ['an insertion nowhere', {mutations: [{patch: {id: 'a', insert: {items: [1]}}}]}],
    ['a wrong transaction id', {mutations: [], transactionId: 7}],
  ])('%s: 400', async (_, body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect((await response.json()).message).not.toBe('')
  })

  test.each([
    '{"mutations": [{"create": {"_id": "never", "_type": "page", "list": [{"n": 1e400}]}}]}',
    '{"mutations": [{"create": {"_id": "never", "_type": "page", "n": -1e400}}]}',
    '{"mutations": [{"create": {"_id": "never", "_type": "page"}}, {"patch": {"id": "never", "inc": {"n": 1e999}}}]}',
  ])('a number that is too large: 400 for %s', async (body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    await locally(async () =>
      expect((await response.json()).message).toContain('a number is larger than 1.79'),
    )
    expect(await lake.client().getDocument('never')).toBeUndefined()
  })

  test('bad GROQ in a selection: 400 with the position', async () => {
    const response = await post({mutations: [{delete: {query: '*[_id =='}}]})
    expect(response.status).toBe(400)
    expect((await response.json()).error.type).toBe('queryParseError')
  })

  ours('a compressed body: 415, in words', async () => {
    const response = await post({mutations: []}, {'content-encoding': 'gzip'})
    expect(response.status).toBe(415)
    expect((await response.json()).message).toContain('without Content-Encoding: gzip')
  })

  test('an unknown visibility: 400; no JSON: 415; more than 4 MB: 413; no token: 401', async () => {
    const fine = {mutations: [{create: page('never')}]}
    expect((await post(fine, {}, '?visibility=later')).status).toBe(400)
    expect((await post(fine, {'content-type': 'text/plain'})).status).toEqual(either(415, 400))
    expect((await post({mutations: [{create: page('a', {x: 'x'.repeat(4_000_000)})}]})).status).toBe(413)
    expect((await post(fine, {authorization: ''})).status).toEqual(NO_RIGHTS)
    expect(await lake.client().getDocument('never')).toBeUndefined()
  })
})
