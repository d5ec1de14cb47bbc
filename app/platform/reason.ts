/**
 * Why a call failed, in a word for the log: a status, `ECONNREFUSED`, `TimeoutError`. Error messages are the last
 * resort, as they may repeat the data that was sent.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // `fetch` names the reason only in `cause`.
  const {statusCode, code, name, message} = (error.cause instanceof Error ? error.cause : error) as Error & {
    statusCode?: number
    code?: unknown
  }
  if (statusCode !== undefined) return String(statusCode)
  if (typeof code === 'string') return code
  return name === 'Error' ? message : name
}
