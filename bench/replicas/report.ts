/** A line of the result. */
export interface Row {
  what: string
  seen: string
  goal: string
  /** Whether the goal was reached; undefined for figures without one. */
  holds?: boolean
}

export const milliseconds = (time: number) => `${Math.round(time)} ms`

/** Counts of equal values, as "200: 17, 429: 3". */
export function tallyOf(values: (string | number)[]): string {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => `${value}: ${count}`).join(', ')
}
