import fc from 'fast-check'
import {expect, it} from 'vitest'
import {newsletterDataset as ofTheSite} from '../../app/platform/environment.ts'
import {newsletterDataset} from '../environment.ts'
import {csv} from './csv.ts'
import {daysLeft} from './entry.ts'

it('begins with a byte order mark and quotes every cell', () => {
  expect(
    csv(
      [
        ['a', 'b "c"'],
        ['d;e', 'f,\ng'],
      ],
      ';',
    ),
  ).toBe('\uFEFF"a";"b ""c"""\r\n"d;e";"f,\ng"\r\n')
})

it.each(['=1+1', '+49 30', '-2', '@SUM(A1)', ' =cmd|a', '\t=1', '=a@example.org'])(
  '%j is no formula',
  (text) => {
    expect(csv([[text]], ',')).toBe(`\uFEFF"'${text}"\r\n`)
  },
)

it('round-trips any text', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({unit: 'grapheme'}), {minLength: 1}), {minLength: 1}), (rows) => {
      const read = [...csv(rows, ',').matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, cell = '']) =>
        cell.replaceAll('""', '"'),
      )
      const cells = rows.flat()
      expect(read).toHaveLength(cells.length)
      for (const [index, cell] of read.entries()) {
        expect(cell === cells[index] || cell === `'${cells[index]}`).toBe(true)
        expect(cell).not.toMatch(/^\s*[=+\-@]/)
      }
    }),
  )
})

it('rounds the days left up, with a minimum of zero', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')
  const left = (expiresAt: string) =>
    daysLeft({_id: '', email: '', language: 'en', consentText: '', subscribedAt: '', expiresAt}, now)
  expect(
    ['2026-03-31T12:00:00Z', '2026-03-01T12:00:01Z', '2026-03-01T12:00:00Z', '2026-01-01T00:00:00Z'].map(
      left,
    ),
  ).toEqual([30, 1, 0, 0])
})

it('the Studio and the website mean the same dataset', () => {
  expect(newsletterDataset).toBe(ofTheSite)
})
