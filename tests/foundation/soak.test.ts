// @vitest-environment node
import {expect, test} from 'vitest'
import {soak} from '../soak/soak.ts'

test.each([true, false])(
  'under an API that fails at random, nothing is lost, doubled or pretended (keys honoured: %s)',
  async (honoursKeys) => {
    const {told, unclear, ...tally} = await soak(100, honoursKeys)
    expect(tally).toMatchObject({lost: 0, doubled: 0, falseSuccesses: 0, falseFailures: 0})
    expect(told.sent).toBeGreaterThan(0)
    // With the key, whatever was unclear is sent again until it is clear.
    if (honoursKeys) expect(unclear).toBe(0)
  },
  60_000,
)
