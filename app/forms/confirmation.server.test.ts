import {expect, it, vi} from 'vitest'

vi.stubEnv('SESSION_SECRET', 'k'.repeat(32))
const {arrivalMark, validMark} = await import('./confirmation.server')

const now = Date.UTC(2026, 0, 1)
const minutes = (count: number) => count * 60_000

it('a confirmation is valid for its form for half an hour', () => {
  const mark = arrivalMark('contact', now)
  expect(validMark('contact', mark, now)).toBe(mark)
  expect(validMark('contact', mark, now + minutes(29))).toBe(mark)
  expect(validMark('contact', mark, now + minutes(31))).toBeUndefined()
  expect(validMark('enquiry', mark, now)).toBeUndefined()
})

it.each([null, '', '1', '.', 'zzzzzzzz.', 'zzzzzzzz.AAAAAAAAAAAAAAAAAAAAAA', 'a.b.c'])(
  'an address with %s says nothing',
  (mark) => {
    expect(validMark('contact', mark, now)).toBeUndefined()
  },
)

it('its expiry cannot be forged', () => {
  const [, signature] = arrivalMark('contact', now).split('.')
  const later = (now + minutes(600)).toString(36)
  expect(validMark('contact', `${later}.${signature}`, now)).toBeUndefined()
})
