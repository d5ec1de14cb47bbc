/** Uses the tab's storage. Undefined if the browser blocks it; forms then work without drafts. */
export function withTabStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
