/** Whether memory grows without end, judged by samples of it. */

export interface Sample {
  /** Since the beginning, in milliseconds. */
  atMs: number
  /** Resident memory of each process by its name, in megabytes. */
  rss: Record<string, number>
  /** Used heap of the site's processes together, in megabytes. */
  heap: number
}

export interface Verdict {
  name: string
  first: number
  last: number
  most: number
  /** Slope over the second half, in megabytes per minute. */
  perMinute: number
  /** Whether the second half has added less than a tenth of what was there in the middle. */
  isBounded: boolean
}

const tolerated = 0.1
/** Memory rises until it is collected, so the lowest value counts in each of so many parts of the second half. */
const parts = 8

/** One verdict for each process and one for the heaps. What grows only until everything is warm has stopped by the second half. */
export function verdictsOn(samples: Sample[]): Verdict[] {
  const names = Object.keys(samples.at(-1)?.rss ?? {})
  const series = names.map((name) => ({name, values: samples.map(({rss}) => rss[name] ?? Number.NaN)}))
  const heap = {name: 'heaps of the site', values: samples.map((sample) => sample.heap)}
  const minutes = samples.map(({atMs}) => atMs / 60_000)
  return [...series, heap].map(({name, values}) => verdictOn(name, minutes, values))
}

function verdictOn(name: string, minutes: number[], values: number[]): Verdict {
  const half = Math.floor(values.length / 2)
  const later = values.slice(half)
  const size = Math.max(1, Math.floor(later.length / parts))
  const starts = later.map((_, index) => index).filter((index) => index % size === 0)
  const times = starts.map((start) => minutes[half + start] ?? Number.NaN)
  const lowest = starts.map((start) => Math.min(...later.slice(start, start + size)))
  const perMinute = slopeOf(times, lowest)
  const grown = perMinute * ((times.at(-1) ?? 0) - (times[0] ?? 0))
  return {
    name,
    first: values[0] ?? Number.NaN,
    last: values.at(-1) ?? Number.NaN,
    most: Math.max(...values),
    perMinute,
    isBounded: grown < tolerated * mean(later),
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Of the straight line that is nearest to the points (least squares). */
function slopeOf(x: number[], y: number[]): number {
  const [meanX, meanY] = [mean(x), mean(y)]
  const covariance = x.reduce((sum, at, index) => sum + (at - meanX) * ((y[index] ?? 0) - meanY), 0)
  return covariance / x.reduce((sum, at) => sum + (at - meanX) ** 2, 0)
}
