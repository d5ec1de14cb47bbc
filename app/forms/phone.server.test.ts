import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {isPossiblePhone} from './phone.server.ts'

describe('isPossiblePhone', () => {
  it.each([
    '+49 (0)30 23125-100',
    '0 30 / 23 12 50 00',
    '030 23125-0 ext. 12',
    '(202) 555-0143',
    '٠٣٠ ٢٣١٢٥ ٠٠٠',
    'tel:+49-30-23125-000',
    '030 23125-0 Durchwahl 12',
    '030 23125-0 (DW 12)',
    '555-0143',
  ])('takes %s', (phone) => {
    expect(isPossiblePhone(phone)).toBe(true)
  })

  it.each([
    '',
    '12',
    'call me',
    '030 23125 000 or later',
    '0151 234 567 (abends)',
    '1'.repeat(31),
    '+999 123456789',
  ])('refuses %s', (phone) => {
    expect(isPossiblePhone(phone)).toBe(false)
  })

  it('answers whatever it is given, and takes nothing without digits', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        const possible = isPossiblePhone(text)
        if (!/\p{Nd}/u.test(text)) expect(possible).toBe(false)
      }),
    )
  })
})
