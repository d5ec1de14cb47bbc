/** Times of something that was done again and again, in milliseconds. */
export type Times = number[]

/** Does something and adds how long it took. */
export async function timed<T>(times: Times, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  times.push(performance.now() - start)
  return result
}

/** @param share 0.5 for the median, 0.95 for what only one in twenty exceeds */
export function quantile(times: Times, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Prints a table in Markdown, the columns as wide as their content. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(({length}) => length)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  console.log(['', line(head), line(rule), ...rows.map(line), ''].join('\n'))
}

/** @throws Error with what misses its goal, if anything does; tables are printed before, so that the figures are there. */
export function expectGoals(misses: string[]): void {
  if (misses.length > 0) throw new Error(`Goals that were missed:\n${misses.join('\n')}`)
}
