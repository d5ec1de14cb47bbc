import {createHmac} from 'node:crypto'
import {ClientError, type SanityClient} from '@sanity/client'
import type {Language} from '~/i18n/languages'
import {noted} from '~/platform/calls.server'

export interface Subscription {
  email: string
  language: Language
  /** The consent text that the visitor saw. */
  consentText: string
}

/**
 * Document id of an address. It ignores case and reveals nothing without the site's secret. Its dot hides the document
 * from readers without a token, even if the dataset was made public by mistake.
 */
const idOf = (email: string, secret: string): string =>
  `newsletter.${createHmac('sha256', secret).update(`newsletter ${email.toLowerCase()}`).digest('hex')}`

const keptMs = 30 * 24 * 60 * 60_000

/**
 * Subscribers as documents of their own dataset.
 * @param client client of that dataset, with a write token
 * @param secret for ids that reveal nothing about the address
 * @param now the clock, in milliseconds since 1970
 */
export function lakeSubscribers(client: SanityClient, secret: string, now = Date.now) {
  return {
    /**
     * Stores an address for thirty days. The same address again replaces its entry, with the same response.
     * @throws if it was not stored, or possibly not
     */
    async keep({email, language, consentText}: Subscription) {
      const time = now()
      const entry = {
        _id: idOf(email, secret),
        _type: 'newsletterSubscription',
        state: 'unconfirmed',
        email,
        language,
        consentText,
        subscribedAt: new Date(time).toISOString(),
        expiresAt: new Date(time + keptMs).toISOString(),
      }
      await noted('lake', client.createOrReplace(entry))
    },
    /**
     * Deletes subscriptions that were not confirmed in time.
     * @returns how many entries were deleted
     */
    async forgetExpired() {
      const query = '*[_type == "newsletterSubscription" && expiresAt <= $now]._id'
      const params = {now: new Date(now()).toISOString()}
      const ids = await noted('lake', client.fetch<string[]>(query, params))
      for (const id of ids) await forget(id)
      return ids.length
    },
  }

  /** Deletes an entry with its history. If the token may not purge, that stays until the project's retention period ends. */
  async function forget(publishedId: string): Promise<void> {
    const actionType = 'sanity.action.document.delete'
    try {
      await noted('lake', client.action({actionType, publishedId, includeDrafts: [], purge: true}))
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      await noted('lake', client.delete(publishedId))
    }
  }
}
