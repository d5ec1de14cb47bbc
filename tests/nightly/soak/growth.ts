/** Detects a memory leak in samples of memory use. */

export interface Sample {
  /** Since the start, in milliseconds. */
  atMs: number
  /** Resident memory of each process by its name, in megabytes. */
  rss: Record<string, number>
  /** Used heap of the site, in megabytes; missing if it was too busy to respond. */
  heap?: number
}

export interface Verdict {
  name: string
  first: number
  last: number
  most: number
  /** Slope over the second half, in megabytes per minute. */
  perMinute: number
  /** Whether the second half has added less than a tenth. */
  isBounded: boolean
}

const tolerated = 0.1
/** Parts of the second half. The lowest value of each counts, as memory rises until garbage collection. */
const parts = 8

/** One verdict for each process and one for the heap. Caches are full by the second half. */
export function verdictsOn(samples: Sample[]): Verdict[] {
  const names = Object.keys(samples.at(-1)?.rss ?? {})
  return [
    ...names.map((name) => verdictOn(name, samples, ({rss}) => rss[name])),
    verdictOn('heaps of the site', samples, ({heap}) => heap),
  ]
}

function verdictOn(
  name: string,
  samples: Sample[],
  valueIn: (sample: Sample) => number | undefined,
): Verdict {
  const known = samples.flatMap((sample) => {
    const value = valueIn(sample)
    return value === undefined ? [] : [{minute: sample.atMs / 60_000, value}]
  })
  const values = known.map(({value}) => value)
  const later = known.slice(Math.floor(known.length / 2))
  const size = Math.max(1, Math.floor(later.length / parts))
  // The last, shorter part is left out: it may not contain a garbage collection.
  const lowest = Array.from({length: Math.floor(later.length / size)}, (_, part) =>
    later
      .slice(part * size, (part + 1) * size)
      .reduce((low, other) => (other.value < low.value ? other : low)),
  )
  const minutes = lowest.map(({minute}) => minute)
  const perMinute = slopeOf(
    minutes,
    lowest.map(({value}) => value),
  )
  const grown = perMinute * ((minutes.at(-1) ?? 0) - (minutes[0] ?? 0))
  return {
    name,
    first: values[0] ?? Number.NaN,
    last: values.at(-1) ?? Number.NaN,
    most: Math.max(...values),
    perMinute,
    isBounded: grown < tolerated * mean(later.map(({value}) => value)),
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Slope by least squares. */
function slopeOf(x: number[], y: number[]): number {
  const [meanX, meanY] = [mean(x), mean(y)]
  const covariance = x.reduce((sum, at, index) => sum + (at - meanX) * ((y[index] ?? 0) - meanY), 0)
  return covariance / x.reduce((sum, at) => sum + (at - meanX) ** 2, 0)
}
