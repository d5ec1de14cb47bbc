/** Uses the browser's storage. Undefined if the browser blocks it; the site then works without. */
export function withStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
