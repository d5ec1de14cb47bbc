// @vitest-environment node
import type {Action, SanityClient} from '@sanity/client'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {API_VERSION, refusal} from '../support.ts'
import {ALL, type ClientLake, locally, NO_RIGHTS, openLake, ours} from './support.ts'

let lake: ClientLake
let client: SanityClient

beforeAll(async () => {
  lake = await openLake()
})
afterAll(() => lake.stop())
beforeEach(async () => {
  client = lake.client({dataset: await lake.emptyDataset(), perspective: 'raw'})
})

const PREFIX = 'sanity.action.document.'
const pair = {publishedId: 'a', draftId: 'drafts.a'}
const page = (_id: string, fields: object = {}) => ({_id, _type: 'page', ...fields})
const ids = () => client.fetch(`${ALL}._id`)

/** Sends actions by their short names, such as `publish`. */
function act(...actions: {do: string; [field: string]: unknown}[]) {
  const full = actions.map(({do: name, ...fields}) => ({actionType: PREFIX + name, ...fields}))
  return client.action(full as unknown as Action[])
}

/** The error of the first action that was refused. */
async function actionRefusal(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const {statusCode, details} = await refusal(call)
  const item: {error: object; index: number} = details.items[0]
  return {statusCode, outer: details.type, index: item.index, ...item.error}
}

describe('create', () => {
  const create = {
    do: 'create',
    publishedId: 'a',
    attributes: page('drafts.a', {title: 'A'}),
    ifExists: 'fail',
  }

  test('makes a draft, under the transaction id that was given', async () => {
    const action = {actionType: `${PREFIX}create`, ...create} as unknown as Action
    const answer = await client.action(action, {transactionId: 'tx-create'})
    expect(answer).toEqual({transactionId: 'tx-create'})
    expect(await client.getDocument('drafts.a')).toMatchObject({title: 'A', _rev: 'tx-create'})
  })

  test.each(['drafts.a', 'a'])('refuses or ignores when %s is there', async (id) => {
    await client.create(page(id, {title: 'first'}))
    expect(await actionRefusal(act(create))).toMatchObject({
      statusCode: 409,
      outer: 'actionError',
      index: 0,
      type: 'documentAlreadyExistsError',
      id,
    })
    await act({...create, ifExists: 'ignore'})
    expect(await client.fetch(`${ALL}{_id, title}`)).toEqual([{_id: id, title: 'first'}])
  })
})

describe('edit', () => {
  const edit = (patch: object) => ({do: 'edit', ...pair, patch})

  test('changes the draft, which begins as a copy of what is published', async () => {
    const published = await client.create(page('a', {title: 'A', text: 'stays'}))
    await act(edit({set: {title: 'A, new'}}))
    expect(await client.getDocument('a')).toEqual(published)
    const draft = await client.getDocument('drafts.a')
    expect(draft).toMatchObject({title: 'A, new', text: 'stays', _createdAt: published._createdAt})
    await act(edit({set: {title: 'A, newer'}}))
    expect(await client.getDocument('drafts.a')).toMatchObject({title: 'A, newer'})
  })

  test('the guard of an empty edit only makes the draft', async () => {
    await client.create(page('a', {title: 'A'}))
    await act(edit({unset: ['_empty_action_guard_pseudo_field_']}))
    expect(await client.getDocument('drafts.a')).toMatchObject({title: 'A'})
  })

  test('refuses when there is nothing to edit', async () => {
    const outcome = await actionRefusal(act(edit({set: {title: 'A'}})))
    expect(outcome).toMatchObject({statusCode: 409, type: 'documentNotFoundError', id: 'a'})
  })
})

describe('publish', () => {
  test('puts the draft in the place of the published document', async () => {
    const published = await client.create(page('a', {title: 'A', old: true}))
    await client.create(page('drafts.a', {title: 'A, new'}))
    await act({do: 'publish', ...pair, ifPublishedRevisionId: published._rev})
    expect(await ids()).toEqual(['a'])
    const now = await client.getDocument('a')
    expect(now).toMatchObject({title: 'A, new', _createdAt: published._createdAt})
    expect(now).not.toHaveProperty('old')
  })

  test('for the first time keeps when the draft was begun', async () => {
    const draft = await client.create(page('drafts.a', {_createdAt: '2020-01-01T00:00:00Z'}))
    await act({do: 'publish', ...pair})
    expect((await client.getDocument('a'))?._createdAt).toBe(draft._createdAt)
  })

  test.each(['ifDraftRevisionId', 'ifPublishedRevisionId'])('refuses another %s', async (name) => {
    await client.create(page('a'))
    await client.create(page('drafts.a'))
    const outcome = await actionRefusal(act({do: 'publish', ...pair, [name]: 'other'}))
    expect(outcome).toMatchObject({
      statusCode: 409,
      type: 'documentRevisionIDDoesNotMatchError',
      expectedRevisionID: 'other',
    })
    expect(await ids()).toEqual(['a', 'drafts.a'])
  })

  test('refuses without a draft', async () => {
    expect(await actionRefusal(act({do: 'publish', ...pair}))).toMatchObject({id: 'drafts.a'})
  })

  test('references to what was unpublished become strong, unless they are meant to be weak', async () => {
    const to = (_ref: string, weak?: boolean) => ({
      _type: 'reference',
      _ref,
      _weak: true,
      _strengthenOnPublish: {type: 'page', weak},
    })
    await client.create(page('b'))
    await client.create(page('drafts.a', {list: [{_key: 'x', ...to('b')}], soft: to('none', true)}))
    await act({do: 'publish', ...pair})
    expect(await client.getDocument('a')).toMatchObject({
      list: [{_key: 'x', _type: 'reference', _ref: 'b'}],
      soft: {_type: 'reference', _ref: 'none', _weak: true},
    })
    expect(JSON.stringify(await client.getDocument('a'))).not.toContain('strengthen')
    expect((await client.getDocument('a'))?.list[0]).not.toHaveProperty('_weak')
  })

  test('refuses a reference that would bind to nothing', async () => {
    const to = {_type: 'reference', _ref: 'none', _weak: true, _strengthenOnPublish: {type: 'page'}}
    await client.create(page('drafts.a', {to}))
    expect(await actionRefusal(act({do: 'publish', ...pair}))).toMatchObject({
      type: 'documentReferenceDoesNotExistError',
      referenceID: 'none',
    })
  })
})

describe('unpublish', () => {
  test('leaves a draft of what was published, or the draft that was there', async () => {
    await client.create(page('a', {title: 'A'}))
    await act({do: 'unpublish', ...pair})
    expect(await client.fetch(`${ALL}{_id, title}`)).toEqual([{_id: 'drafts.a', title: 'A'}])
    await client.create(page('a', {title: 'A, published'}))
    await act({do: 'unpublish', ...pair})
    expect(await client.fetch(`${ALL}{_id, title}`)).toEqual([{_id: 'drafts.a', title: 'A'}])
  })

  test('refuses what is not published, and what is referenced', async () => {
    await client.create(page('drafts.a'))
    expect(await actionRefusal(act({do: 'unpublish', ...pair}))).toMatchObject({id: 'a'})
    await client.mutate([{create: page('a')}, {create: page('b', {to: {_type: 'reference', _ref: 'a'}})}])
    expect(await actionRefusal(act({do: 'unpublish', ...pair}))).toMatchObject({
      type: 'documentHasExistingReferencesError',
      referencingIDs: ['b'],
    })
  })
})

test.each([
  ['discard', {draftId: 'drafts.a'}],
  ['version.discard', {versionId: 'drafts.a'}],
])('%s takes the draft away, once', async (name, fields) => {
  await client.mutate([{create: page('a')}, {create: page('drafts.a')}])
  await act({do: name, ...fields})
  expect(await ids()).toEqual(['a'])
  expect(await actionRefusal(act({do: name, ...fields}))).toMatchObject({type: 'documentNotFoundError'})
})

describe('delete', () => {
  test('takes the document and the drafts that are named, whether they are there or not', async () => {
    await client.mutate([{create: page('a')}, {create: page('drafts.a')}])
    const includeDrafts = ['drafts.a', 'versions.summer.a']
    await act({do: 'delete', publishedId: 'a', includeDrafts})
    expect(await ids()).toEqual([])
  })

  test('refuses to leave a draft behind, and to delete what is not there', async () => {
    await client.mutate([{create: page('a')}, {create: page('drafts.a')}])
    const outcome = await actionRefusal(act({do: 'delete', publishedId: 'a', includeDrafts: []}))
    expect(outcome).toMatchObject({statusCode: 409, id: 'drafts.a'})
    expect(await ids()).toEqual(['a', 'drafts.a'])
    expect(await actionRefusal(act({do: 'delete', publishedId: 'b', includeDrafts: []}))).toMatchObject({
      type: 'documentNotFoundError',
    })
  })

  test('refuses what is referenced', async () => {
    await client.mutate([{create: page('a')}, {create: page('b', {to: {_type: 'reference', _ref: 'a'}})}])
    expect(await actionRefusal(act({do: 'delete', publishedId: 'a', includeDrafts: []}))).toMatchObject({
      type: 'documentHasExistingReferencesError',
    })
  })
})

describe('replacing and versions', () => {
  test('replaceDraft puts an older state into the draft', async () => {
    await client.create(page('a', {title: 'A'}))
    const replace = (title: string) => ({
      do: 'replaceDraft',
      publishedId: 'a',
      attributes: page('drafts.a', {title}),
    })
    await act(replace('old'))
    await act(replace('older'))
    expect(await client.fetch(`${ALL}{_id, title}`)).toEqual([
      {_id: 'a', title: 'A'},
      {_id: 'drafts.a', title: 'older'},
    ])
  })

  test('a deleted document comes back by create and replaceDraft in one request', async () => {
    const attributes = page('drafts.a', {title: 'back'})
    await act(
      {do: 'create', publishedId: 'a', attributes, ifExists: 'fail'},
      {do: 'replaceDraft', publishedId: 'a', attributes},
    )
    expect(await client.getDocument('drafts.a')).toMatchObject({title: 'back'})
  })

  test('replaceDraft needs something to replace', async () => {
    const outcome = actionRefusal(act({do: 'replaceDraft', publishedId: 'a', attributes: page('drafts.a')}))
    expect(await outcome).toMatchObject({type: 'documentNotFoundError', id: 'a'})
  })

  test('a version from a document, or from another version', async () => {
    const {_rev} = await client.create(page('a', {title: 'A'}))
    await client.createVersion({
      releaseId: 'summer',
      publishedId: 'a',
      document: page('versions.summer.a', {title: 'S'}) as never,
    })
    const copy = {do: 'version.create', publishedId: 'a', baseId: 'a', versionId: 'versions.autumn.a'}
    expect(await actionRefusal(act({...copy, ifBaseRevisionId: 'other'}))).toMatchObject({statusCode: 409})
    await act({...copy, ifBaseRevisionId: _rev})
    await client.replaceVersion({
      releaseId: 'summer',
      document: page('versions.summer.a', {title: 'S2'}) as never,
    })
    expect(await client.fetch(`${ALL}{_id, title}`)).toEqual([
      {_id: 'a', title: 'A'},
      {_id: 'versions.autumn.a', title: 'A'},
      {_id: 'versions.summer.a', title: 'S2'},
    ])
  })

  test('version.replace needs the version', async () => {
    const outcome = actionRefusal(act({do: 'version.replace', document: page('versions.summer.a')}))
    expect(await outcome).toMatchObject({type: 'documentNotFoundError'})
  })
})

describe('requests', () => {
  const edit = {do: 'edit', ...pair, patch: {set: {title: 'new'}}}

  test('several actions see each other, and are one transaction', async () => {
    await client.create(page('a', {title: 'A'}))
    const {transactionId} = await act(edit, {do: 'publish', ...pair})
    expect(await client.fetch(`${ALL}{_id, _rev, title}`)).toEqual([
      {_id: 'a', _rev: transactionId, title: 'new'},
    ])
  })

  test('all or nothing, and the index tells which', async () => {
    await client.create(page('a', {title: 'A'}))
    const outcome = await actionRefusal(act(edit, {do: 'publish', publishedId: 'b', draftId: 'drafts.b'}))
    expect(outcome).toMatchObject({index: 1, id: 'drafts.b'})
    expect(await ids()).toEqual(['a'])
  })

  test('a dry run keeps nothing', async () => {
    await client.create(page('a'))
    const action = {actionType: `${PREFIX}edit`, ...pair, patch: {set: {n: 1}}} as unknown as Action
    expect((await client.action(action, {dryRun: true})).transactionId).toMatch(/\w+/)
    expect(await ids()).toEqual(['a'])
  })

  test('array keys are made on request', async () => {
    const response = await lake.request(
      `/v${API_VERSION}/data/actions/${client.config().dataset}?autoGenerateArrayKeys=true`,
      {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({
          actions: {
            actionType: `${PREFIX}create`,
            publishedId: 'a',
            attributes: page('drafts.a', {list: [{n: 1}]}),
          },
        }),
      },
    )
    expect(response.status).toBe(200)
    const draft = await client.getDocument('drafts.a')
    expect(draft?.list[0]).toEqual({_key: expect.any(String), n: 1})
  })

  test('a transaction id cannot be used twice', async () => {
    await client.create(page('a'))
    const action = {actionType: `${PREFIX}edit`, ...pair, patch: {set: {n: 1}}} as unknown as Action
    await client.action(action, {transactionId: 'tx-1'})
    const {statusCode, details} = await refusal(client.action(action, {transactionId: 'tx-1'}))
    expect([statusCode, details.type]).toEqual([409, 'transactionAlreadyExistsError'])
  })

  ours.each([
    'document.version.unpublish',
    'release.create',
    'document.variant.publish',
    'variant.definition.edit',
  ])('%s is not supported: 501', async (name) => {
    const action = {actionType: `sanity.action.${name}`} as unknown as Action
    const {statusCode, details} = await client.action(action).catch((error) => error)
    expect([statusCode, details.type]).toEqual([501, 'notImplementedError'])
    expect(details.description).toContain(name)
  })

  test.each<[string, unknown]>([
    ['an unknown action', {actionType: 'sanity.action.document.explode'}],
    ['no type', {publishedId: 'a'}],
    ['a draft of another document', {actionType: `${PREFIX}publish`, publishedId: 'a', draftId: 'drafts.b'}],
    [
      'a draft in the place of a document',
      {actionType: `${PREFIX}publish`, publishedId: 'drafts.a', draftId: 'drafts.a'},
    ],
    ['a document in the place of a draft', {actionType: `${PREFIX}discard`, draftId: 'a'}],
    ['a field that no patch has', {actionType: `${PREFIX}edit`, ...pair, patch: {explode: {}}}],
    [
      'a document without a type',
      {actionType: `${PREFIX}create`, publishedId: 'a', attributes: {_id: 'drafts.a'}},
    ],
  ])('%s: 400', async (_, action) => {
    const {statusCode, message} = await refusal(client.action(action as Action))
    expect(statusCode).toBe(400)
    await locally(() => expect(message).toContain('actions.0'))
  })

  test('a refusal says that actions failed', async () => {
    await client.create(page('a'))
    const action = {actionType: `${PREFIX}create`, publishedId: 'a', attributes: page('drafts.a')} as Action
    const {details} = await refusal(client.action([action, action]))
    expect(details.type).toBe('actionError')
    await locally(() => expect(details.description).toMatch(/^The action\(s\) failed/))
  })

  test('no action at all: 400', async () => {
    expect((await refusal(client.action([]))).statusCode).toBe(400)
  })

  test('needs a token', async () => {
    const anonymous = client.withConfig({token: undefined})
    const {statusCode} = await refusal(
      anonymous.action({actionType: 'sanity.action.document.discard', draftId: 'drafts.a'}),
    )
    expect(statusCode).toEqual(NO_RIGHTS)
  })
})
