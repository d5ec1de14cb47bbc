import {setImmediate as nextTurn} from 'node:timers/promises'
import {kindOf} from './kinds.ts'
import {mostAtOnce, mostInATurn, mostPostsOfOne} from './limits.ts'

/** Bounds what the app works on at once: whatever waits costs memory, and waits the longer the more there is. */

export type Lane = keyof typeof mostAtOnce

/** Raised where the app has as much to do as it may. */
export class Busy extends Error {}

export type Gate = ReturnType<typeof createGate>

export function createGate(most: Record<Lane, number> = mostAtOnce) {
  const inside: Record<Lane, number> = {reads: 0, posts: 0, pictures: 0}
  /** How many of each address are inside, of those that say theirs. */
  const ofAddress = new Map<string, number>()

  /** How many have begun in this turn of the event loop. */
  let begun = 0

  /** A hundred that begin in one turn would let nobody else be heard until all are through. */
  async function turnWithRoom() {
    while (begun === mostInATurn) await nextTurn()
    if (begun === 0)
      setImmediate(() => {
        begun = 0
      })
    begun += 1
  }

  function leave(address: string) {
    const left = (ofAddress.get(address) ?? 0) - 1
    if (left > 0) ofAddress.set(address, left)
    else ofAddress.delete(address)
  }

  return {
    /** How many are inside. */
    inside: (): Readonly<Record<Lane, number>> => inside,

    /**
     * Does something as one of those that are done at once.
     * @param address whose it is, where one address may take a share alone
     * @throws Busy, without having begun, where there are too many
     */
    async through<Result>(lane: Lane, work: () => Promise<Result>, address?: string): Promise<Result> {
      if (inside[lane] >= most[lane]) throw new Busy()
      if (address && (ofAddress.get(address) ?? 0) >= mostPostsOfOne) throw new Busy()
      inside[lane] += 1
      if (address) ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1)
      try {
        await turnWithRoom()
        return await work()
      } finally {
        inside[lane] -= 1
        if (address) leave(address)
      }
    },
  }
}

/** Where a request belongs that the app answers. */
export function laneOf(request: {method?: string; url?: string}): Lane {
  if (request.method === 'POST') return 'posts'
  return kindOf(request) === 'picture' ? 'pictures' : 'reads'
}
