import {set, setIfMissing, unset} from 'sanity'
import {expect, test} from 'vitest'
import {earlyUploadMarks, exchangesPicture} from './exchange.ts'

const picture = {asset: {_ref: 'image-a'}, alt: {de: 'Ein Baum', en: 'A tree'}}

test('another picture, or none, is a replacement', () => {
  const uploaded = [setIfMissing({_type: 'picture'}), set({_type: 'reference', _ref: 'image-b'}, ['asset'])]
  expect(exchangesPicture(picture, uploaded)).toBe(true)
  expect(exchangesPicture(picture, [unset(['asset']), unset(['crop'])])).toBe(true)
})

test('a first picture, the same again, another crop and another alt text are no replacement', () => {
  const same = set({_type: 'reference', _ref: 'image-a'}, ['asset'])
  expect(exchangesPicture({alt: picture.alt}, [same])).toBe(false)
  expect(exchangesPicture(picture, [same])).toBe(false)
  expect(exchangesPicture(picture, [unset(['hotspot']), set(0.5, ['crop', 'left'])])).toBe(false)
  expect(exchangesPicture(picture, [set('Zwei Bäume', ['alt', 'de'])])).toBe(false)
})

test('an upload is marked when it starts, not while its file is checked', () => {
  const isEarly = earlyUploadMarks()
  const mark = [set({progress: 2}, ['_upload'])]
  const removal = [unset(['_upload'])]
  expect([mark, removal].map(isEarly)).toEqual([true, true])
  const progress = [set(50, ['_upload', 'progress'])]
  expect([mark, mark, progress, removal, removal].map(isEarly)).toEqual([true, false, false, false, false])
})
