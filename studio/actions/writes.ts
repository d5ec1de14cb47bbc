/** A transaction id. The lake accepts it only once, so a write whose response was lost can be retried. */
export const newTransactionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The 5xx responses after which nothing was written: an unsupported operation, a full disk. */
const refusals = [501, 507]

/** Outcome of a failed write: rejected by the lake, or unknown. */
export function outcomeOf(error: unknown): 'failed' | 'unknown' {
  const {statusCode = 0} = error as {statusCode?: number}
  return (statusCode >= 400 && statusCode < 500) || refusals.includes(statusCode) ? 'failed' : 'unknown'
}
