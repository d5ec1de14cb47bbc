import {createHmac} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'
import {codeOf, type Exchange, NotConnected} from './http.server.ts'
import {type Ask, httpLayer} from './layer.server.ts'
import {type Outcome, openSentMessages, type SentMessages} from './sent.server.ts'
import {tokenHeaders, tokenIn} from './xsrf.server.ts'

/** A message to the foundation, in the API's own words. `lastName` only where a form asks for it. */
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
  /** What keys are made with; the same for all processes that shall recognise each other's messages. */
  secret: string
  /** File in which is kept what was sent, and the API's token. */
  memory: string
  /** The HTTP layer, where it is shared with others. */
  http?: Ask
  log: {error(details: object, message: string): void; debug(details: object, message: string): void}
  limits?: typeof usualLimits
}

export interface Foundation {
  /** Wakes the API, which may sleep when nobody asks; at most once in a while. Nothing waits for it. */
  ping(): void
  /** Asks the API whether it is there, unless that was asked less than a minute ago. Never throws, and waits no longer than two seconds. */
  look(): Promise<void>
  /**
   * Sends a message once: the same one again within 24 hours is not sent again where it has arrived, or may have. Never
   * throws.
   * @param form the form that it was written in
   */
  sendMessage(form: string, message: Message): Promise<Outcome>
  close(): void
}

/** In milliseconds. `total` is for one call of `sendMessage`, with all its attempts and pauses. */
const usualLimits = {
  connect: 4_000,
  answer: 15_000,
  total: 20_000,
  pause: 400,
  betweenPings: 5 * 60_000,
  look: 2_000,
  betweenLooks: 60_000,
}
const mostAttempts = 3
/**
 * What gateways answer where the answer of what is behind them got lost or did not come in time (from 520 on: of networks in
 * front of a site). It may have the message all the same.
 */
const answerLost = new Set([502, 504, 520, 521, 522, 523, 524])
/** How often it is looked whether a message that another request sends has arrived, in milliseconds. */
const lookEvery = 50

/** Client of the foundation's API. */
export function createFoundation({
  api,
  honoursKeys,
  secret,
  memory,
  http = httpLayer(),
  log,
  limits = usualLimits,
}: FoundationOptions): Foundation {
  let opened: SentMessages | undefined

  async function ask(path: string, what: Pick<Exchange, 'method' | 'headers' | 'body'>, mostMs: number) {
    const answerMs = Math.max(1, Math.min(limits.answer, mostMs))
    const answer = await http(api + path, {...what, connectMs: limits.connect, answerMs, fresh: true})
    const token = tokenIn(answer.headers['set-cookie'])
    if (token !== undefined) withMemory((known) => known.keepToken(api, token))
    return answer.status
  }

  /** One attempt: what became of it, and whether another one may follow. */
  async function attempt(key: string, body: string, mostMs: number): Promise<[Outcome, boolean]> {
    const headers = {
      'Content-Type': 'application/json',
      'No-Auth': 'True',
      'Access-Token': '',
      'Idempotency-Key': key,
      ...tokenHeaders(withMemory((known) => known.tokenOf(api))),
    }
    try {
      const status = await ask('/contact', {method: 'POST', headers, body}, mostMs)
      if (status >= 200 && status < 300) return ['sent', false]
      log.error({status}, 'the foundation API refused a message')
      return [answerLost.has(status) ? 'unclear' : 'failed', honoursKeys && status >= 500]
    } catch (error) {
      log.error({reason: codeOf(error)}, 'the foundation API did not answer')
      return error instanceof NotConnected ? ['failed', true] : ['unclear', honoursKeys]
    }
  }

  async function deliver(key: string, body: string, remaining: () => number): Promise<Outcome> {
    let result: Outcome = 'failed'
    for (let pause = limits.pause, attempts = 1; ; pause *= 2, attempts++) {
      const [outcome, mayRepeat] = await attempt(key, body, remaining())
      if (outcome === 'sent') return outcome
      if (outcome === 'unclear') result = outcome
      const wait = pause * (0.5 + Math.random())
      if (!mayRepeat || attempts === mostAttempts || remaining() <= wait) return result
      await sleep(wait)
    }
  }

  /** Another request is sending the message: what becomes of it there. */
  async function outcomeElsewhere(key: string, remaining: () => number): Promise<Outcome> {
    while (remaining() > 0) {
      await sleep(lookEvery)
      const state = withMemory((known) => known.stateOf(key))
      if (state !== 'under way') return state ?? 'unclear'
    }
    return 'unclear'
  }

  /** Does something with the memory, and nothing where the disk refuses. */
  function withMemory<Result>(work: (memory: SentMessages) => Result): Result | undefined {
    try {
      opened ??= openSentMessages(memory)
      return work(opened)
    } catch (error) {
      log.error({reason: codeOf(error)}, 'the memory of sent messages in DATA_DIR cannot be used')
      return undefined
    }
  }

  /** Where this process or another one of this machine has not done so for a while. */
  async function askForLife(what: string, pauseMs: number, mostMs: number) {
    if (!withMemory((known) => known.claim(what, Date.now() + pauseMs))) return
    await ask('', {method: 'GET'}, mostMs).catch((error: unknown) =>
      log.debug({reason: codeOf(error)}, 'the foundation API did not answer a ping'),
    )
  }

  return {
    ping: () => void askForLife('ping', limits.betweenPings, limits.total),
    look: () => askForLife('look', limits.betweenLooks, limits.look),
    async sendMessage(form, message) {
      const begun = performance.now()
      const remaining = () => limits.total - (performance.now() - begun)
      const fields = normalised(message)
      const key = createHmac('sha256', secret)
        .update(JSON.stringify([form, fields]))
        .digest('hex')
      const until = Date.now() + limits.total
      const right = withMemory((known) => known.begin(key, until, honoursKeys))
      // Without memory it could be sent twice: better not at all, and the visitor is told.
      if (!right) return 'failed'
      if (right === 'under way') return outcomeElsewhere(key, remaining)
      if (right !== 'yours' && right !== 'yours after unclear') return right
      const delivered = await deliver(key, JSON.stringify(fields), remaining)
      // That this attempt has failed says nothing about the former one.
      const outcome = delivered === 'failed' && right === 'yours after unclear' ? 'unclear' : delivered
      withMemory((known) => known.end(key, outcome))
      return outcome
    },
    close: () => opened?.close(),
  }
}

/** The same text in the same bytes and order: another one would be another message under the same key, or the reverse. */
function normalised({firstName, lastName, email, phone, subject, message}: Message): Message {
  const fields = {firstName, ...(lastName !== undefined && {lastName}), email, phone, subject, message}
  const entries = Object.entries(fields).map(([name, value]) => [name, value.normalize('NFC')])
  return Object.fromEntries(entries)
}
