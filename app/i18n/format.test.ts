import {expect, it} from 'vitest'
import {format, formatDate, formatNumber} from './format.ts'

it('replaces every placeholder and leaves unknown ones', () => {
  expect(format('{{a}} of {{b}}, {{a}} {{c}}', {a: 1, b: 'two'})).toBe('1 of two, 1 {{c}}')
})

it('inserts values unchanged', () => {
  expect(format('({{a}})', {a: '$& {{b}}', b: 'x'})).toBe('($& {{b}})')
})

it('writes dates and numbers as the language does', () => {
  expect([formatDate('2026-01-01', 'de'), formatDate('2026-01-01', 'en')]).toEqual([
    '1. Januar 2026',
    '1 January 2026',
  ])
  expect([formatNumber(3500, 'de'), formatNumber(3500, 'en')]).toEqual(['3.500', '3,500'])
  expect([formatNumber(0.2, 'de'), formatNumber(0.2, 'en')]).toEqual(['0,2', '0.2'])
})
