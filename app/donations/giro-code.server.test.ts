import {expect, test} from 'vitest'
import {giroCodeOf, giroCodeText} from './giro-code.server'

const transfer = {
  cents: 1250,
  currency: {sign: '€', code: 'EUR'},
  account: {
    holder: 'Stiftung Sanfte\nStrömung',
    iban: 'DE00 1234 5678 0000 0000 00',
    bic: 'BEISDE00XXX',
    bank: 'Beispielbank',
  },
  purpose: 'Spende K7QF-M3XT',
}
const {account} = transfer

test('a GiroCode has the lines of EPC069-12, version 002', () => {
  expect(giroCodeText(transfer)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BEISDE00XXX',
    'Stiftung Sanfte Strömung',
    'DE00123456780000000000',
    'EUR12.50',
    '',
    '',
    'Spende K7QF-M3XT',
  ])
  expect(giroCodeText({...transfer, account: {...account, bic: null}})?.split('\n')[4]).toBe('')
  expect(giroCodeOf(transfer)?.path).toMatch(/^M4 4h1v1h-1z/)
})

test.each([
  ['a name of 70 characters', {account: {...account, holder: 'ü'.repeat(70)}}, true],
  ['a name of 71 characters', {account: {...account, holder: 'n'.repeat(71)}}, false],
  ['a purpose of 140 characters', {purpose: 'p'.repeat(140)}, true],
  ['a purpose of 141 characters', {purpose: 'p'.repeat(141)}, false],
  ['more bytes than a code holds', {purpose: '😀'.repeat(140)}, false],
  ['the largest amount', {cents: 99_999_999_999}, true],
  ['a larger amount', {cents: 100_000_000_000}, false],
  ['dollars', {currency: {sign: '$', code: 'USD'}}, false],
])('%s: %s', (_, change, isThere) => {
  expect(giroCodeOf({...transfer, ...change}) !== undefined).toBe(isThere)
})
