import fc from 'fast-check'
import {applyPatch} from 'mendoza'
import {expect, test} from 'vitest'
import {effectsOf, encode} from '../store/effects.ts'

const key = fc.constantFrom('a', 'b', 'title', 'ä', 'children')
const {tree} = fc.letrec<{tree: unknown; fields: Record<string, unknown>}>((tie) => ({
  tree: fc.oneof(
    {depthSize: 'small'},
    fc.string({unit: 'binary', maxLength: 8}).filter((text) => Buffer.from(text).toString() === text),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree'), {maxLength: 4}),
    fc.array(fc.record({_key: fc.constantFrom('x', 'y', 'z'), value: tie('tree')}), {maxLength: 4}),
    tie('fields'),
  ),
  fields: fc.dictionary(key, tie('tree'), {maxKeys: 4, noNullPrototype: true}),
}))
const document = fc.dictionary(key, tree, {maxKeys: 5, noNullPrototype: true})

test('applies and reverts for any two documents', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      const {apply, revert} = effectsOf(before, after)
      expect(applyPatch(before, apply)).toEqual(after)
      expect(applyPatch(after, revert)).toEqual(before)
    }),
    {numRuns: 2000},
  )
})

test('texts with common beginnings and ends, in characters of one to four bytes', () => {
  const text = fc.string({unit: fc.constantFrom('a', 'ß', '–', '🌍', '🌎'), maxLength: 6})
  fc.assert(
    fc.property(text, text, text, text, (start, before, after, end) => {
      const [from, to] = [{text: start + before + end}, {text: start + after + end}]
      expect(applyPatch(from, encode(from, to))).toEqual(to)
    }),
    {numRuns: 1000},
  )
})

test('creation and deletion', () => {
  const {apply, revert} = effectsOf(null, {_id: 'a'})
  expect(applyPatch(null, apply)).toEqual({_id: 'a'})
  expect(applyPatch({_id: 'a'}, revert)).toBeNull()
})

test('a typed letter is stored as a letter, not as the whole text', () => {
  const text = 'Ein langer Text über Gesundheit. '.repeat(100)
  const patch = encode({body: {de: text}}, {body: {de: `${text}!`}})
  expect(JSON.stringify(patch).length).toBeLessThan(60)
})

test('a change inside a keyed array item does not touch its neighbours', () => {
  const items = ['a', 'b', 'c'].map((_key) => ({_key, text: 'x'.repeat(500)}))
  const changed = items.map((item) => (item._key === 'b' ? {...item, done: true} : item))
  expect(JSON.stringify(encode({items}, {items: changed})).length).toBeLessThan(100)
})
