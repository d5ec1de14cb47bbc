import {expect, test} from 'vitest'
import {stateOf} from './compare.ts'
import type {StoredDocument} from './documents.ts'

const document = (fields: object, _rev = 'a'): StoredDocument => ({
  _id: 'page',
  _type: 'page',
  _rev,
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: `2026-01-01T00:00:0${_rev.length}Z`,
  ...fields,
})

const to = {_type: 'reference', _ref: 'b'}
const asset = {_type: 'reference', _ref: 'image-a'}
const whole = document({
  title: 'A',
  to,
  soft: {...to, _weak: true},
  picture: {alt: 'x', asset},
  rows: [{_key: 'a', file: {asset}}],
})

test('the same words are the same document, whatever their revision, time and order', () => {
  expect(stateOf(document({a: 1, b: [2]}), document({b: [2], a: 1}, 'bb'))).toBe('same')
  expect(stateOf(whole, structuredClone(whole))).toBe('same')
})

test('what the vendor’s tools change on the way makes no difference', () => {
  const foreign = document({
    list: [{a: 1}, null, [2, null]],
    bare: {asset},
    soft: {_type: 'image', asset: {...asset, _weak: true}},
  })
  const carried = document({
    list: [{_key: 'x', a: 1}, [2]],
    bare: {_type: 'image', asset},
    soft: {_type: 'image', asset},
  })
  expect(stateOf(foreign, carried)).toBe('same')
})

test('links whose words lead elsewhere are another document', () => {
  const links = (first: string, second: string) =>
    document({
      markDefs: [
        {_key: first, href: 'https://a.example'},
        {_key: second, href: 'https://b.example'},
      ],
      children: [{_key: 's', text: 'here', marks: ['x']}],
    })
  expect(stateOf(links('x', 'y'), links('y', 'x'))).toBe('different')
})

test('what is not there is missing', () => {
  expect(stateOf(whole, undefined)).toBe('missing')
})

test.each<[string, object]>([
  ['weak references', {to: {...to, _weak: true}}],
  ['no picture', {picture: {alt: 'x'}}],
  ['no file, and so nothing that held it', {rows: [{_key: 'a'}]}],
])('%s are what an import leaves that was cut off', (_, fields) => {
  expect(stateOf(whole, document({...whole, ...fields}))).toBe('unfinished')
})

test.each<[string, object]>([
  ['another word', {title: 'B'}],
  ['another word in what was cut off', {title: 'B', picture: {alt: 'x'}}],
  ['another picture', {picture: {alt: 'x', asset: {...asset, _ref: 'image-b'}}}],
  ['one field more', {more: true}],
  ['one reference made strong', {soft: to}],
])('%s is somebody’s edit', (_, fields) => {
  expect(stateOf(whole, document({...whole, ...fields}))).toBe('different')
})
