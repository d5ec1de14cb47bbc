/** Answers that show by themselves that a form was turned away before anybody had read it. */

/** Why, as far as visitors can do something about it. */
export type Refusal = 'tooLong' | 'tooSlow' | 'busy' | 'other'

/** Raised in the place of such an answer, to whoever has sent a form by script. */
export class Refused extends Error {
  readonly why: Refusal

  constructor(why: Refusal) {
    super(`The form was turned away: ${why}.`)
    this.why = why
  }
}

const known: Record<number, Refusal> = {408: 'tooSlow', 413: 'tooLong', 429: 'busy', 503: 'busy'}

/**
 * What an answer to a form's post that no page of this site wrote says about the form. Whoever answers 4xx refuses the
 * request, be it `server/` or a proxy; 503 says so only where it also tells when to come back.
 * @returns undefined where nobody can tell whether the form was read
 */
export function refusalIn({status, headers}: Response): Refusal | undefined {
  const refused = status === 503 ? headers.has('Retry-After') : status >= 400 && status < 500
  return refused ? (known[status] ?? 'other') : undefined
}
