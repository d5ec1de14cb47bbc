import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {languages} from '~/i18n/languages'
import {type ReadAmount, readAmount} from './amount'
import {printAmount, printAmountInFull} from './print-amount'
import {currencyOf} from './terms'

const dollars = currencyOf('USD')
const limits = {minimum: 100, maximum: 1_000_000}
const noLimits = {minimum: 0, maximum: Number.MAX_SAFE_INTEGER}

/** Cents, or the problem, without limits on the amount. */
const read = (text: string, language: 'de' | 'en', currency = dollars) => {
  const result = readAmount(text, language, currency, noLimits)
  return 'cents' in result ? result.cents : result.problem
}

const inBoth = (text: string, currency = dollars) =>
  languages.map((language) => read(text, language, currency))

describe('an amount', () => {
  it.each([
    ['5.00', 500],
    ['12,50', 1250],
    ['12,5', 1250],
    [',50', 50],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234', 123_400],
    ['1\u202f234.5', 123_450],
    ['1’234', 123_400],
    ['50,–', 5000],
  ])('%s means the same in both languages', (text, cents) => {
    expect(inBoth(text)).toEqual([cents, cents])
  })

  it.each(['  50 ', '$50', '50 $', '50\u00a0$', 'USD 50', '50usd', '$50 USD', '\u200e50\u200f', '\t50\n'])(
    'may have spaces and its currency around it: %j',
    (text) => {
      expect(inBoth(text)).toEqual([5000, 5000])
    },
  )

  it('has thousands as its language writes them; written the other way, it is told that it is ambiguous', () => {
    expect(read('1.234', 'de')).toBe(123_400)
    expect(read('1,234', 'en')).toBe(123_400)
    expect(readAmount('1,234', 'de', dollars, limits)).toEqual({
      problem: 'ambiguous',
      readings: [123_400, 123],
    })
    expect(readAmount('$5.000', 'en', dollars, limits)).toEqual({
      problem: 'ambiguous',
      readings: [500_000, 500],
    })
  })

  it.each([
    ['', 'empty'],
    ['$', 'empty'],
    ['٥٠', 'foreignDigits'],
    ['50 €', 'otherCurrency'],
    ['50 Euro', 'noNumber'],
    ['.', 'noNumber'],
    ['-5', 'noNumber'],
    ['1e3', 'noNumber'],
    ['1.234 567', 'noNumber'],
    ['½', 'noNumber'],
    ['12,345678', 'decimals'],
    ['1.234,567', 'decimals'],
    ['9'.repeat(400), 'tooLarge'],
  ])('%j is refused: %s', (text, problem) => {
    expect(inBoth(text)).toEqual([problem, problem])
  })

  it('is within the limits, both included', () => {
    const within = (text: string): ReadAmount => readAmount(text, 'en', dollars, limits)
    expect(within('1')).toEqual({cents: 100})
    expect(within('0.99')).toEqual({problem: 'tooSmall'})
    expect(within('0')).toEqual({problem: 'tooSmall'})
    expect(within('10000.00')).toEqual({cents: 1_000_000})
    expect(within('10,000.01')).toEqual({problem: 'tooLarge'})
  })
})

it('prints as the language does, with the sign of the currency', () => {
  const printed = (cents: number) => languages.map((language) => printAmount(cents, language, dollars))
  expect(printed(2000)).toEqual(['20\u00a0$', '$20'])
  expect(printed(1250)).toEqual(['12,50\u00a0$', '$12.50'])
  expect(printed(1_000_000)).toEqual(['10.000\u00a0$', '$10,000'])
  expect(printAmountInFull(2000, 'de', currencyOf('SEK'))).toBe('20\u00a0kr (SEK)')
  expect(printAmountInFull(2000, 'en', currencyOf(''))).toBe('20')
  expect(printAmountInFull(2000, 'en', currencyOf('US'))).toBe('20 (US)')
})

describe('of any amount and any text', () => {
  const language = fc.constantFrom(...languages)
  const currency = fc.constantFrom(...['USD', 'EUR', 'CHF', 'SEK', 'PLN'].map(currencyOf))
  const cents = fc.integer({min: 0, max: 99_999_999_999})

  it('parses a printed amount as the same amount', () => {
    fc.assert(
      fc.property(cents, language, currency, (amount, tongue, money) => {
        for (const print of [printAmount, printAmountInFull]) {
          const text = print(amount, tongue, money)
          expect(read(text, tongue, money)).toBe(amount)
        }
      }),
    )
  })

  it('parses an amount of the other language as the same amount, or rejects it as ambiguous', () => {
    fc.assert(
      fc.property(cents, currency, (amount, money) => {
        expect([amount, 'ambiguous']).toContain(read(printAmount(amount, 'de', money), 'en', money))
        expect([amount, 'ambiguous']).toContain(read(printAmount(amount, 'en', money), 'de', money))
      }),
    )
  })

  const typed = fc.string({unit: fc.constantFrom(..."0123456789.,' $"), maxLength: 12})

  it('no text means one amount in one language and another one in the other', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const amounts = inBoth(text).filter((amount) => typeof amount === 'number')
        expect(new Set(amounts).size).toBeLessThan(2)
      }),
      {numRuns: 2000},
    )
  })

  it('any text has an answer, which never is a broken number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({unit: 'grapheme'}), typed), language, (text, tongue) => {
        const result = readAmount(text, tongue, dollars, limits)
        if ('cents' in result) {
          expect(Number.isSafeInteger(result.cents)).toBe(true)
          expect(result.cents).toBeGreaterThanOrEqual(limits.minimum)
          expect(result.cents).toBeLessThanOrEqual(limits.maximum)
        } else expect(result.problem).toBeTruthy()
      }),
    )
  })
})
