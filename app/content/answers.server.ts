import {log} from '~/log.server'
import {keepLastGood, readLastGood} from './last-good.server'

/**
 * The lake's answers, kept in memory for as long as somebody tells of changes, so that no visitor waits for the lake; and
 * the last good ones for when it is away.
 */

/** What is asked of the lake. Two questions with the same key have the same answer. */
export interface Question {
  key: string
  /** Asks the lake. Rejects when it is away, and when what it says is no answer. */
  ask: () => Promise<unknown>
}

/** How long the former answer may be given while the new one is fetched, in milliseconds: "within a second". */
const longestStale = 1_000
/** How long a visitor waits for the lake where there is a last good answer to give instead, in milliseconds. */
const patience = 2_000
/** How long one waits who has nothing else to get, in milliseconds. */
const longestWait = 5_000
/** How often a lake that is away is asked whether it is back, in milliseconds. */
const retryEvery = 1_000

/** Waits without keeping the process alive. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref())

interface Entry {
  question: Question
  kept?: Kept
  asked?: Asked
  /** The next present answer, for those who wait for one that may never come. */
  next?: PromiseWithResolvers<unknown>
}

interface Asked {
  /** What is answered, where need be to the same question asked once more. */
  answer: Promise<unknown>
  generation: number
  /** Counts what is asked. */
  number: number
  /** Whether it is asked once more, as one asked later has been answered first. */
  isRepeated: boolean
}

interface Kept {
  answer: unknown
  /** How many changes were known when it was asked for. */
  generation: number
  /** When the first change became known that it may lack, in milliseconds. */
  staleSince?: number
}

interface Outage {
  entry: Entry
  reason: unknown
}

/** Raised when there is neither an answer nor a last good one. */
export class NoAnswer extends Error {}

/** Somebody who keeps what was made of answers, whole pages for instance. */
export interface Follower {
  /** What was made of the answers so far may be wrong from now on. */
  onStale: () => void
  /** Everything that changed has been fetched: from now on answers are the present ones. */
  onRenewed: () => void
}

export function createAnswers() {
  const entries = new Map<string, Entry>()
  /** Counts the changes: an answer that was asked for before a change is never taken for a new one. */
  let generation = 0
  /** The generation whose questions have all been asked and answered, as far as the lake does answer. */
  let renewed = 0
  let watched = false
  /** How much has been asked, and which of it was the last that has been answered. */
  let lastAsked = 0
  let lastAnswered = 0
  /** The question that found the lake away, until it is answered, and what happened to it. */
  let away: Outage | undefined
  let saysMissing = false
  let follower: Follower | undefined

  function entryFor(question: Question): Entry {
    const entry = entries.get(question.key) ?? {question}
    entries.set(question.key, entry)
    return entry
  }

  function askLake(entry: Entry, isRepeated = false): Asked {
    if (entry.asked?.generation === generation) return entry.asked
    lastAsked += 1
    const forget = () => {
      if (entry.asked === asked) entry.asked = undefined
    }
    const answer = entry.question.ask().then(
      (answer) => {
        forget()
        lastAnswered = Math.max(lastAnswered, asked.number)
        keep(entry, {answer, generation: asked.generation})
        // One question that is never answered leaves the others as they are.
        if (away?.entry === entry) lakeAnswers()
        return answer
      },
      (error: unknown) => {
        forget()
        const repeated = hasFailed(entry, asked, error)
        if (!repeated) throw error
        return repeated.answer
      },
    )
    // Whether anybody waits for it or not.
    answer.catch(() => undefined)
    const asked: Asked = {answer, generation, number: lastAsked, isRepeated}
    entry.asked = asked
    return asked
  }

  /**
   * A question without an answer: the lake is away. But where another one has been answered that was asked later, it may have come
   * back meanwhile: then this one is asked once more, which tells.
   * @returns what is asked then
   */
  function hasFailed(entry: Entry, asked: Asked, reason: unknown, hangs = false): Asked | undefined {
    if (away) return undefined
    if (asked.number > lastAnswered || asked.isRepeated) {
      lakeIsAway(entry, reason, hangs)
      return undefined
    }
    if (entry.asked === asked) entry.asked = undefined
    return askLake(entry, true)
  }

  function keep(entry: Entry, kept: Kept) {
    if (entry.kept && entry.kept.generation > kept.generation) return
    entry.kept = kept
    if (kept.generation === generation) {
      entry.next?.resolve(kept.answer)
      entry.next = undefined
    }
    keepLastGood(entry.question.key, kept.answer).catch((error: Error) =>
      log.warn({reason: error.message}, 'could not keep an answer on disk'),
    )
  }

  function lakeIsAway(entry: Entry, reason: unknown, hangs: boolean) {
    away = {entry, reason}
    void lastGood(entry).then((known) => {
      if (known === undefined) sayMissing(reason)
      else log.error({reason: String(reason)}, 'the lake does not answer; serving the last good content')
    })
    void waitForReturn(away, hangs)
  }

  /** Once in an outage. */
  function sayMissing(reason: unknown) {
    if (saysMissing) return
    saysMissing = true
    log.error({reason: String(reason)}, 'the lake does not answer, and some pages have no last good content')
  }

  /** What hangs may be dead on a line that is not, so it is asked again at once. */
  async function waitForReturn(outage: Outage, hangs: boolean) {
    if (!hangs) await pause(retryEvery)
    while (away === outage) {
      // One that hangs may never answer what it was asked before.
      outage.entry.asked = undefined
      askLake(outage.entry)
      await pause(retryEvery)
    }
  }

  function lakeAnswers() {
    away = undefined
    saysMissing = false
    log.info('the lake answers again')
    renew()
  }

  /** The answer of the lake, which is taken for away where it takes too long. */
  async function answered(entry: Entry, known: unknown): Promise<unknown> {
    const longest = known === undefined ? longestWait : patience
    const asked = askLake(entry)
    entry.next ??= Promise.withResolvers()
    let isWaiting = true
    const tooLong = pause(longest).then(() => {
      const reason = new Error(`no answer within ${longest} ms`)
      if (isWaiting) hasFailed(entry, asked, reason, true)
      throw reason
    })
    try {
      return await Promise.race([asked.answer, entry.next.promise, tooLong])
    } finally {
      isWaiting = false
    }
  }

  const lastGood = async ({kept, question}: Entry) => kept?.answer ?? (await readLastGood(question.key))

  /** Whether what is in memory is right, or became wrong less than a second ago. */
  const isPresent = ({generation: asOf, staleSince}: Kept) =>
    watched && (asOf === generation || Date.now() - (staleSince ?? 0) < longestStale)

  /** Fetches everything again that was ever asked. */
  function renew() {
    generation += 1
    const now = Date.now()
    for (const {kept} of entries.values()) if (kept) kept.staleSince ??= now
    follower?.onStale()
    const asked = [...entries.values()].map((entry) => askLake(entry).answer)
    const asOf = generation
    void Promise.allSettled(asked).then(() => {
      if (asOf !== generation) return
      renewed = asOf
      follower?.onRenewed()
    })
  }

  return {
    renew,

    /** Says whether changes are told of from now on; while they are not, nothing in memory is believed. */
    watch(on: boolean) {
      if (watched && !on) {
        generation += 1
        renewed = generation
        follower?.onStale()
        // Where the lake itself is away, that is known before a visitor has to wait for it.
        const one = [...entries.values()].find(({kept}) => kept)
        if (one) answered(one, one.kept?.answer).catch(() => undefined)
      }
      watched = on
    },

    follow(by: Follower) {
      follower = by
    },

    /**
     * The number of the state of content that answers are from. Two equal ones, before and after something was made of
     * answers, say that it is right until {@link Follower.onStale} is called. `undefined` while nobody can say so: some
     * answers may still be former ones, or changes are not told of.
     */
    version: () => (renewed === generation && (watched || away !== undefined) ? generation : undefined),

    /** Has a question asked whenever something changes, before anybody wants to know. */
    prepare: (question: Question) => void entryFor(question),

    /**
     * The answer: from memory, from the lake, or the last good one.
     * @throws NoAnswer when the lake is away and never answered this question.
     */
    async to(question: Question): Promise<unknown> {
      const entry = entryFor(question)
      if (entry.kept && isPresent(entry.kept)) return entry.kept.answer
      const known = await lastGood(entry)
      try {
        return await (away ? Promise.reject(away.reason) : answered(entry, known))
      } catch (error) {
        if (known !== undefined) return known
        sayMissing(error)
        throw new NoAnswer(String(error))
      }
    },
  }
}
