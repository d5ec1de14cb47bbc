/** Counts of a window of time, in fixed memory. */
export interface Attempts {
  /**
   * Counts one more under a key.
   * @returns after how many seconds the next one is allowed, or 0 where this one is
   */
  add(key: string): number
  /** After how many seconds the next one is allowed, or 0 where it is now. Counts nothing. */
  wait(key: string): number
}

interface Options {
  /** How many are allowed in one window. */
  most: number
  /** How long a window lasts, in milliseconds. It begins with the first attempt of its key. */
  windowMs: number
  /** So many keys are known at once; beyond it, the one whose window began first is forgotten. */
  mostKeys: number
  now?: () => number
}

export function countAttempts({most, windowMs, mostKeys, now = Date.now}: Options): Attempts {
  /** In the order in which their windows began. */
  const windows = new Map<string, {count: number; endsAt: number}>()

  function windowOf(key: string) {
    const known = windows.get(key)
    if (known && known.endsAt > now()) return known
    windows.delete(key)
    const [first] = windows.keys()
    if (windows.size >= mostKeys && first !== undefined) windows.delete(first)
    const begun = {count: 0, endsAt: now() + windowMs}
    windows.set(key, begun)
    return begun
  }

  const secondsTo = (time: number) => Math.ceil((time - now()) / 1000)

  return {
    wait(key) {
      const known = windows.get(key)
      return known && known.count >= most ? Math.max(0, secondsTo(known.endsAt)) : 0
    },
    add(key) {
      const current = windowOf(key)
      current.count += 1
      return current.count <= most ? 0 : secondsTo(current.endsAt)
    },
  }
}
