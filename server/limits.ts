/** What a request may take, and how much of everything there may be at once; `docs/limits.md` says what visitors see of it. */

/** Of a request line with all its headers, in bytes. */
export const mostHeaderBytes = 16_384
/** Of an address with its query, in characters. */
export const longestAddress = 4_096
/** Of a form, in bytes: ten times what ours can take. */
export const largestForm = 1_000_000

/** How long all headers of a request may take to arrive, in milliseconds. */
export const headersMs = 10_000
/** How long a form may take to arrive once its headers are there, in milliseconds. */
export const formMs = 30_000
/** How long a whole request may take to arrive, in milliseconds: the local lake takes pictures over slow lines. */
export const uploadMs = 600_000
/** How often it is looked whether a connection has taken longer than that, in milliseconds. */
export const lookEveryMs = 2_000

/** What connections may take, in one process. */
export const connectionLimits = {
  /** How many there may be; the next is closed at once. */
  most: 2_000,
  /** How many requests one may send before the first of them is answered. Browsers send one; answers wait in memory. */
  mostUnanswered: 4,
  /** How long an answer may wait without a single byte of it being taken, in milliseconds. */
  untakenMs: 20_000,
}

/** What the app works on at once, in one process; what comes on top is turned away before it costs anything. */
export const mostAtOnce = {
  /** Pages that are not kept, data for pages, and everything else that is read. */
  reads: 100,
  /** Posts: each may wait for the foundation's API, so they are counted apart, and never in the way of pages. */
  posts: 100,
  /** Pictures: each may wait for the lake. */
  pictures: 100,
}
/** How much of it begins in one turn of the event loop, in which nobody else is heard: pages take some 3 ms each. */
export const mostInATurn = 10
/** Posts from one address at once: forms that arrive slowly must not take the places of everybody else's. */
export const mostPostsOfOne = 20
/** When somebody who was turned away may come back, in seconds. */
export const secondsUntilRetry = 5

/** How long requests that were accepted may take until the process ends without them, in milliseconds. */
export const longestEndMs = 60_000
/** The same after an error that nobody has caught, when nobody can be sure of anything, in milliseconds. */
export const longestEndAfterErrorMs = 5_000
/** What whole pages may take up in memory, in bytes, in all encodings: some hundreds of them. */
export const memoryForPages = 64 * 1024 * 1024
