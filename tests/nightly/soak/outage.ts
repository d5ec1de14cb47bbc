import {setTimeout as sleep} from 'node:timers/promises'
import type {Product} from '../../support/product.ts'

export interface Outage {
  lastedMs: number
  /** Milliseconds until an edit is visible: after the outage, and normally. */
  recoveredMs: number
  usualMs: number
  /** Whether recovery took at most 3 seconds plus three times the normal time under this load. */
  hasRecovered: boolean
}

/** Interval and limit of polling for an edit, in milliseconds. */
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

/** Time until an edit is visible, in milliseconds. */
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
