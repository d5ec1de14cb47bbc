import fc from 'fast-check'
import {diffMatchPatch, type FormPatch, insert, set, setIfMissing, unset} from 'sanity'
import {describe, expect, test} from 'vitest'
import {block, type Plain, seeded, typeOf} from '../tests/fixture.ts'
import {changesReviewedText, formerReview, reviewedTypes, saysReviewed} from './reviewed-texts.ts'

/** Edits that end a medical review. */

const home = seeded('homePage')
const topics = (home.education as {topics: (Plain & {_key: string})[]}).topics
const [first, second] = topics
if (!first || !second) throw new Error('The example has topics.')
const firstTopic = ['education', 'topics', {_key: first._key}]

const ends = (...patches: FormPatch[]) => changesReviewedText(home, patches)

describe('a review ends', () => {
  test('with a change of a covered text', () => {
    expect(ends(set('Neu', ['firstSteps', 'heading', 'de']))).toBe(true)
    expect(ends(set('Neu', [...firstTopic, 'title', 'de']))).toBe(true)
    expect(ends(unset(['firstSteps', 'heading', 'de']))).toBe(true)
    expect(ends(set({de: 'Neu', en: 'New'}, ['inheritance', 'heading']))).toBe(true)
    const letters = [...firstTopic, 'body', 'en', 0, 'children', 0, 'text']
    expect(ends(diffMatchPatch('@@ -0,0 +1,2 @@\n+ab\n', letters))).toBe(true)
  })

  test('with text that comes or goes as a whole', () => {
    expect(ends(unset(firstTopic))).toBe(true)
    expect(ends(unset(['education', 'topics']))).toBe(true)
    const item = {_type: 'titledText', _key: 'new', title: {de: 'Neu'}, body: {de: [block('Neu')]}}
    expect(ends(insert([item], 'after', ['education', 'topics', -1]))).toBe(true)
    expect(ends(insert([item], 'after', ['education', 'topics[-1]']))).toBe(true)
  })
})

describe('a review stays', () => {
  test('with texts that it does not cover, and with its own fields', () => {
    expect(ends(set('Neu', ['heading', 'de']))).toBe(false)
    expect(ends(set('Neu', ['donate', 'text', 'en']))).toBe(false)
    expect(ends(set('Dr. A', ['reviewedBy']), set('2026-11-21', ['reviewedOn']))).toBe(false)
  })

  test('with other pictures and where they are cut', () => {
    const picture = ['education', 'picture']
    expect(ends(set({x: 0.1, y: 0.2, width: 0.5, height: 0.5}, [...picture, 'hotspot']))).toBe(false)
    expect(ends(set({_type: 'reference', _ref: 'image-y'}, [...picture, 'asset']))).toBe(false)
    expect(ends(set('uploading', [...picture, '_upload']), unset([...picture, '_upload']))).toBe(false)
  })

  test('with nothing new: an empty item, the same text, the frame of an object', () => {
    expect(ends(insert([{_type: 'titledText', _key: 'n'}], 'after', ['education', 'topics', -1]))).toBe(false)
    expect(ends(setIfMissing({}, ['firstSteps']))).toBe(false)
    expect(ends(set(home as never, []))).toBe(false)
  })

  test('in documents that are not reviewed', () => {
    const patch = set('x', ['heading', 'de'])
    expect(changesReviewedText(seeded('aboutPage'), [patch])).toBe(false)
  })
})

test('any order of the topics is the same text, any other set of them is not', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(topics), (chosen) => {
      const patch = set(chosen as never, ['education', 'topics'])
      expect(ends(patch)).toBe(chosen.length !== topics.length)
    }),
  )
})

describe('texts are said to be reviewed', () => {
  const marked = {reviewedBy: 'Dr. A', reviewedOn: '2026-11-21'}
  const named = set('Dr. B', ['reviewedBy'])

  test('by a date, and by a name where there is none with a date', () => {
    expect(saysReviewed(marked, [set('2026-11-22', ['reviewedOn'])])).toBe(true)
    expect(saysReviewed({reviewedOn: '2026-11-21'}, [named])).toBe(true)
  })

  test('not by another name, nor by taking one away, nor by a text', () => {
    expect(saysReviewed(marked, [named])).toBe(false)
    expect(saysReviewed(marked, [unset(['reviewedOn'])])).toBe(false)
    expect(saysReviewed({}, [set('x', ['question', 'de'])])).toBe(false)
  })
})

test('who has reviewed is still known where it is not known what', () => {
  const marked = {_type: 'faqEntry', reviewedBy: 'Dr. A', reviewedOn: '2026-11-21'}
  const known = {by: 'Dr. A', on: '2026-11-21'}
  expect(formerReview(marked, undefined)).toEqual(known)
  expect(formerReview({_type: 'faqEntry'}, marked)).toEqual(known)
  expect(formerReview({_type: 'faqEntry', formerReview: {by: 'Dr. B'}}, undefined)).toEqual({by: 'Dr. B'})
})

test('the reviewed types are those with the fields of a review', () => {
  for (const name of reviewedTypes) {
    const type = typeOf(name)
    const fields = 'fields' in type ? type.fields.map((field) => field.name) : []
    expect(fields).toEqual(expect.arrayContaining(['reviewedBy', 'reviewedOn', 'reviewedTexts']))
  }
})
