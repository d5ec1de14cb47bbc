import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
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

const SECRET = 'Erika Mustermann'

/** Commits one state of each document; `null` deletes. */
function commit(id: string, states: Record<string, object | null>) {
  const dataset = store.dataset('production')
  const changes = Object.entries(states).map(([_id, state]) => {
    const before = dataset.documents.get(_id) ?? null
    const after = state && ({...state, _id, _type: 'page', _rev: id, _createdAt: '', _updatedAt: ''} as Doc)
    return createChange(_id, before, after, [])
  })
  const mutations = Object.entries(states).map(([_id, state]) =>
    state ? {createOrReplace: {...state, _id, _type: 'page'}} : {delete: {id: _id}},
  )
  store.commit(dataset, {id, timestamp: '2026-06-01T12:00:00Z', author: 'x', mutations, changes})
}

const statesOf = (id: string) => store.history.states('production', id)
const revisions = (id: string) => statesOf(id).map(({revision}) => revision)
const texts = (id: string) => statesOf(id).map(({document}) => document?.text)

const isInFile = (text: string) =>
  ['', '-wal'].some((end) => readFileSync(join(folder, `lake.sqlite${end}`)).includes(text))

test('purging leaves no byte of old states and keeps current documents', () => {
  commit('one', {a: {text: SECRET}, b: {text: 'other'}})
  commit('two', {a: {text: `${SECRET} again`}})
  commit('three', {a: {text: 'harmless'}})
  commit('four', {b: null, c: {text: SECRET}})
  commit('five', {c: null})
  expect(isInFile(SECRET)).toBe(true)
  store.purge(store.dataset('production'), ['a', 'c', 'none'])
  store.sweep()
  expect(revisions('a')).toEqual(['three'])
  expect(texts('a')).toEqual(['harmless'])
  expect(revisions('c')).toEqual([])
  expect(revisions('b')).toEqual(['one', 'four'])
  const [created, deleted] = store.history.transactions('production', ['b'], {})
  expect(created?.mutations).toEqual([{createOrReplace: {_id: 'b', _type: 'page', text: 'other'}}])
  expect(deleted?.mutations).toEqual([{delete: {id: 'b'}}])
  expect(isInFile(SECRET)).toBe(false)
  commit('six', {a: {text: 'next'}})
  expect(texts('a')).toEqual(['harmless', 'next'])
})

test('old states beyond the newest hundred become one, and the document stays as it is', () => {
  for (let edit = 0; edit < 103; edit++) commit(`edit-${edit}`, {a: {text: edit}})
  store.prune(new Date('2026-06-30'))
  expect(statesOf('a')).toHaveLength(103)
  store.prune(new Date('2026-08-01'))
  expect(texts('a')).toEqual(Array.from({length: 101}, (_, edit) => edit + 2))
  expect(store.history.transactions('production', ['a'], {})).toHaveLength(101)
})

test('a deletion beyond the limits leaves nothing', () => {
  commit('one', {a: {text: 'old'}})
  commit('two', {a: null})
  for (let edit = 0; edit < 100; edit++) commit(`edit-${edit}`, {a: {text: edit}})
  store.prune(new Date('2026-08-01'))
  expect(texts('a')).toEqual(Array.from({length: 100}, (_, edit) => edit))
})
