/** Lets a piece of work begin when it is its turn, in the order in which they came. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** @param most how many pieces of work are under way at the same time */
export function createTurns(most: number): InTurn {
  const waiting: (() => void)[] = []
  let underWay = 0

  return async (work) => {
    if (underWay === most) await new Promise<void>((resolve) => waiting.push(resolve))
    else underWay += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Whoever is next takes this place.
      if (next) next()
      else underWay -= 1
    }
  }
}
