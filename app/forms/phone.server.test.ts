import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {isPossiblePhone} from './phone.server.ts'

describe('isPossiblePhone', () => {
  it.each([
    ['030 23125 000', 'DE'],
    ['+49 (0)30 23125-100', 'DE'],
    ['(030) 23125-000', 'DE'],
    ['030/23125000', 'DE'],
    ['030.231.250.00', 'DE'],
    ['0 30 / 23 12 50 00', 'DE'],
    ['030 23125-0 ext. 12', 'DE'],
    ['116 117', 'DE'],
    ['+49 151 23456789', 'US'],
    ['0049 30 23125 100', 'US'],
    ['011 49 30 23125 100', 'US'],
    ['(202) 555-0143', 'US'],
    ['1-202-555-0143', 'US'],
    ['202.555.0143', 'US'],
    ['020 7946 0000', 'GB'],
    ['٠٣٠ ٢٣١٢٥ ٠٠٠', 'DE'],
    ['tel:+49-30-23125-000', 'DE'],
  ] as const)('takes %s, dialled from %s', (phone, country) => {
    expect(isPossiblePhone(phone, country)).toBe(true)
  })

  it.each([
    ['', 'DE'],
    ['12', 'DE'],
    ['-----', 'DE'],
    ['( ) ( )', 'DE'],
    ['call me', 'DE'],
    ['030 23125 000 or later', 'DE'],
    ['++49 30 231', 'DE'],
    ['1'.repeat(31), 'DE'],
    ['+1 555 0100', 'DE'],
    ['030 23125 000', 'US'],
    ['+999 123456789', 'US'],
  ] as const)('refuses %s, dialled from %s', (phone, country) => {
    expect(isPossiblePhone(phone, country)).toBe(false)
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
    (country, code, trunk, length) => {
      fc.assert(
        fc.property(
          digits(length).chain((number) => fc.tuple(written(trunk + number), written(number))),
          ([national, international]) => {
            expect(isPossiblePhone(national, country)).toBe(true)
            for (const from of ['DE', 'US', 'GB'] as const) {
              expect(isPossiblePhone(`+${code} ${international}`, from)).toBe(true)
              expect(isPossiblePhone(`00${code} ${international}`, from)).toBe(true)
            }
          },
        ),
      )
    },
  )

  it('answers whatever it is given, and takes nothing without digits', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), fc.constantFrom('DE', 'US', 'GB'), (text, country) => {
        const possible = isPossiblePhone(text, country)
        if (!/\p{Nd}/u.test(text)) expect(possible).toBe(false)
      }),
    )
  })
})
