/** Responses that show that a form was rejected before validation. */

/** Why, as far as visitors can do something about it. */
export type Refusal = 'tooLong' | 'tooSlow' | 'busy' | 'other'

/** Thrown for such a response to a form sent by script. */
export class Refused extends Error {
  readonly why: Refusal

  constructor(why: Refusal) {
    super(`The form was turned away: ${why}.`)
    this.why = why
  }
}

const known: Record<number, Refusal> = {408: 'tooSlow', 413: 'tooLong', 429: 'busy', 503: 'busy'}

/**
 * Why a posted form was rejected, from a response that no page of this site wrote. 4xx means a rejection by `server/`
 * or a proxy; 503 only with Retry-After.
 * @returns undefined if it is unknown whether the form was read
 */
export function refusalIn({status, headers}: Response): Refusal | undefined {
  const refused = status === 503 ? headers.has('Retry-After') : status >= 400 && status < 500
  return refused ? (known[status] ?? 'other') : undefined
}
