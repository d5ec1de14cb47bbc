import {expect, it} from 'vitest'
import {seedDocuments} from '../../studio/seed/index.ts'
import {qrCode} from '../media/qr.ts'
import {type CardTexts, cardText, entries, type Values, valuesIn} from './entries.ts'

const card = seedDocuments.find(({_id}) => _id === 'emergencyCardPage') as unknown as CardTexts

it('says in both languages what was typed, and nothing of the other fields', () => {
  expect(cardText(card, {name: ' Alex Muster ', clinic: 'Zentrum, 030 1', notes: ' '})).toBe(
    [
      'Notfallkarte: Sichelzellkrankheit / Emergency card: sickle cell disease',
      'Name: Alex Muster',
      'Klinik / Clinic: Zentrum, 030 1',
    ].join('\n'),
  )
  expect(cardText(card, {name: ' '})).toBe('')
})

it('draws a code of the fullest card', () => {
  const values: Values = Object.fromEntries(entries.map(({name, max}) => [name, 'ß'.repeat(max)]))
  const {size, path} = qrCode(cardText(card, values), {ecc: 'L'})
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  // A quiet zone of four light modules, then the corner of a finder pattern.
  expect(path.startsWith('M4 4h1')).toBe(true)
  expect(path).not.toContain(`M${size - 4} `)
})

it.each([
  [
    {name: 'Alex', notes: 'x'.repeat(200), other: 'x'},
    {name: 'Alex', notes: 'x'.repeat(100)},
  ],
  [{name: 1, clinic: null}, {}],
  [null, {}],
  ['text', {}],
])('reads what was remembered as %j', (stored, values) => {
  expect(valuesIn(stored)).toEqual(values)
})
