import type {SanityClient, SanityDocument} from 'sanity'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {schema, seeded} from '../tests/fixture.ts'
import {keepingUp} from './catch-up.ts'

/** Catching up when requests to the lake fail. */

const documents = [{...seeded('faq-cure'), _rev: 'one'}] as unknown as SanityDocument[]
const request = vi.fn()
const client = {config: () => ({dataset: 'production'}), request} as unknown as SanityClient

beforeEach(() => {
  request.mockReset()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

const settled = () => new Promise(setImmediate)

test('tries again at the next look after a failure', async () => {
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

test('handles a call that came meanwhile', async () => {
  const look = keepingUp(client, schema)
  request.mockRejectedValue(new TypeError('Failed to fetch'))
  look(documents)
  await settled()
  for (const next of [structuredClone(documents), structuredClone(documents)]) look(next)
  await settled()
  expect(request).toHaveBeenCalledTimes(2)
})
