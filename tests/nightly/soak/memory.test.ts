import {expect, test} from 'vitest'
import {soakMemory} from './memory.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 8)

test(
  'memory stays bounded under mixed load; no request fails while the lake is away',
  async () => {
    const {failures, outage, verdicts} = await soakMemory(minutes, minutes / 4, () => {})
    expect(failures).toBe(0)
    expect(outage).toMatchObject({hasRecovered: true})
    // Local servers keep received data.
    expect(verdicts.filter(({name, isBounded}) => /site/.test(name) && !isBounded)).toEqual([])
  },
  (minutes + 5) * 60_000,
)
