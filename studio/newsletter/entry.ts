/** Somebody's wish to receive the newsletter, as the website has stored it. */
export interface Entry {
  _id: string
  email: string
  language: string
  consentText: string
  /** ISO 8601, UTC. */
  subscribedAt: string
  expiresAt: string
}

export const entriesQuery = `*[_type == "newsletterSubscription"] | order(subscribedAt desc) {
  _id, email, language, consentText, subscribedAt, expiresAt
}`

const dayMs = 24 * 60 * 60_000

/** Begun days until an entry is deleted; 0 for one whose time is over. */
export const daysLeft = ({expiresAt}: Entry, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / dayMs))
