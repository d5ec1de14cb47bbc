import type {Socket} from 'node:net'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
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
 * - `reset`: the connection breaks off
 * - `drip`: every answer comes letter by letter, one every `ms`
 * - `redirect`: every answer leads to the address that was asked
 * - `garbage`: the message is stored, and the answer is 200 with something that nobody can read
 * - `endless`: the message is stored, and the answer is 200 with a body that never ends
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
  z.strictObject({fail: z.literal('reset'), stores}),
  z.strictObject({fail: z.literal('drip'), ms: milliseconds.default(1000), stores}),
  z.strictObject({fail: z.literal('redirect'), stores}),
  z.strictObject({fail: z.literal('garbage')}),
  z.strictObject({fail: z.literal('endless')}),
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

/** Answers letter by letter, one every so many milliseconds. */
export async function drip(socket: Socket, ms: number): Promise<void> {
  for (const letter of 'HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n') {
    if (socket.destroyed) return
    socket.write(letter)
    await sleep(ms)
  }
}

/** Answers as fast as it is taken, until the other side has enough. */
export async function answerWithoutEnd(socket: Socket): Promise<void> {
  socket.write('HTTP/1.1 200 OK\r\n\r\n')
  await pipeline(Readable.from(forever(Buffer.alloc(64 * 1024, 'x'))), socket).catch(() => {})
}

function* forever(chunk: Buffer) {
  for (;;) yield chunk
}
