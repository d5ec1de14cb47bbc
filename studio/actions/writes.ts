/**
 * An id for a transaction. The lake does nothing twice under it, so that a write whose answer was lost can be sent again.
 */
export const newTransactionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Of the answers from 500 on, those by which nothing was done: what a lake cannot do, and no room on its disk. */
const refusals = [501, 507]

/** Which words tell of a write that went wrong: the lake has refused it, or nobody knows whether it was done. */
export function outcomeOf(error: unknown): 'failed' | 'unknown' {
  const {statusCode = 0} = error as {statusCode?: number}
  return (statusCode >= 400 && statusCode < 500) || refusals.includes(statusCode) ? 'failed' : 'unknown'
}
