import type {Action, SanityClient} from '@sanity/client'
import {applyPatch} from 'mendoza'
import {beforeEach, describe, expect, test} from 'vitest'
import {API_VERSION, refusal} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()
let client: SanityClient
let dataset = ''
beforeEach(async () => {
  dataset = await lake.newDataset()
  client = lake.client({dataset})
})

const pair = {publishedId: 'a', draftId: 'drafts.a'}
const page = (_id: string, fields: object = {}) => ({_id, _type: 'page', ...fields})

/** Runs an action by its short name, with a given transaction id. */
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
  test('of the requested documents, oldest first', async () => {
    await live()
    await client.create(page('b'))
    const found = await transactions('a,drafts.a')
    expect(found.map(({id}) => id).join(' ')).toBe(
      'created edited published edited-again discarded edited-more published-again unpublished published-last deleted',
    )
    expect(found[2]).toEqual({
      id: 'published',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      author: 'local-editor',
      documentIDs: ['a', 'drafts.a'],
      effects: {a: expect.anything(), 'drafts.a': expect.anything()},
    })
    expect(await idsOf('a')).not.toContain('edited')
    expect(await idsOf('none')).toEqual([])
  })

  test('between two transactions, both included, newest first', async () => {
    await live()
    const both = 'a,drafts.a'
    const between = {fromTransaction: 'published', toTransaction: 'discarded'}
    expect(await idsOf(both, between)).toEqual(['published', 'edited-again', 'discarded'])
    const newest = {toTransaction: 'published', reverse: 'true', limit: '2'}
    expect(await idsOf(both, newest)).toEqual(['published', 'edited'])
    expect(await idsOf(both, {fromTransaction: '', limit: '1'})).toEqual(['created'])
    await expect(idsOf(both, {fromTransaction: 'none'})).rejects.toThrow(/404.*transactionNotFoundError/)
  })

  test('effects lead from state to state of the requested documents', async () => {
    await live()
    const found = await transactions('a,drafts.a')
    const states: Record<string, unknown> = {a: null, 'drafts.a': null}
    for (const {effects, ...entry} of found) {
      for (const [id, {apply}] of Object.entries(effects)) states[id] = applyPatch(states[id], apply)
      if (entry.id === 'published') expect(states).toMatchObject({a: {n: 2}, 'drafts.a': null})
    }
    expect(states).toEqual({a: null, 'drafts.a': null})
    const [first] = await transactions('a')
    expect(first).toMatchObject({id: 'published', documentIDs: ['a'], effects: {a: expect.anything()}})
  })
})

describe('former states', () => {
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

  test('before a deletion, and the present state', async () => {
    await live()
    expect(await at('a', {lastRevision: 'true'})).toMatchObject([{n: 4, _rev: 'published-last'}])
    const created = await client.create(page('b'))
    expect(await at('b', {lastRevision: 'true'})).toEqual([created])
    expect(await at('a,b', {})).toEqual([created])
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
      author: 'local-editor',
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

  test('in pages', async () => {
    await live()
    const first = await events('a', {limit: '3'})
    const second = await events('a', {limit: '3', nextCursor: first.nextCursor})
    expect([first.events.a.length, second.events.a.length, second.nextCursor]).toEqual([3, 2, ''])
    expect([...first.events.a, ...second.events.a]).toEqual((await events('a')).events.a)
  })
})

describe('a draft is compared with the present published document, even if a program wrote it', () => {
  const edit = (fields: object, id: string) => act('edit', {...pair, patch: {set: fields}}, id)
  const migrate = (title: string) => client.patch('a').set({title}).commit()

  /** Types of the draft's events, newest first, and the state from which “Review changes” starts. */
  async function compared() {
    const {events} = await (await history('events/documents/drafts.a')).json()
    const found: Record<string, string>[] = events['drafts.a']
    const published = found.find(({type}) => type === 'publishDocumentVersion')
    const revision = published?.versionRevisionId || published?.revisionId || ''
    const {documents} = await (await history('documents/drafts.a', {revision})).json()
    expect(documents).toMatchObject([{_id: 'drafts.a', _rev: revision, slug: 'one'}])
    return {from: documents[0].title, types: found.map(({type}) => type)}
  }

  const types = [
    'createDocumentVersion',
    'publishDocumentVersion',
    'publishDocumentVersion',
    'createDocumentVersion',
  ]

  beforeEach(async () => {
    const attributes = page('drafts.a', {title: 'One?', slug: 'one'})
    await act('create', {publishedId: 'a', attributes}, 'created')
    await act('publish', pair, 'published')
  })

  test('before the draft began', async () => {
    await migrate('Half migrated?')
    await migrate('Migrated?')
    await edit({slug: 'two'}, 'edited')
    await edit({slug: 'three'}, 'edited-again')
    expect(await compared()).toEqual({from: 'Migrated?', types})
  })

  test('between two edits, and after the last: never the newest event', async () => {
    await edit({slug: 'two'}, 'edited')
    await migrate('Half migrated?')
    await edit({slug: 'three'}, 'edited-again')
    await migrate('Migrated?')
    expect(await compared()).toEqual({from: 'Migrated?', types})
  })
})

describe('purging', () => {
  const SECRET = 'a name that must be forgotten'

  test('a deletion can delete the history, including the draft’s', async () => {
    await client.mutate([{create: page('a', {text: SECRET})}, {create: page('b', {to: 'stays'})}])
    await act('edit', {...pair, patch: {set: {text: `${SECRET}!`}}}, 'edited')
    await act('delete', {publishedId: 'a', includeDrafts: ['drafts.a'], purge: true}, 'deleted')
    expect(await idsOf('a,drafts.a')).toEqual([])
    const [other] = await transactions('b', {effectFormat: 'mendoza'})
    expect(JSON.stringify(other)).toContain('stays')
    expect(JSON.stringify(other)).not.toContain(SECRET)
  })

  test('a discarded draft can be purged, and the published document stays', async () => {
    await client.create(page('a'))
    await act('edit', {...pair, patch: {set: {text: SECRET}}}, 'edited')
    await act('discard', {draftId: 'drafts.a', purge: true}, 'discarded')
    expect(await idsOf('drafts.a')).toEqual([])
    expect(await idsOf('a')).toHaveLength(1)
  })
})

test.each([
  ['transactions/a', {limit: '0'}],
  ['documents/a', {revision: 'x', time: '2025-01-01T00:00:00Z'}],
  ['events/documents/a', {nextCursor: 'x'}],
])('%s %j: 400', async (path, search) => {
  await expect(history(path, search)).rejects.toThrow(/^400 /)
})

test('needs a session', async () => {
  const url = `/data/history/${dataset}/documents/a`
  expect((await refusal(client.withConfig({token: undefined}).request({url}))).statusCode).toBe(401)
})
