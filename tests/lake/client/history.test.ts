// @vitest-environment node
import type {Action, SanityClient} from '@sanity/client'
import {applyPatch} from 'mendoza'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {API_VERSION, refusal} from '../support.ts'
import {type ClientLake, openLake, ours} from './support.ts'

let lake: ClientLake
let client: SanityClient
let dataset = ''

beforeAll(async () => {
  lake = await openLake()
})
afterAll(() => lake.stop())
beforeEach(async () => {
  dataset = await lake.newDataset()
  client = lake.client({dataset})
})

const pair = {publishedId: 'a', draftId: 'drafts.a'}
const page = (_id: string, fields: object = {}) => ({_id, _type: 'page', ...fields})

/** Runs an action by its short name, under a transaction id of our own. */
function act(name: string, fields: object, transactionId: string) {
  return client.action({actionType: `sanity.action.document.${name}`, ...fields} as Action, {transactionId})
}

async function history(path: string, search: Record<string, string> = {}) {
  const query = new URLSearchParams(search)
  const response = await lake.request(`/v${API_VERSION}/data/history/${dataset}/${path}?${query}`)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response
}

type Transaction = {
  id: string
  documentIDs: string[]
  effects: Record<string, {apply: unknown[]; revert: unknown[]}>
  mutations?: unknown[]
}

async function transactions(ids: string, search: Record<string, string> = {}): Promise<Transaction[]> {
  const text = await (await history(`transactions/${ids}`, search)).text()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

const idsOf = async (ids: string, search: Record<string, string> = {}) =>
  (await transactions(ids, search)).map(({id}) => id)

/** Creates, edits, publishes, edits again, discards, edits, publishes, unpublishes, publishes and deletes. */
async function live() {
  await act('create', {publishedId: 'a', attributes: page('drafts.a', {n: 1})}, 'created')
  await act('edit', {...pair, patch: {set: {n: 2}}}, 'edited')
  await act('publish', pair, 'published')
  await act('edit', {...pair, patch: {set: {n: 3}}}, 'edited-again')
  await act('version.discard', {versionId: 'drafts.a'}, 'discarded')
  await act('edit', {...pair, patch: {set: {n: 4}}}, 'edited-more')
  await act('publish', pair, 'published-again')
  await act('unpublish', pair, 'unpublished')
  await act('publish', pair, 'published-last')
  await act('delete', {publishedId: 'a', includeDrafts: []}, 'deleted')
}

describe('transactions', () => {
  test('of the documents asked for, oldest first', async () => {
    await live()
    await client.create(page('b'))
    const found = await transactions('a,drafts.a')
    expect(found.map(({id}) => id)).toEqual([
      'created',
      'edited',
      'published',
      'edited-again',
      'discarded',
      'edited-more',
      'published-again',
      'unpublished',
      'published-last',
      'deleted',
    ])
    expect(found[2]).toEqual({
      id: 'published',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      author: lake.editor,
      documentIDs: ['a', 'drafts.a'],
      mutations: [{create: expect.objectContaining({_id: 'a', n: 2})}, {delete: {id: 'drafts.a'}}],
    })
    expect(await idsOf('a')).not.toContain('edited')
    expect(await idsOf('none')).toEqual([])
  })

  test('from one to another, both included, and the newest first', async () => {
    await live()
    const both = 'a,drafts.a'
    expect(await idsOf(both, {fromTransaction: 'published', toTransaction: 'discarded'})).toEqual([
      'published',
      'edited-again',
      'discarded',
    ])
    expect(await idsOf(both, {toTransaction: 'published', reverse: 'true', limit: '2'})).toEqual([
      'published',
      'edited',
    ])
    expect(await idsOf(both, {fromTransaction: '', limit: '1'})).toEqual(['created'])
    await expect(idsOf(both, {fromTransaction: 'none'})).rejects.toThrow(/404.*transactionNotFoundError/)
  })

  test('of a time', async () => {
    const {_createdAt} = await client.create(page('a'))
    const before = new Date(Date.parse(_createdAt) - 1).toISOString()
    const after = new Date(Date.parse(_createdAt) + 1).toISOString()
    expect(await idsOf('a', {fromTime: before, toTime: after})).toHaveLength(1)
    expect(await idsOf('a', {fromTime: after})).toEqual([])
    expect(await idsOf('a', {toTime: before})).toEqual([])
    // The same moment in another time zone.
    const elsewhere = new Date(Date.parse(_createdAt) + 3_600_000).toISOString().replace('Z', '+01:00')
    expect(await idsOf('a', {fromTime: elsewhere, toTime: elsewhere})).toHaveLength(1)
  })

  test('effects lead from state to state, of the documents asked for', async () => {
    await live()
    const found = await transactions('a,drafts.a', {effectFormat: 'mendoza', excludeContent: 'true'})
    const states: Record<string, unknown> = {a: null, 'drafts.a': null}
    for (const {effects, ...entry} of found) {
      expect(entry).not.toHaveProperty('mutations')
      for (const [id, {apply}] of Object.entries(effects)) states[id] = applyPatch(states[id], apply)
      if (entry.id === 'published') expect(states).toMatchObject({a: {n: 2}, 'drafts.a': null})
    }
    expect(states).toEqual({a: null, 'drafts.a': null})
    const [first] = await transactions('a', {effectFormat: 'mendoza'})
    expect(Object.keys(first?.effects ?? {})).toEqual(['a'])
    expect(first?.documentIDs).toEqual(['a', 'drafts.a'])
    const [same] = await transactions('a', {includeIdentifiedDocumentsOnly: 'true', excludeMutations: 'true'})
    expect(same).toEqual({
      id: 'published',
      timestamp: expect.any(String),
      author: lake.editor,
      documentIDs: ['a'],
    })
  })

  test('of two datasets stay apart', async () => {
    await client.create(page('a'))
    await lake.client().create(page('a'))
    expect(await idsOf('a')).toHaveLength(1)
  })
})

describe('documents as they were', () => {
  const at = async (ids: string, search: Record<string, string>) =>
    (await (await history(`documents/${ids}`, search)).json()).documents

  test('at a revision', async () => {
    await live()
    expect(await at('a', {revision: 'published'})).toMatchObject([{_id: 'a', n: 2, _rev: 'published'}])
    expect(await at('a', {revision: 'edited-more'})).toMatchObject([{_id: 'a', n: 2, _rev: 'published'}])
    expect(await at('a,drafts.a', {revision: 'edited'})).toMatchObject([
      {_id: 'drafts.a', n: 2, _rev: 'edited'},
    ])
    expect(await at('a', {revision: 'deleted'})).toEqual([])
    expect(await at('a', {revision: 'none'})).toEqual([])
  })

  test('at a time', async () => {
    const created = await client.create(page('a', {n: 1}))
    const before = new Date(Date.parse(created._createdAt) - 1).toISOString()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await client.patch('a').set({n: 2}).commit()
    expect(await at('a', {time: created._createdAt})).toEqual([created])
    expect(await at('a', {time: before})).toEqual([])
    expect(await at('a', {time: new Date().toISOString()})).toMatchObject([{n: 2}])
  })

  test('before they were deleted, or as they are', async () => {
    await live()
    expect(await at('a', {lastRevision: 'true'})).toMatchObject([{n: 4, _rev: 'published-last'}])
    const created = await client.create(page('b'))
    expect(await at('b', {lastRevision: 'true'})).toEqual([created])
    expect(await at('a,b', {})).toEqual([created])
  })

  test('a revision can be put back', async () => {
    await live()
    const [old] = await at('drafts.a', {revision: 'edited'})
    await act('create', {publishedId: 'a', attributes: old}, 'restored')
    expect(await client.getDocument('drafts.a')).toMatchObject({n: 2, _rev: 'restored'})
  })
})

describe('events', () => {
  const events = async (id: string, search: Record<string, string> = {}) =>
    (await history(`events/documents/${id}`, search)).json()

  test('of the published document', async () => {
    await live()
    const {events: found, nextCursor} = await events('a')
    expect(nextCursor).toBe('')
    expect(found.a.map(({type}: {type: string}) => type)).toEqual([
      'deleteDocumentGroup',
      'publishDocumentVersion',
      'unpublishDocument',
      'publishDocumentVersion',
      'publishDocumentVersion',
    ])
    expect(found.a.at(-1)).toEqual({
      type: 'publishDocumentVersion',
      timestamp: expect.any(String),
      author: lake.editor,
      documentId: 'a',
      versionId: 'drafts.a',
      revisionId: 'published',
      versionRevisionId: 'edited',
      publishCause: 'document.publish',
    })
  })

  test('of the draft', async () => {
    await live()
    const {events: found} = await events('drafts.a')
    expect(
      found['drafts.a'].map(({type, versionRevisionId}: Record<string, string>) => [type, versionRevisionId]),
    ).toEqual([
      ['deleteDocumentGroup', undefined],
      ['publishDocumentVersion', 'unpublished'],
      ['unpublishDocument', 'unpublished'],
      ['publishDocumentVersion', 'edited-more'],
      ['createDocumentVersion', 'edited-more'],
      ['deleteDocumentVersion', 'edited-again'],
      ['createDocumentVersion', 'edited-again'],
      ['publishDocumentVersion', 'edited'],
      ['createDocumentVersion', 'created'],
    ])
  })

  test('a draft that is made and published in one transaction is a publication', async () => {
    await act('create', {publishedId: 'a', attributes: page('drafts.a')}, 'created')
    await act('publish', pair, 'published')
    const actions: Action[] = [
      {
        actionType: 'sanity.action.document.replaceDraft',
        publishedId: 'a',
        attributes: {...page('drafts.a'), n: 2},
      },
      {actionType: 'sanity.action.document.publish', ...pair},
    ]
    await client.action(actions, {transactionId: 'again'})
    for (const id of ['a', 'drafts.a']) {
      const {events: found} = await events(id)
      expect(found[id][0]).toMatchObject({
        type: 'publishDocumentVersion',
        revisionId: 'again',
        versionRevisionId: '',
      })
    }
  })

  test('unpublishing over a draft that was there is no deletion', async () => {
    await act('create', {publishedId: 'a', attributes: page('drafts.a')}, 'created')
    await act('publish', pair, 'published')
    await act('edit', {...pair, patch: {set: {n: 1}}}, 'edited')
    await act('unpublish', pair, 'unpublished')
    const {events: found} = await events('a')
    expect(found.a[0]).toMatchObject({type: 'unpublishDocument', versionRevisionId: 'unpublished'})
  })

  test('of what is written without a draft', async () => {
    await client.create(page('a'))
    await client.patch('a').set({n: 1}).commit()
    const {events: found} = await events('a')
    expect(found.a.map(({type}: {type: string}) => type)).toEqual([
      'updateLiveDocument',
      'createLiveDocument',
    ])
  })

  test('of a version in a release', async () => {
    await client.create(page('versions.summer.a'))
    const {events: found} = await events('versions.summer.a')
    expect(found['versions.summer.a']).toMatchObject([{type: 'createDocumentVersion', releaseId: 'summer'}])
  })

  test('in parts', async () => {
    await live()
    const first = await events('a', {limit: '3'})
    const second = await events('a', {limit: '3', nextCursor: first.nextCursor})
    expect([first.events.a.length, second.events.a.length, second.nextCursor]).toEqual([3, 2, ''])
    expect([...first.events.a, ...second.events.a]).toEqual((await events('a')).events.a)
  })
})

describe('a draft is compared with what is published now, also where a program wrote it', () => {
  type Event = {
    type: string
    timestamp: string
    author: string
    revisionId?: string
    versionRevisionId?: string
  }

  /** Newest first, put in order by time as the Studio does, with the ids by which it asks for what they left. */
  async function draftEvents() {
    const {events} = await (await history('events/documents/drafts.a')).json()
    const found: Event[] = events['drafts.a']
    expect(found).toEqual(found.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp)))
    return found.map((event) => ({...event, id: event.versionRevisionId || event.revisionId || ''}))
  }

  const draftAt = async (revision: string) =>
    (await (await history('documents/drafts.a', {revision})).json()).documents[0]

  /** What the Studio's transactions make of a state, from one revision to another or to now. */
  async function replayed(fromTransaction: string, toTransaction = '') {
    const search = {
      fromTransaction,
      toTransaction,
      effectFormat: 'mendoza',
      excludeContent: 'true',
      limit: '50',
    }
    const [first, ...rest] = await transactions('drafts.a', search)
    // The Studio leaves out the first, and counts on its being there when it asks for more than 50.
    expect(first?.id).toBe(fromTransaction)
    let state = await draftAt(fromTransaction)
    for (const {effects} of rest) state = applyPatch(state, effects['drafts.a']?.apply ?? [])
    return state
  }

  /** What “Review changes” shows, and whither “Revert all” leads: what the newest publishing left, and the draft of now. */
  async function compared() {
    const published = (await draftEvents()).find(({type}) => type === 'publishDocumentVersion')
    if (!published) throw new Error('the draft has nothing to be compared with')
    const from = await draftAt(published.id)
    expect(from).toMatchObject({_id: 'drafts.a', _rev: published.id})
    const to = await replayed(published.id)
    expect(to).toMatchObject({slug: (await client.getDocument('drafts.a'))?.slug})
    return {from: from.title, to: to.title, slug: [from.slug, to.slug]}
  }

  const edit = (fields: object, id: string) => act('edit', {...pair, patch: {set: fields}}, id)
  const program = (fields: object, ...ids: string[]) =>
    client.mutate((ids.length > 0 ? ids : ['a']).map((id) => ({patch: {id, set: fields}})))

  async function published() {
    await act(
      'create',
      {publishedId: 'a', attributes: page('drafts.a', {title: 'One?', slug: 'one'})},
      'created',
    )
    await act('publish', pair, 'published')
  }

  ours('before there was the draft, once or twice', async () => {
    await published()
    await program({title: 'Half migrated?'})
    await program({title: 'Migrated?'})
    await edit({slug: 'two'}, 'edited')
    await edit({slug: 'three'}, 'edited-again')
    expect(await compared()).toEqual({from: 'Migrated?', to: 'Migrated?', slug: ['one', 'three']})
    expect((await draftEvents()).map(({type}) => type)).toEqual([
      'createDocumentVersion',
      'publishDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ])
  })

  ours('between two edits, once or twice, and after the last', async () => {
    await published()
    await edit({slug: 'two'}, 'edited')
    await program({title: 'Half migrated?'})
    await edit({slug: 'three'}, 'edited-again')
    expect(await compared()).toEqual({from: 'Half migrated?', to: 'One?', slug: ['one', 'three']})
    await program({title: 'Migrated?'})
    expect(await compared()).toEqual({from: 'Migrated?', to: 'One?', slug: ['one', 'three']})
    // Never the newest: the Studio would show it in the place of the draft.
    expect((await draftEvents()).map(({type}) => type)).toEqual([
      'createDocumentVersion',
      'publishDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ])
  })

  ours('before the draft and while it was there', async () => {
    await published()
    await program({title: 'Half migrated?'})
    await edit({slug: 'two'}, 'edited')
    await program({title: 'Migrated?'})
    await edit({slug: 'three'}, 'edited-again')
    expect(await compared()).toEqual({from: 'Migrated?', to: 'Half migrated?', slug: ['one', 'three']})
  })

  ours('together with the draft', async () => {
    await published()
    await edit({slug: 'two'}, 'edited')
    await program({title: 'Migrated?'}, 'a', 'drafts.a')
    await edit({slug: 'three'}, 'edited-again')
    expect(await compared()).toEqual({from: 'Migrated?', to: 'Migrated?', slug: ['one', 'three']})
  })

  ours('where nobody has published yet: an import of the document, of both its versions', async () => {
    await client.create(page('a', {title: 'Imported?', slug: 'one'}))
    await edit({slug: 'two'}, 'edited')
    expect(await compared()).toEqual({from: 'Imported?', to: 'Imported?', slug: ['one', 'two']})
    await client.mutate([
      {createOrReplace: page('a', {title: 'Again?', slug: 'one'})},
      {createOrReplace: page('drafts.a', {title: 'Draft?', slug: 'two'})},
    ])
    await edit({slug: 'three'}, 'edited-again')
    expect(await compared()).toEqual({from: 'Again?', to: 'Draft?', slug: ['one', 'three']})
  })

  ours('an import of both versions at once', async () => {
    await client.mutate([
      {create: page('a', {title: 'Imported?', slug: 'one'})},
      {create: page('drafts.a', {title: 'Draft?', slug: 'two'})},
    ])
    expect(await compared()).toEqual({from: 'Imported?', to: 'Draft?', slug: ['one', 'two']})
  })

  ours('once the draft is published, that counts', async () => {
    await published()
    await program({title: 'Migrated?'})
    await edit({slug: 'two'}, 'edited')
    await act('publish', pair, 'published-again')
    await edit({slug: 'three'}, 'edited-again')
    expect(await compared()).toEqual({from: 'Migrated?', to: 'Migrated?', slug: ['two', 'three']})
  })

  ours('it can be chosen as the end of a comparison, and is not told before there is a draft', async () => {
    await published()
    await program({title: 'Migrated?'})
    expect((await draftEvents()).map(({id}) => id)).toEqual(['created', 'created'])
    await edit({slug: 'two'}, 'edited')
    const [, migrated, before] = await draftEvents()
    expect(migrated).toMatchObject({type: 'publishDocumentVersion', author: lake.editor})
    expect(await draftAt(before?.id ?? '')).toMatchObject({title: 'One?'})
    const after = await replayed(before?.id ?? '', migrated?.id)
    expect(after).toMatchObject({_id: 'drafts.a', title: 'Migrated?', slug: 'one'})
  })

  ours('where a draft was discarded, and after the last publishing only', async () => {
    await published()
    await edit({slug: 'two'}, 'edited')
    await program({title: 'Migrated?'})
    await act('version.discard', {versionId: 'drafts.a'}, 'discarded')
    await edit({slug: 'three'}, 'edited-again')
    expect(await compared()).toEqual({from: 'Migrated?', to: 'Migrated?', slug: ['one', 'three']})
    await act('publish', pair, 'published-again')
    await edit({slug: 'four'}, 'edited-more')
    expect(await compared()).toEqual({from: 'Migrated?', to: 'Migrated?', slug: ['three', 'four']})
  })

  ours('through more edits than come in one answer', async () => {
    await published()
    await program({title: 'Migrated?'})
    for (let n = 0; n < 60; n++) await edit({slug: `${n}`}, `edit-${n}`)
    const base = (await draftEvents())[1]?.id ?? ''
    const first = await idsOf('drafts.a', {fromTransaction: base, limit: '50'})
    expect([first.length, first[0], first[1]]).toEqual([50, base, 'edit-0'])
    const rest = await idsOf('drafts.a', {fromTransaction: first.at(-1) ?? '', limit: '50'})
    expect([rest[0], rest.at(-1)]).toEqual(['edit-48', 'edit-59'])
  })
})

describe('purging', () => {
  const SECRET = 'a name that must be forgotten'

  test('a deletion can take the history with it, of the draft too', async () => {
    await client.mutate([{create: page('a', {text: SECRET})}, {create: page('b', {to: 'stays'})}])
    await act('edit', {...pair, patch: {set: {text: `${SECRET}!`}}}, 'edited')
    await act('delete', {publishedId: 'a', includeDrafts: ['drafts.a'], purge: true}, 'deleted')
    expect(await idsOf('a,drafts.a')).toEqual([])
    const [other] = await transactions('b', {effectFormat: 'mendoza'})
    expect(JSON.stringify(other)).toContain('stays')
    expect(JSON.stringify(other)).not.toContain(SECRET)
  })

  test('what was deleted before can be purged later', async () => {
    await client.create(page('a', {text: SECRET}))
    await act('delete', {publishedId: 'a', includeDrafts: []}, 'deleted')
    expect(await idsOf('a')).toHaveLength(2)
    await act('delete', {publishedId: 'a', includeDrafts: [], purge: true}, 'purged')
    expect(await idsOf('a')).toEqual([])
  })

  test('a discarded draft can be forgotten, the published document stays', async () => {
    await client.create(page('a'))
    await act('edit', {...pair, patch: {set: {text: SECRET}}}, 'edited')
    await act('discard', {draftId: 'drafts.a', purge: true}, 'discarded')
    expect(await idsOf('drafts.a')).toEqual([])
    expect(await idsOf('a')).toHaveLength(1)
  })

  test('a dry run forgets nothing', async () => {
    await client.create(page('a'))
    const action = {
      actionType: 'sanity.action.document.delete',
      publishedId: 'a',
      includeDrafts: [],
      purge: true,
    }
    await client.action(action as Action, {dryRun: true})
    expect(await idsOf('a')).toHaveLength(1)
  })
})

test.each([
  ['transactions/a', {limit: '0'}],
  ['transactions/a', {reverse: 'yes'}],
  ['transactions/a', {fromTime: 'yesterday'}],
  ['transactions/a', {effectFormat: 'json'}],
  ['transactions/a,', {}],
  ['documents/a', {revision: 'x', time: '2025-01-01T00:00:00Z'}],
  ['events/documents/a', {nextCursor: 'x'}],
])('%s %j: 400', async (path, search) => {
  await expect(history(path, search)).rejects.toThrow(/^400 /)
})

test('is for those who are signed in', async () => {
  const anonymous = client.withConfig({token: undefined})
  const call = anonymous.request({url: `/data/history/${dataset}/documents/a`})
  expect((await refusal(call)).statusCode).toBe(401)
})
