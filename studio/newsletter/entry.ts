import type {Language} from '../../app/i18n/languages.ts'

/** A subscription to the newsletter that is not confirmed yet, as the website stored it. */
export interface Entry {
  _id: string
  email: string
  language: Language
  consentText: string
  /** ISO 8601, UTC. */
  subscribedAt: string
  expiresAt: string
  /** When it was exported for the confirmation e-mail. Entering the address again clears this. */
  exportedAt?: string | null
}

export const entriesQuery = `*[_type == "newsletterSubscription"] | order(subscribedAt desc) {
  _id, email, language, consentText, subscribedAt, expiresAt, exportedAt
}`

const dayMs = 24 * 60 * 60_000

/** Days until an entry is deleted, rounded up; 0 if it is due. */
export const daysLeft = ({expiresAt}: Entry, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / dayMs))

/** Whether the confirmation e-mail has still to be sent. */
export const isNew = (entry: Entry, now: number): boolean => !entry.exportedAt && daysLeft(entry, now) > 0
