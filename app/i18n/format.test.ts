import {expect, it} from 'vitest'
import {format} from './format.ts'

it('replaces every placeholder and leaves unknown ones', () => {
  expect(format('{{a}} of {{b}}, {{a}} {{c}}', {a: 1, b: 'two'})).toBe('1 of two, 1 {{c}}')
})

it('inserts values unchanged', () => {
  expect(format('({{a}})', {a: '$& {{b}}', b: 'x'})).toBe('($& {{b}})')
})
