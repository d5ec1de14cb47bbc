import {expect, test} from 'vitest'
import {legalPreview} from '../schemaTypes/preview.ts'
import {dayInWords} from './dates.ts'

const format = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'})

test('formats a date, and shows invalid dates unchanged', () => {
  expect(dayInWords(format, '2026-01-02')).toBe('2 January 2026')
  for (const text of ['bald', '', '2026-13-40']) expect(dayInWords(format, text)).toBe(text)
})

test('a legal page with an invalid date is listed', () => {
  const {prepare} = legalPreview('Imprint')
  expect(prepare({updatedOn: '2026-01-02'}).subtitle).toBe('As of Jan 2, 2026')
  expect(prepare({updatedOn: 'bald'}).subtitle).toBe('As of bald')
})
