import {expect, test} from 'vitest'
import {newTransactionId, outcomeOf} from './writes.ts'

test('every transaction has an id of its own', () => {
  const ids = Array.from({length: 100}, newTransactionId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

test('reports “nothing was changed” only for rejected writes', () => {
  const refused = (statusCode: number) => Object.assign(new Error('Refused'), {statusCode})
  for (const status of [400, 403, 409, 501, 507]) expect(outcomeOf(refused(status))).toBe('failed')
  for (const status of [500, 502, 504]) expect(outcomeOf(refused(status))).toBe('unknown')
  expect(outcomeOf(new TypeError('Failed to fetch'))).toBe('unknown')
})
