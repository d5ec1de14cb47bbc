import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {isPossiblePhone} from './phone.server.ts'

describe('isPossiblePhone', () => {
  it.each([
    '030 23125 000',
    '+49 (0)30 23125-100',
    '(030) 23125-000',
    '030/23125000',
    '030.231.250.00',
    '0 30 / 23 12 50 00',
    '030 23125-0 ext. 12',
    '116 117',
    '+49 151 23456789',
    '0049 30 23125 100',
    '011 49 30 23125 100',
    '(202) 555-0143',
    '1-202-555-0143',
    '202.555.0143',
    '020 7946 0000',
    '٠٣٠ ٢٣١٢٥ ٠٠٠',
    'tel:+49-30-23125-000',
    'Tel.: 030 23125 000',
    '030 23125-0 Durchwahl 12',
    '030 23125-0, App. 12',
    '030 23125-0 (DW 12)',
    '555-0143',
  ])('takes %s', (phone) => {
    expect(isPossiblePhone(phone)).toBe(true)
  })

  it.each([
    '',
    '12',
    '-----',
    '( ) ( )',
    'call me',
    '030 23125 000 or later',
    '0151 234 567 (abends)',
    '++49 30 231',
    '1'.repeat(31),
    '+1 555 0100',
    '+999 123456789',
  ])('refuses %s', (phone) => {
    expect(isPossiblePhone(phone)).toBe(false)
  })

  /** Digits with what people put between them. */
  const written = (digits: string) =>
    fc
      .array(fc.constantFrom('', '', ' ', '-', '.', '/', '\u00a0', '\u2011'), {
        minLength: digits.length,
        maxLength: digits.length,
      })
      .map((separators) =>
        [...digits].map((digit, at) => digit + (at < digits.length - 1 ? separators[at] : '')).join(''),
      )

  const digits = (length: number) =>
    fc
      .tuple(
        fc.integer({min: 2, max: 9}),
        fc.array(fc.integer({min: 0, max: 9}), {minLength: length - 1, maxLength: length - 1}),
      )
      .map(([first, rest]) => [first, ...rest].join(''))

  it.each([
    ['DE', '49', '0', 10],
    ['US', '1', '', 10],
    ['GB', '44', '0', 10],
  ] as const)(
    'takes the numbers of %s in any notation, national and international',
    (_, code, trunk, length) => {
      fc.assert(
        fc.property(
          digits(length).chain((number) => fc.tuple(written(trunk + number), written(number))),
          ([national, international]) => {
            expect(isPossiblePhone(national)).toBe(true)
            expect(isPossiblePhone(`+${code} ${international}`)).toBe(true)
            expect(isPossiblePhone(`00${code} ${international}`)).toBe(true)
          },
        ),
      )
    },
  )

  it('answers whatever it is given, and takes nothing without digits', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        const possible = isPossiblePhone(text)
        if (!/\p{Nd}/u.test(text)) expect(possible).toBe(false)
      }),
    )
  })
})
