/** Durations of a repeated operation, in milliseconds. */
export type Times = number[]

/** Runs an operation and adds its duration. */
export async function timed<T>(times: Times, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  times.push(performance.now() - start)
  return result
}

/** @param share 0.5 for the median, 0.95 for the 95th percentile */
export function quantile(times: Times, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A table in Markdown, the columns as wide as their content. */
export function tableOf(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(({length}) => length)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return ['', line(head), line(rule), ...rows.map(line), ''].join('\n')
}

export const printTable = (head: string[], rows: string[][]): void => console.log(tableOf(head, rows))

/** @throws Error that lists missed goals, if any; call it after printing the tables */
export function expectGoals(misses: string[]): void {
  if (misses.length > 0) throw new Error(`Missed goals:\n${misses.join('\n')}`)
}
