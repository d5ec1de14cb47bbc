import {RateLimiterMemory, type RateLimiterRes} from 'rate-limiter-flexible'
import {networkOf} from './visitor-network.ts'

/**
 * Rate limit per visitor's network, in windows of one minute. Addresses stay in memory until their window ends.
 * @param points allowed requests per minute
 */
export function rateLimit(points: number) {
  const limiter = new RateLimiterMemory({points, duration: 60})
  const secondsOf = ({msBeforeNext}: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000))
  /** Takes back one count. */
  const uncount = (address: string) => limiter.reward(networkOf(address))
  return {
    /** Counts one request. Resolves to the seconds to wait, or 0 if it is allowed. */
    count: (address: string): Promise<number> =>
      limiter.consume(networkOf(address)).then(
        () => 0,
        (used: RateLimiterRes) => uncount(address).then(() => secondsOf(used)),
      ),
    uncount,
  }
}
