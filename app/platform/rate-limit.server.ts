import {RateLimiterMemory, type RateLimiterRes} from 'rate-limiter-flexible'
import {networkOf} from './visitor-network.ts'

const windowSeconds = 60

/**
 * Counts per visitor address in windows of a minute. Addresses stay in memory, and only until their window ends.
 * @param points how many a minute are allowed
 */
export function rateLimit(points: number) {
  const limiter = new RateLimiterMemory({points, duration: windowSeconds})
  // The limiter ends a window by a timer, but computes what is left from the clock, which may have been set back.
  const secondsOf = ({msBeforeNext}: RateLimiterRes) =>
    Math.min(windowSeconds, Math.max(1, Math.ceil(msBeforeNext / 1_000)))
  /** Takes back one that was counted. */
  const uncount = (address: string) => limiter.reward(networkOf(address))
  return {
    /** Counts one. Resolves to the seconds to wait, or 0 where this one is allowed. */
    count: (address: string): Promise<number> =>
      limiter.consume(networkOf(address)).then(
        () => 0,
        (used: RateLimiterRes) => uncount(address).then(() => secondsOf(used)),
      ),
    uncount,
  }
}
