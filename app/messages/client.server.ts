import {createHmac} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'
import {reasonOf} from '../platform/reason.ts'
import {type Call, httpLayer, isNeverConnected} from './http.server.ts'
import {type Outcome, openSentMessages, type SentMessages} from './sent.server.ts'
import {tokenHeaders, tokenIn} from './xsrf.server.ts'

/** A message to the foundation, with the API's field names. `lastName` only where a form asks for it. */
export interface Message {
  firstName: string
  lastName?: string
  email: string
  phone: string
  subject: string
  message: string
}

export interface FoundationOptions {
  /** Base address of the API, without a slash at the end. */
  api: string
  /** Whether the API stores a message once, however often it comes with the same `Idempotency-Key`. */
  honoursKeys: boolean
  /** Secret for idempotency keys. */
  secret: string
  /** File with the outcome of sent messages. */
  sentFile: string
  /** The HTTP layer, where it is shared with other calls. */
  http?: Call
  log: {error(details: object, message: string): void; debug(details: object, message: string): void}
  limits?: typeof usualLimits
}

export type Foundation = ReturnType<typeof createFoundation>

/** In milliseconds. `total` is for one call of `sendMessage`, with all its attempts and pauses. */
const usualLimits = {
  answer: 15_000,
  total: 20_000,
  pause: 400,
  betweenPings: 5 * 60_000,
  alive: 2_000,
  betweenChecks: 60_000,
}
const maxAttempts = 3
/**
 * Statuses of gateways (from 520 on: of CDNs) that lost the API's response or timed out. The API may have received the
 * message.
 */
const answerLost = new Set([502, 504, 520, 521, 522, 523, 524])

/** Client of the foundation's API. */
export function createFoundation({
  api,
  honoursKeys,
  secret,
  sentFile,
  http = httpLayer(),
  log,
  limits = usualLimits,
}: FoundationOptions) {
  let opened: SentMessages | undefined
  let token: string | undefined
  const deliveries = new Map<string, Promise<Outcome>>()

  async function call(
    path: string,
    options: Pick<Parameters<Call>[1], 'method' | 'headers' | 'body'>,
    timeoutMs: number,
  ) {
    const answer = await http(api + path, {...options, timeoutMs, fresh: true})
    token = tokenIn(answer.headers.getSetCookie()) ?? token
    return answer.status
  }

  /** Makes one attempt to send a message. Returns the outcome, and whether a retry is safe. */
  async function attempt(key: string, body: string, timeoutMs: number): Promise<[Outcome, boolean]> {
    const headers = {
      'Content-Type': 'application/json',
      'No-Auth': 'True',
      'Access-Token': '',
      'Idempotency-Key': key,
      ...tokenHeaders(token),
    }
    try {
      const status = await call('/contact', {method: 'POST', headers, body}, timeoutMs)
      if (status >= 200 && status < 300) return ['sent', false]
      log.error({status}, 'the foundation API refused a message')
      return [answerLost.has(status) ? 'unclear' : 'failed', honoursKeys && status >= 500]
    } catch (error) {
      log.error({reason: reasonOf(error)}, 'the foundation API did not answer')
      return isNeverConnected(error) ? ['failed', true] : ['unclear', honoursKeys]
    }
  }

  /** Sends a message, with retries where they cannot deliver it twice. */
  async function deliver(key: string, body: string): Promise<Outcome> {
    const deadline = performance.now() + limits.total
    let result: Outcome = 'failed'
    for (let pause = limits.pause, attempts = 1; ; pause *= 2, attempts++) {
      const remaining = Math.ceil(deadline - performance.now())
      const [outcome, mayRepeat] = await attempt(key, body, Math.max(1, Math.min(limits.answer, remaining)))
      if (outcome === 'sent') return outcome
      if (outcome === 'unclear') result = outcome
      const wait = pause * (0.5 + Math.random())
      if (!mayRepeat || attempts === maxAttempts || performance.now() + wait >= deadline) return result
      await sleep(wait)
    }
  }

  /** As {@link deliver}, unless an earlier request has delivered the message. */
  async function deliverOnce(key: string, body: string, again: boolean): Promise<Outcome> {
    try {
      opened ??= openSentMessages(sentFile)
      const former = opened.outcomeOf(key)
      if (former === 'sent' || (former === 'unclear' && !again && !honoursKeys)) return former
      // Should the process die while sending, the outcome is unclear.
      opened.save(key, 'unclear')
      const delivered = await deliver(key, body)
      // A failure now says nothing about the former attempt.
      const outcome = delivered === 'failed' && former === 'unclear' ? 'unclear' : delivered
      if (outcome !== 'unclear') save(key, outcome)
      return outcome
    } catch (error) {
      // Without this record the message could be delivered twice, so it is not sent.
      log.error({reason: reasonOf(error)}, 'the record of sent messages in DATA_DIR cannot be used')
      return 'failed'
    }
  }

  function save(key: string, outcome: Outcome) {
    try {
      opened?.save(key, outcome)
    } catch (error) {
      log.error({reason: reasonOf(error)}, 'the outcome of a message could not be saved')
    }
  }

  function limited(everyMs: number, timeoutMs: number) {
    let last = Number.NEGATIVE_INFINITY
    return async () => {
      if (performance.now() - last < everyMs) return
      last = performance.now()
      await call('', {method: 'GET'}, timeoutMs).catch((error: unknown) =>
        log.debug({reason: reasonOf(error)}, 'the foundation API did not answer a ping'),
      )
    }
  }

  const ping = limited(limits.betweenPings, limits.total)

  return {
    /** Wakes the API, which may sleep between requests; at most once in five minutes. Does not wait. */
    ping: () => void ping(),
    /** Checks whether the API responds, at most once a minute. Never throws, and takes two seconds at most. */
    checkAlive: limited(limits.betweenChecks, limits.alive),
    /**
     * Delivers a message at most once: for 24 hours, the same message is not resent if it has or may have arrived.
     * Never throws.
     * @param form name of the form
     * @param options.again whether the visitor wants to resend a message that may have arrived, with the same key
     * @param options.id distinguishes messages with the same text
     */
    sendMessage(
      form: string,
      message: Message,
      {again = false, id}: {again?: boolean; id?: string} = {},
    ): Promise<Outcome> {
      const fields = normalised(message)
      const key = createHmac('sha256', secret)
        .update(JSON.stringify(id === undefined ? [form, fields] : [form, fields, id]))
        .digest('hex')
      const delivery =
        deliveries.get(key) ??
        deliverOnce(key, JSON.stringify(fields), again).finally(() => deliveries.delete(key))
      deliveries.set(key, delivery)
      return delivery
    },
    close: () => opened?.close(),
  }
}

/** Gives the same text the same bytes and order, as the idempotency key depends on them. */
function normalised({firstName, lastName, email, phone, subject, message}: Message): Message {
  const fields = {firstName, ...(lastName !== undefined && {lastName}), email, phone, subject, message}
  const entries = Object.entries(fields).map(([name, value]) => [name, value.normalize('NFC')])
  return Object.fromEntries(entries)
}
