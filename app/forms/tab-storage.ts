/** Works with the tab's storage, which browsers may refuse: then forms have no memory, and work. */
export function withTabStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
