import {setTimeout as sleep} from 'node:timers/promises'
import type {Foundation, Message} from '../../app/foundation/client.server.ts'
import type {Outcome} from '../../app/foundation/sent.server.ts'
import {
  clientIn,
  makeFolder,
  patient,
  removeFolder,
  type StandIn,
  startStandIn,
} from '../foundation/support.ts'

/**
 * Many visitors send messages at once, press twice and press again, while the API fails in every way at random. What they
 * are told is compared with what has arrived, at the moment when they are told and again at the end.
 */

export interface Tally {
  messages: number
  submissions: number
  /** How often a visitor was told so. */
  told: Record<Outcome, number>
  /** Messages that the visitor is left unsure about, and how many of them have arrived. */
  unclear: number
  unclearAndArrived: number
  /** Told that it has arrived when it had not. */
  falseSuccesses: number
  /** Told that it has not arrived when it had. */
  falseFailures: number
  /** Arrived more than once. */
  doubled: number
  /** Not arrived in the end, and the visitor believes that it has. */
  lost: number
}

interface Visitor {
  message: Message
  told: Outcome[]
}

const visitorsAtOnce = 16
/** In milliseconds: short, because the API often keeps visitors waiting, and longer than the disk of a busy machine. */
const limits = {...patient, connect: 1_000, answer: 800, total: 3_000}

/** @param honoursKeys whether the API stores a message once per key; where it does not, the client knows */
export async function soak(messages: number, honoursKeys: boolean): Promise<Tally> {
  const folder = makeFolder()
  const standIn = await startStandIn({honoursKeys})
  const client = (its: typeof limits) => clientIn(folder, {api: standIn.api, honoursKeys, limits: its})
  // Two processes of one machine differ from this in their number only: they share the file.
  const workers = [client(limits), client(limits)]
  const calm = client(patient)
  const tally: Tally = {
    messages,
    submissions: 0,
    told: {sent: 0, failed: 0, unclear: 0},
    unclear: 0,
    unclearAndArrived: 0,
    falseSuccesses: 0,
    falseFailures: 0,
    doubled: 0,
    lost: 0,
  }

  async function press({message, told}: Visitor, worker: Foundation) {
    tally.submissions++
    const outcome = await worker.sendMessage('contact', message)
    const hasArrived = standIn.texts().includes(message.message)
    if (outcome === 'sent' && !hasArrived) tally.falseSuccesses++
    if (outcome === 'failed' && hasArrived) tally.falseFailures++
    tally.told[outcome]++
    told.push(outcome)
  }

  async function visit(visitor: Visitor) {
    for (let tries = 1 + anyOf([0, 0, 1, 2]); tries > 0 && visitor.told.at(-1) !== 'sent'; tries--) {
      const presses = anyOf([[0], [1], [0, 0], [0, 1]])
      await Promise.all(presses.map((index) => press(visitor, workers[index] ?? calm)))
    }
  }

  try {
    const visitors = Array.from({length: messages}, (_, number) => newVisitor(number))
    const stop = new AbortController()
    const weather = changeWeather(standIn, stop.signal)
    await inTurns(visitors, visit)
    stop.abort()
    await weather
    // The storm is over: whoever was told that it has not arrived presses again.
    await inTurns(visitors, async (visitor) => {
      if (visitor.told.at(-1) !== 'sent') await press(visitor, calm)
    })
    const arrivals = new Map<string, number>()
    for (const text of standIn.texts()) arrivals.set(text, (arrivals.get(text) ?? 0) + 1)
    for (const {message, told} of visitors) {
      const arrived = arrivals.get(message.message) ?? 0
      const unclear = told.at(-1) === 'unclear'
      if (arrived > 1) tally.doubled++
      if (arrived === 0 && !unclear) tally.lost++
      if (unclear) tally.unclear++
      if (unclear && arrived > 0) tally.unclearAndArrived++
    }
    return tally
  } finally {
    for (const worker of [...workers, calm]) worker.close()
    await standIn.stop()
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
  told: [],
})

const anyOf = <Option>(options: readonly Option[]) =>
  options[Math.floor(Math.random() * options.length)] as Option

async function inTurns(visitors: Visitor[], work: (visitor: Visitor) => Promise<void>) {
  const waiting = visitors.values()
  const guide = async () => {
    for (const visitor of waiting) await work(visitor)
  }
  await Promise.all(Array.from({length: visitorsAtOnce}, guide))
}

/** Ways to fail, among them every one that leaves the sender in doubt, with and without the message stored. */
const failures = [
  ...[302, 400, 404, 429, 500, 502, 503, 504].map((status) => ({fail: 'status', status})),
  ...['drop', 'reset', 'hang', 'drip'].flatMap((fail) => [{fail}, {fail, stores: true}]),
  ...[502, 504].map((status) => ({fail: 'status', status, stores: true})),
  {fail: 'redirect'},
  {fail: 'garbage'},
  {fail: 'endless'},
  {fail: 'delay', ms: 30},
  {fail: 'delay', ms: 800},
]

/** Changes every few milliseconds how the API behaves; half of the time it is well. It is well when this ends. */
async function changeWeather(standIn: StandIn, signal: AbortSignal) {
  while (!signal.aborted) {
    if (Math.random() < 0.05) {
      await standIn.leave()
      await sleep(30)
      await standIn.comeBack()
    }
    await standIn.behave(Math.random() < 0.5 ? {fail: null} : anyOf(failures))
    await sleep(Math.random() * 40)
  }
  await standIn.behave({fail: null})
}
