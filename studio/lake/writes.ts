/** How long after an answer the next write may begin that waited for it, in milliseconds. */
const NEXT_WRITE_MS = 100

/**
 * Keeps account of writes under way. The vendor's code sends one change of a document after the other, and takes what the
 * lake says of a document on a new connection for the whole of it: a change under way at that moment would be forgotten,
 * and the letters typed after it would be put into a text that lacks it.
 */
export function accountOfWrites() {
  const underWay = new Set<Promise<unknown>>()

  return {
    /** Adds what is sent, until it is answered. */
    note(write: Promise<unknown>): void {
      const ended: Promise<boolean> = write.then(
        () => underWay.delete(ended),
        () => underWay.delete(ended),
      )
      underWay.add(ended)
    },

    /** Waits until nothing is under way. */
    async done(): Promise<void> {
      while (underWay.size > 0) {
        await Promise.all(underWay)
        await new Promise((resolve) => setTimeout(resolve, NEXT_WRITE_MS))
      }
    },
  }
}
