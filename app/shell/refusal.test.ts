import {expect, test} from 'vitest'
import {refusalIn} from './refusal'

const answer = (status: number, headers = {}) => new Response(null, {status, headers})

test.each([
  [413, {}, 'tooLong'],
  [408, {}, 'tooSlow'],
  [429, {}, 'busy'],
  [503, {'Retry-After': '5'}, 'busy'],
  [403, {}, 'other'],
  [409, {}, 'other'],
])('%s %j: the form was turned away', (status, headers, why) => {
  expect(refusalIn(answer(status, headers))).toBe(why)
})

test.each([
  [200, {}],
  [302, {}],
  [500, {}],
  [502, {'Retry-After': '5'}],
  [503, {}],
  [504, {}],
])('%s %j leaves open whether the form was read', (status, headers) => {
  expect(refusalIn(answer(status, headers))).toBeUndefined()
})
