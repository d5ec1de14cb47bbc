import {expect, test} from 'vitest'
import {soak} from './soak.ts'

test.each([true, false])(
  'under an API that fails at random, nothing is lost, doubled or pretended (keys honoured: %s)',
  async (honoursKeys) => {
    const {reported, unclear, ...tally} = await soak(1_000, honoursKeys)
    expect(tally).toMatchObject({lost: 0, doubled: 0, falseSuccesses: 0, falseFailures: 0})
    expect(reported.sent).toBeGreaterThan(0)
    // With the key, unclear messages are retried until the outcome is clear.
    if (honoursKeys) expect(unclear).toBe(0)
  },
  600_000,
)
