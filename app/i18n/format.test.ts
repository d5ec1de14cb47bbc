import fc from 'fast-check'
import {expect, it} from 'vitest'
import {format, formatDate, formatNumber} from './format.ts'

it('replaces every placeholder and leaves unknown ones', () => {
  expect(format('{{a}} of {{b}}, {{a}} {{c}}', {a: 1, b: 'two'})).toBe('1 of two, 1 {{c}}')
})

it('inserts values unchanged', () => {
  expect(format('({{a}})', {a: '$& {{b}}', b: 'x'})).toBe('($& {{b}})')
})

const language = fc.constantFrom(
  ...([
    ['de', 'de-DE'],
    ['en', 'en-GB'],
  ] as const),
)

it('prints dates and numbers as `Intl` does', () => {
  const time = fc.date({min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true})
  const hundredths = fc.integer({min: 0, max: 99_999_999_999})
  fc.assert(
    fc.property(language, time, hundredths, ([language, locale], date, value) => {
      const inWords = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'})
      expect(formatDate(date.toISOString(), language)).toBe(inWords.format(date).replaceAll(' ', '\u00a0'))
      const number = new Intl.NumberFormat(locale, {maximumFractionDigits: 2})
      expect(formatNumber(value / 100, language)).toBe(number.format(value / 100))
    }),
  )
})
