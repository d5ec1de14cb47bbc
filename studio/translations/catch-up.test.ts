import type {SanityClient, SanityDocument} from 'sanity'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {keepingUp} from './catch-up.ts'
import {schema, seeded} from './fixture.ts'

/** What becomes of looks at the dataset of which the lake answers nothing. */

const documents = [{...seeded('faq-cure'), _rev: 'one'}] as unknown as SanityDocument[]
const request = vi.fn()
const client = {config: () => ({dataset: 'production'}), request} as unknown as SanityClient

beforeEach(() => {
  request.mockReset()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

const settled = () => new Promise(setImmediate)

test('after one that failed, the next one is tried', async () => {
  const look = keepingUp(client, schema)
  for (const error of [
    new TypeError('Failed to fetch'),
    Object.assign(new Error('Away'), {statusCode: 502}),
  ]) {
    request.mockRejectedValueOnce(error)
    look(documents)
    await settled()
  }
  expect(request).toHaveBeenCalledTimes(2)
})

test('a look that came meanwhile is not left out', async () => {
  const look = keepingUp(client, schema)
  request.mockRejectedValue(new TypeError('Failed to fetch'))
  look(documents)
  look(documents)
  await settled()
  expect(request).toHaveBeenCalledTimes(2)
})

test.each([401, 403])('whoever may not is not told again: %d', async (statusCode) => {
  const look = keepingUp(client, schema)
  request.mockRejectedValue(Object.assign(new Error('Not allowed'), {statusCode}))
  look(documents)
  look(documents)
  await settled()
  look(documents)
  await settled()
  expect(request).toHaveBeenCalledOnce()
})
