import {setTimeout as sleep} from 'node:timers/promises'
import type {Product} from '../support/product.ts'

/** The lake is away for a while in the middle of everything, and comes back. */

export interface Outage {
  /** How long it was away, in milliseconds. */
  lastedMs: number
  /** How long an edit then took until it showed, and how long one takes while all is well. */
  recoveredMs: number
  usualMs: number
  /** Within three seconds, and three times what an edit takes under this load at any time. */
  hasRecovered: boolean
}

/** How often it is looked whether an edit shows, and for how long at most, in milliseconds. */
const lookEveryMs = 100
const longestMs = 60_000

export async function outageOf(product: Product, lastedMs: number): Promise<Outage> {
  const before = await timeToShow(product)
  await product.lake.stop('SIGKILL')
  await sleep(lastedMs)
  await product.lake.start()
  const recoveredMs = await timeToShow(product)
  const usualMs = Math.max(before, await timeToShow(product))
  return {lastedMs, recoveredMs, usualMs, hasRecovered: recoveredMs < 3_000 + 3 * usualMs}
}

/** How long an edit takes until it shows, in milliseconds. */
async function timeToShow(product: Product): Promise<number> {
  const heading = `Edit ${Math.random().toString(36).slice(2)}`
  const begun = performance.now()
  await product.content().patch('imprintPage').set({'heading.en': heading}).commit()
  while (performance.now() - begun < longestMs) {
    const page = await (await fetch(`${product.siteUrl}/en/imprint`)).text()
    if (page.includes(heading)) return performance.now() - begun
    await sleep(lookEveryMs)
  }
  return Number.POSITIVE_INFINITY
}
