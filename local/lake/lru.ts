/** A map that forgets what was used longest ago once the weights of its entries exceed a limit. */
export type Lru<V> = {
  get(key: string): V | undefined
  set(key: string, value: V): void
  /** Forgets the entries whose key a test holds for. */
  drop(test: (key: string) => boolean): void
  clear(): void
}

/**
 * @param limit greatest sum of weights
 * @param weigh weight of one value; 1 each where left out
 * @param forget called with every entry that had to go
 */
export function createLru<V>(
  limit: number,
  weigh: (value: V) => number = () => 1,
  forget: (key: string, value: V) => void = () => {},
): Lru<V> {
  const entries = new Map<string, V>()
  let total = 0

  function remove(key: string, value: V) {
    entries.delete(key)
    total -= weigh(value)
  }

  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      const old = entries.get(key)
      if (old !== undefined) remove(key, old)
      entries.set(key, value)
      total += weigh(value)
      for (const [oldest, oldValue] of entries) {
        if (total <= limit) break
        remove(oldest, oldValue)
        forget(oldest, oldValue)
      }
    },
    drop(test) {
      for (const [key, value] of entries) {
        if (!test(key)) continue
        remove(key, value)
        forget(key, value)
      }
    },
    clear() {
      entries.clear()
      total = 0
    },
  }
}
