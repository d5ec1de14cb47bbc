import type {Action, SanityClient} from '@sanity/client'
import {beforeEach, describe, expect, test} from 'vitest'
import {refusal} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()
let client: SanityClient

beforeEach(async () => {
  client = lake.client({dataset: await lake.newDataset(), perspective: 'raw'})
})

const PREFIX = 'sanity.action.document.'
const pair = {publishedId: 'a', draftId: 'drafts.a'}
const page = (_id: string, fields: object = {}) => ({_id, _type: 'page', ...fields})
const ids = () => client.fetch(`*._id`)

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

  test('creates a draft under the given transaction id', async () => {
    const action = {actionType: `${PREFIX}create`, ...create} as unknown as Action
    const response = await client.action(action, {transactionId: 'tx-create'})
    expect(response).toEqual({transactionId: 'tx-create'})
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
    expect(await client.fetch(`*{_id, title}`)).toEqual([{_id: id, title: 'first'}])
  })
})

describe('edit', () => {
  const edit = (patch: object) => ({do: 'edit', ...pair, patch})

  test('changes the draft, which begins as a copy of the published document', async () => {
    const published = await client.create(page('a', {title: 'A', text: 'stays'}))
    await act(edit({set: {title: 'A, new'}}))
    expect(await client.getDocument('a')).toEqual(published)
    const draft = await client.getDocument('drafts.a')
    expect(draft).toMatchObject({title: 'A, new', text: 'stays', _createdAt: published._createdAt})
    await act(edit({set: {title: 'A, newer'}}))
    expect(await client.getDocument('drafts.a')).toMatchObject({title: 'A, newer'})
  })

  test('refuses when there is nothing to edit', async () => {
    const outcome = await actionRefusal(act(edit({set: {title: 'A'}})))
    expect(outcome).toMatchObject({statusCode: 409, type: 'documentNotFoundError', id: 'a'})
  })
})

describe('publish', () => {
  test('replaces the published document with the draft', async () => {
    const published = await client.create(page('a', {title: 'A', old: true}))
    await client.create(page('drafts.a', {title: 'A, new'}))
    await act({do: 'publish', ...pair, ifPublishedRevisionId: published._rev})
    expect(await ids()).toEqual(['a'])
    const now = await client.getDocument('a')
    expect(now).toMatchObject({title: 'A, new', _createdAt: published._createdAt})
    expect(now).not.toHaveProperty('old')
  })

  test('keeps the creation time of the draft the first time', async () => {
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

  test('references to an unpublished document become strong, unless they are meant to be weak', async () => {
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
})

describe('unpublish', () => {
  test('turns the published document into a draft, or keeps the existing draft', async () => {
    await client.create(page('a', {title: 'A'}))
    await act({do: 'unpublish', ...pair})
    expect(await client.fetch(`*{_id, title}`)).toEqual([{_id: 'drafts.a', title: 'A'}])
    await client.create(page('a', {title: 'A, published'}))
    await act({do: 'unpublish', ...pair})
    expect(await client.fetch(`*{_id, title}`)).toEqual([{_id: 'drafts.a', title: 'A'}])
  })

  test('refuses unpublished and referenced documents', async () => {
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
  test('deletes the document and the named drafts, even missing ones', async () => {
    await client.mutate([{create: page('a')}, {create: page('drafts.a')}])
    const includeDrafts = ['drafts.a', 'versions.summer.a']
    await act({do: 'delete', publishedId: 'a', includeDrafts})
    expect(await ids()).toEqual([])
  })

  test('refuses to leave a draft behind, and to delete a missing document', async () => {
    await client.mutate([{create: page('a')}, {create: page('drafts.a')}])
    const outcome = await actionRefusal(act({do: 'delete', publishedId: 'a', includeDrafts: []}))
    expect(outcome).toMatchObject({statusCode: 409, id: 'drafts.a'})
    expect(await ids()).toEqual(['a', 'drafts.a'])
    expect(await actionRefusal(act({do: 'delete', publishedId: 'b', includeDrafts: []}))).toMatchObject({
      type: 'documentNotFoundError',
    })
  })
})

describe('replacing and versions', () => {
  test('replaceDraft sets the draft to an older state', async () => {
    await client.create(page('a', {title: 'A'}))
    const replace = (title: string) => ({
      do: 'replaceDraft',
      publishedId: 'a',
      attributes: page('drafts.a', {title}),
    })
    await act(replace('old'))
    await act(replace('older'))
    expect(await client.fetch(`*{_id, title}`)).toEqual([
      {_id: 'a', title: 'A'},
      {_id: 'drafts.a', title: 'older'},
    ])
  })
})

describe('requests', () => {
  const edit = {do: 'edit', ...pair, patch: {set: {title: 'new'}}}

  test('several actions see each other, and are one transaction', async () => {
    await client.create(page('a', {title: 'A'}))
    const {transactionId} = await act(edit, {do: 'publish', ...pair})
    expect(await client.fetch(`*{_id, _rev, title}`)).toEqual([{_id: 'a', _rev: transactionId, title: 'new'}])
  })

  test('all or nothing; the error has the index of the action', async () => {
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

  test.each(['document.version.create', 'release.create'])('%s is not supported: 501', async (name) => {
    const action = {actionType: `sanity.action.${name}`} as unknown as Action
    const {statusCode, details} = await client.action(action).catch((error) => error)
    expect([statusCode, details.type]).toEqual([501, 'notImplementedError'])
    expect(details.description).toContain(name)
  })

  test.each<[string, unknown]>([
    ['a draft of another document', {actionType: `${PREFIX}publish`, publishedId: 'a', draftId: 'drafts.b'}],
    [
      'a document without a type',
      {actionType: `${PREFIX}create`, publishedId: 'a', attributes: {_id: 'drafts.a'}},
    ],
  ])('%s: 400', async (_, action) => {
    const {statusCode, message} = await refusal(client.action(action as Action))
    expect(statusCode).toBe(400)
    expect(message).toContain('actions.0')
  })

  test('needs a token', async () => {
    const anonymous = client.withConfig({token: undefined})
    const {statusCode} = await refusal(
      anonymous.action({actionType: 'sanity.action.document.discard', draftId: 'drafts.a'}),
    )
    expect(statusCode).toBe(401)
  })
})
