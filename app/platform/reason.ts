/**
 * Why a call failed, in a word for the log: a status, `ECONNREFUSED`, `TimeoutError`. Messages of clients are left out where
 * there is a word, as they may repeat what was sent.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // `fetch` itself says only that it has failed.
  const {statusCode, code, name, message} = (error.cause instanceof Error ? error.cause : error) as Error & {
    statusCode?: number
    code?: unknown
  }
  if (statusCode !== undefined) return String(statusCode)
  if (typeof code === 'string') return code
  return name === 'Error' ? message : name
}
