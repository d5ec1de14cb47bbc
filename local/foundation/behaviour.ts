import type {IncomingMessage} from 'node:http'
import {setTimeout as sleep} from 'node:timers/promises'
import {z} from 'zod'
import {parse, type Reply, type Routes, readJson} from './http.ts'

const milliseconds = z.int().min(0).max(600_000)
/** Whether a message is stored although its sender gets no normal response. */
const stores = z.boolean().default(false)

/**
 * Simulated failures of a local server, for trying out and for tests:
 * - `status`: every response has this status
 * - `delay`: every response is delayed by `ms`
 * - `hang`: no response is sent
 * - `drop`: the connection is closed without a response
 * - `reset`: the connection is reset
 * - `redirect`: every response redirects to the same address
 * - `garbage`: the message is stored, and the response is 200 with a body that is not JSON
 */
const Behaviour = z.discriminatedUnion('fail', [
  z.strictObject({fail: z.null()}),
  z.strictObject({fail: z.literal('status'), status: z.int().min(300).max(599).default(503), stores}),
  z.strictObject({fail: z.literal('delay'), ms: milliseconds.default(3000)}),
  z.strictObject({fail: z.enum(['hang', 'drop', 'reset', 'redirect']), stores}),
  z.strictObject({fail: z.literal('garbage')}),
])

type Behaviour = z.infer<typeof Behaviour>

/** Wraps a service so that its responses can fail. */
export function failingService() {
  let behaviour: Behaviour = {fail: null}

  /** @param accept handles the request and returns the normal reply */
  async function answer({socket, url}: IncomingMessage, accept: () => Reply): Promise<Reply | undefined> {
    if (behaviour.fail === 'delay') await sleep(behaviour.ms)
    if ('stores' in behaviour && behaviour.stores) accept()
    switch (behaviour.fail) {
      case 'status':
        return {status: behaviour.status, json: {error: 'Told to fail.'}}
      case 'redirect':
        return {status: 307, headers: {Location: url ?? '/'}, json: {error: 'Told to fail.'}}
      case 'garbage':
        accept()
        return {status: 200, text: '{"status": \u0000\ufffd'}
      case 'hang':
        return undefined
      case 'drop':
        socket.destroy()
        return undefined
      case 'reset':
        socket.resetAndDestroy()
        return undefined
      default:
        return accept()
    }
  }

  /** Routes to read and set the behaviour. */
  const routes = (path: string): Routes => ({
    [`GET ${path}`]: async () => ({status: 200, json: behaviour}),
    [`PUT ${path}`]: async (request) => {
      behaviour = parse(Behaviour, await readJson(request))
      return {status: 200, json: behaviour}
    },
  })

  return {answer, routes}
}
