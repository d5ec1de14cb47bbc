import {type Answer, type Exchange, exchange} from './http.server.ts'

/**
 * Asks an address. Answers to GET and HEAD are kept under the full address, for a while; a request by any other method
 * forgets them all.
 * @throws as `exchange`
 */
export type Ask = (address: string, what: Exchange & {fresh?: boolean}) => Promise<Answer>

interface Limits {
  /** How long an answer is kept, in milliseconds. Addresses may hold somebody's IP address, so it is not long. */
  ageMs: number
  mostAnswers: number
  /** Of all kept addresses and bodies together, in bytes. */
  mostBytes: number
}

const usualLimits: Limits = {ageMs: 60_000, mostAnswers: 100, mostBytes: 256 * 1024}

interface Kept {
  answer: Answer
  bytes: number
  end: NodeJS.Timeout
}

/** The HTTP layer of all calls to other servers. With `fresh`, a request neither takes nor leaves a kept answer. */
export function httpLayer({ageMs, mostAnswers, mostBytes}: Limits = usualLimits): Ask {
  /** Oldest first. */
  const kept = new Map<string, Kept>()
  let bytes = 0
  /** How often all has been forgotten: an answer that was asked for before is not kept after. */
  let generation = 0

  function drop(key: string) {
    const entry = kept.get(key)
    if (!entry) return
    clearTimeout(entry.end)
    kept.delete(key)
    bytes -= entry.bytes
  }

  function dropAll() {
    generation += 1
    for (const key of [...kept.keys()]) drop(key)
  }

  function keep(key: string, answer: Answer) {
    drop(key)
    const size = Buffer.byteLength(key) + Buffer.byteLength(answer.body)
    // Gone in time, also where nobody asks again.
    kept.set(key, {answer, bytes: size, end: setTimeout(() => drop(key), ageMs).unref()})
    bytes += size
    for (const oldest of kept.keys()) {
      if (kept.size <= mostAnswers && bytes <= mostBytes) break
      drop(oldest)
    }
  }

  return async (address, {fresh = false, ...what}) => {
    const {method, bodyBytes} = what
    if (method !== 'GET' && method !== 'HEAD') {
      dropAll()
      // What was asked meanwhile may be older than the change.
      return exchange(address, what).finally(dropAll)
    }
    if (fresh) return exchange(address, what)
    const key = JSON.stringify([method, address, bodyBytes])
    const known = kept.get(key)
    if (known) return known.answer
    const begun = generation
    const answer = await exchange(address, what)
    if (answer.status >= 200 && answer.status < 300 && begun === generation) keep(key, answer)
    return answer
  }
}
