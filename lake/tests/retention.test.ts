import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {statesOf} from '../history/history-store.ts'
import type {Doc} from '../store/documents.ts'
import {createChange, openStore, type Store} from '../store/store.ts'
import {makeFolder, removeFolder} from './support.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = makeFolder()
  store = openStore(folder)
})
afterEach(() => {
  store.close()
  removeFolder(folder)
})

const TODAY = new Date('2026-06-01T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

/** Commits one state of each document, a number of days ago; `null` deletes. */
function commit(id: string, daysAgo: number, states: Record<string, object | null>) {
  const dataset = store.dataset('production')
  const timestamp = new Date(TODAY.getTime() - daysAgo * DAY_MS).toISOString()
  const changes = Object.entries(states).map(([_id, state]) => {
    const before = dataset.documents.get(_id) ?? null
    const after =
      state && ({...state, _id, _type: 'page', _rev: id, _createdAt: '', _updatedAt: timestamp} as Doc)
    return createChange(_id, before, after, [])
  })
  const mutations = changes.map(({id: _id}) => ({patch: {id: _id}}))
  store.commit(dataset, {id, timestamp, author: 'x', mutations, changes})
}

/** One transaction for each edit of a draft, all on one day. */
function type(name: string, daysAgo: number, edits: number) {
  for (let n = 1; n <= edits; n++) commit(`${name}-${n}`, daysAgo, {'drafts.a': {text: `${name} ${n}`}})
}

const revisions = (id = 'drafts.a') =>
  store.history.revisions('production', id).map((revision) => revision.id)
const texts = (id = 'drafts.a') =>
  [...statesOf(store.history.revisions('production', id))].map(({document}) => document?.text)

test('merges old edits of a day, keeps landmarks and the newest hundred', () => {
  commit('created', 90, {'drafts.a': {text: 'first'}})
  type('monday', 90, 40)
  type('tuesday', 89, 40)
  commit('published', 89, {a: {text: 'tuesday 40'}, 'drafts.a': null})
  commit('begun', 88, {'drafts.a': {text: 'tuesday 40'}})
  type('wednesday', 88, 40)
  commit('published-again', 88, {a: {text: 'wednesday 40'}, 'drafts.a': null})
  commit('begun-again', 87, {'drafts.a': {text: 'wednesday 40'}})
  type('newest', 87, 99)

  expect(store.history.prune(TODAY)).toBe(3 * 39)
  const kept = [
    'created',
    'monday-40',
    'tuesday-40',
    'published',
    'begun',
    'wednesday-40',
    'published-again',
    'begun-again',
  ]
  expect(revisions()).toEqual([...kept, ...Array.from({length: 99}, (_, n) => `newest-${n + 1}`)])
  expect(revisions('a')).toEqual(['published', 'published-again'])
  expect(texts().slice(0, 4)).toEqual(['first', 'monday 40', 'tuesday 40', undefined])
  expect(texts('a')).toEqual(['tuesday 40', 'wednesday 40'])
  expect(texts().at(-1)).toBe('newest 99')
  expect(store.hasTransaction(store.dataset('production'), 'monday-1')).toBe(false)
  expect(store.history.prune(TODAY)).toBe(0)
})

test('keeps everything younger than thirty days', () => {
  commit('created', 29, {'drafts.a': {text: 'first'}})
  type('recent', 29, 150)
  expect(store.history.prune(TODAY)).toBe(0)
  expect(revisions()).toHaveLength(151)
})

test('history stays consistent after pruning', () => {
  commit('created', 90, {'drafts.a': {text: 'first'}})
  type('old', 90, 150)
  store.history.prune(TODAY)
  commit('after', 0, {'drafts.a': {text: 'after'}})
  store.close()
  store = openStore(folder)
  expect(texts().at(-1)).toBe('after')
  expect(revisions()).toHaveLength(1 + 1 + 99 + 1 + 1)
})

test('purging leaves no byte of old states and keeps current documents', () => {
  const secret = 'Erika Mustermann'
  const file = join(folder, 'lake.sqlite')
  commit('one', 3, {a: {text: secret}, b: {text: 'other'}})
  commit('two', 2, {a: {text: `${secret} again`}})
  commit('three', 1, {a: {text: 'harmless'}})
  commit('four', 0, {b: null, c: {text: secret}})
  commit('five', 0, {c: null})
  store.purge(store.dataset('production'), ['a', 'c', 'none'])
  store.sweep()
  expect(revisions('a')).toEqual(['three'])
  expect(texts('a')).toEqual(['harmless'])
  expect(revisions('c')).toEqual([])
  expect(revisions('b')).toEqual(['one', 'four'])
  for (const suffix of ['', '-wal']) expect(readFileSync(file + suffix).includes(secret)).toBe(false)
  commit('six', 0, {a: {text: 'next'}})
  expect(texts('a')).toEqual(['harmless', 'next'])
})

test('deleting a dataset leaves no byte of it', () => {
  commit('one', 0, {a: {text: 'Erika Mustermann'}})
  store.deleteDataset('production')
  store.sweep()
  const files = ['', '-wal'].map((end) => readFileSync(join(folder, `lake.sqlite${end}`)))
  expect(files.some((bytes) => bytes.includes('Erika Mustermann'))).toBe(false)
  expect(store.datasets()).toEqual([])
})

test('looking at a missing dataset creates nothing, and its first write is heard', () => {
  // An existing dataset would be the same object each time.
  expect(store.dataset('missing')).not.toBe(store.dataset('missing'))
  const heard: string[] = []
  const end = store.subscribe('production', ({id}) => heard.push(id))
  commit('first', 0, {a: {text: 'one'}})
  store.deleteDataset('production')
  commit('anew', 0, {a: {text: 'two'}})
  end()
  const heardLater: string[] = []
  store.subscribe('production', ({id}) => heardLater.push(id))
  // A closed stream with a slow query also unsubscribes twice.
  end()
  commit('later', 0, {a: {text: 'three'}})
  expect(heard).toEqual(['first', 'anew'])
  expect(heardLater).toEqual(['later'])
  expect(store.dataset('production').documents.get('a')).toMatchObject({text: 'three'})
})
