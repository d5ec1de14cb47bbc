import {setTimeout as sleep} from 'node:timers/promises'
import type {Foundation, Message} from '../../../app/messages/client.server.ts'
import type {Outcome} from '../../../app/messages/sent.server.ts'
import {
  clientIn,
  type LocalApi,
  makeFolder,
  patient,
  removeFolder,
  startLocalApi,
} from '../../foundation/support.ts'

/**
 * Many visitors send messages at once, with double clicks and retries, while the API fails at random. The reported outcomes
 * are compared with the received messages, at once and again at the end.
 */

export interface Tally {
  messages: number
  submissions: number
  reported: Record<Outcome, number>
  /** Messages with an unclear outcome, and how many of them were received. */
  unclear: number
  unclearAndArrived: number
  /** Reported as received, but not received. */
  falseSuccesses: number
  /** Reported as failed, but received. */
  falseFailures: number
  doubled: number
  /** Reported as received, but missing at the end. */
  lost: number
}

interface Visitor {
  message: Message
  reported: Outcome[]
}

const visitorsAtOnce = 16
/** In milliseconds: short, as the API is often slow, but longer than disk latency on a busy machine. */
const limits = {...patient, answer: 800, total: 3_000}

/** @param honoursKeys whether the API stores a message once per key; the client knows it */
export async function soak(messages: number, honoursKeys: boolean): Promise<Tally> {
  const folder = makeFolder()
  const localApi = await startLocalApi({honoursKeys})
  const client = (its: typeof limits) => clientIn(folder, {api: localApi.api, honoursKeys, limits: its})
  const clients = [client(limits), client(patient)]
  // For the end, when the API works and only a busy machine can be slow.
  const lastClient = client({...patient, answer: 120_000, total: 300_000})
  const tally: Tally = {
    messages,
    submissions: 0,
    reported: {sent: 0, failed: 0, unclear: 0},
    unclear: 0,
    unclearAndArrived: 0,
    falseSuccesses: 0,
    falseFailures: 0,
    doubled: 0,
    lost: 0,
  }

  async function submit({message, reported}: Visitor, foundation: Foundation) {
    tally.submissions++
    const outcome = await foundation.sendMessage('contact', message)
    const hasArrived = localApi.texts().includes(message.message)
    if (outcome === 'sent' && !hasArrived) tally.falseSuccesses++
    if (outcome === 'failed' && hasArrived) tally.falseFailures++
    tally.reported[outcome]++
    reported.push(outcome)
  }

  async function visit(visitor: Visitor) {
    for (let tries = 1 + anyOf([0, 0, 1, 2]); tries > 0 && visitor.reported.at(-1) !== 'sent'; tries--) {
      // A double click reaches one process, as the proxy keeps an address on one replica.
      const foundation = anyOf(clients)
      await Promise.all(anyOf([[1], [1, 2]]).map(() => submit(visitor, foundation)))
    }
  }

  try {
    const visitors = Array.from({length: messages}, (_, number) => newVisitor(number))
    const stop = new AbortController()
    const failing = failAtRandom(localApi, stop.signal)
    await forEachVisitor(visitors, visit)
    stop.abort()
    await failing
    // The API works again: visitors whose message was not sent retry.
    await forEachVisitor(visitors, async (visitor) => {
      if (visitor.reported.at(-1) !== 'sent') await submit(visitor, lastClient)
    })
    const arrivals = new Map<string, number>()
    for (const text of localApi.texts()) arrivals.set(text, (arrivals.get(text) ?? 0) + 1)
    for (const {message, reported} of visitors) {
      const arrived = arrivals.get(message.message) ?? 0
      const unclear = reported.at(-1) === 'unclear'
      if (arrived > 1) tally.doubled++
      if (arrived === 0 && !unclear) tally.lost++
      if (unclear) tally.unclear++
      if (unclear && arrived > 0) tally.unclearAndArrived++
    }
    return tally
  } finally {
    for (const foundation of [...clients, lastClient]) foundation.close()
    await localApi.stop()
    removeFolder(folder)
  }
}

const newVisitor = (number: number): Visitor => ({
  message: {
    firstName: 'Zoë',
    email: 'zoe@example.org',
    phone: '',
    subject: 'Message from the website',
    message: `Message ${number}`,
  },
  reported: [],
})

const anyOf = <Option>(options: readonly Option[]) =>
  options[Math.floor(Math.random() * options.length)] as Option

async function forEachVisitor(visitors: Visitor[], work: (visitor: Visitor) => Promise<void>) {
  const waiting = visitors.values()
  const guide = async () => {
    for (const visitor of waiting) await work(visitor)
  }
  await Promise.all(Array.from({length: visitorsAtOnce}, guide))
}

/** Failures, including every one with an unclear outcome, with and without a stored message. */
const failures = [
  ...[302, 400, 404, 429, 500, 502, 503, 504].map((status) => ({fail: 'status', status})),
  ...['drop', 'reset', 'hang'].flatMap((fail) => [{fail}, {fail, stores: true}]),
  ...[502, 504].map((status) => ({fail: 'status', status, stores: true})),
  {fail: 'redirect'},
  {fail: 'garbage'},
  {fail: 'delay', ms: 30},
  {fail: 'delay', ms: 800},
]

/** Changes the API's behaviour every few milliseconds; half of the time, and at the end, it works. */
async function failAtRandom(localApi: LocalApi, signal: AbortSignal) {
  while (!signal.aborted) {
    if (Math.random() < 0.05) {
      await localApi.leave()
      await sleep(30)
      await localApi.comeBack()
    }
    await localApi.behave(Math.random() < 0.5 ? {fail: null} : anyOf(failures))
    await sleep(Math.random() * 40)
  }
  await localApi.behave({fail: null})
}
