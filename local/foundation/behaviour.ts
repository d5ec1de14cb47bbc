import {setTimeout as sleep} from 'node:timers/promises'
import {z} from 'zod'

const milliseconds = z.int().min(0).max(600_000)
/** Whether a message is stored although its sender does not get the normal answer. */
const stores = z.boolean().default(false)

/**
 * How the stand-in answers pings and messages. `fail` names what goes wrong:
 * - `null`: nothing
 * - `status`: every answer has this code
 * - `delay`: every answer comes `ms` late
 * - `hang`: no answer ever comes
 * - `drop`: the connection is closed without an answer
 * - `sleep`: after `idleMs` without a request the next answers take `ms`, like a host that has gone to sleep
 *
 * With `stores`, a message is kept before the failure: accepted, but its sender cannot know.
 */
export const Behaviour = z.discriminatedUnion('fail', [
  z.strictObject({fail: z.null()}),
  z.strictObject({fail: z.literal('status'), status: z.int().min(300).max(599).default(503), stores}),
  z.strictObject({fail: z.literal('delay'), ms: milliseconds.default(3000)}),
  z.strictObject({fail: z.literal('hang'), stores}),
  z.strictObject({fail: z.literal('drop'), stores}),
  z.strictObject({
    fail: z.literal('sleep'),
    ms: milliseconds.default(8000),
    idleMs: milliseconds.default(60_000),
  }),
])

export type Behaviour = z.infer<typeof Behaviour>

/**
 * Makes a waiting function for a behaviour, which remembers when the last request came.
 *
 * @returns Called with every request, it resolves when that request may be answered.
 */
export function slowness(behaviour: Behaviour): () => Promise<void> {
  let lastRequestAt = Number.NEGATIVE_INFINITY
  let awakeAt = 0
  return async () => {
    if (behaviour.fail === 'delay') return sleep(behaviour.ms)
    if (behaviour.fail !== 'sleep') return
    const now = Date.now()
    if (now - lastRequestAt > behaviour.idleMs && now >= awakeAt) awakeAt = now + behaviour.ms
    lastRequestAt = now
    await sleep(Math.max(0, awakeAt - now))
  }
}
