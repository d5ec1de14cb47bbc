import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {rateLimit} from './rate-limit.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('limits the requests per minute of each network', async () => {
  const {count} = rateLimit(2)
  const addresses = [
    '192.0.2.1',
    '192.0.2.2',
    '192.0.2.1',
    '192.0.2.1',
    '2001:db8::1',
    '2001:db8::2',
    '2001:db8::3',
  ]
  const waits = []
  for (const address of addresses) waits.push(await count(address))
  expect(waits).toEqual([0, 0, 0, 60, 0, 0, 60])
})

it('allows requests again when the window ends; refused ones do not extend it', async () => {
  const {count} = rateLimit(1)
  await count('192.0.2.1')
  vi.advanceTimersByTime(50_500)
  expect([await count('192.0.2.1'), await count('192.0.2.1')]).toEqual([10, 10])
  vi.advanceTimersByTime(9_500)
  expect(await count('192.0.2.1')).toBe(0)
})

it('takes one back, also where others were refused meanwhile', async () => {
  const {count, uncount} = rateLimit(1)
  expect([await count('192.0.2.1'), await count('192.0.2.1'), await count('192.0.2.1')]).toEqual([0, 60, 60])
  await uncount('192.0.2.1')
  expect([await count('192.0.2.1'), await count('192.0.2.1')]).toEqual([0, 60])
})
