import {ClientError, type SanityClient} from '@sanity/client'
import {inTime, noted} from '~/calls.server'
import type {Language} from '~/i18n/languages'
import {idOfAddress} from './address.server'

/** What somebody asked for. */
export interface Subscription {
  email: string
  language: Language
  /** To what the person agreed, as it was shown. */
  consentText: string
}

/** Where addresses for the newsletter are kept until they are confirmed. */
export interface Subscribers {
  /**
   * Keeps an address for thirty days. The same address again is the same entry: the later request takes the place of the
   * former, so that its consent and its thirty days count, and nobody is told of the difference.
   * @throws where it could not be kept, or nobody knows whether it was
   */
  keep(subscription: Subscription): Promise<void>
  /**
   * Deletes what was not confirmed in time, with its history as far as the lake lets us.
   * @returns how many entries went
   * @throws where the lake refuses, or does not answer
   */
  forgetExpired(): Promise<number>
}

/** Errors of a lake that nothing has reached. */
const notReached: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']

/**
 * Whether an address may have been kept although keeping it has failed: a lake that did not answer in time, or has broken
 * down over it, may have it, or have it later. Only one that was not reached, or has refused it, has not.
 */
export const mayBeKept = (error: unknown): boolean =>
  !(
    error instanceof ClientError ||
    notReached.includes(Object(error).code ?? Object(Object(error).cause).code)
  )

const keptMs = 30 * 24 * 60 * 60_000
/** How many are deleted in one request. */
const batch = 100

const expired = `*[_type == "newsletterSubscription" && expiresAt <= $now] | order(expiresAt) [0...${batch}]._id`

/**
 * Subscribers as documents of a dataset of their own.
 * @param client of that dataset, with a token that may write, without a cache between
 * @param secret makes ids that tell nothing; with another one, the same address would be a second entry
 * @param now the clock, in milliseconds since 1970
 */
export function lakeSubscribers(client: SanityClient, secret: string, now = Date.now): Subscribers {
  async function forget(ids: string[]) {
    const actions = ids.map((publishedId) => ({
      actionType: 'sanity.action.document.delete' as const,
      publishedId,
      includeDrafts: [],
      purge: true,
    }))
    try {
      await noted('lake', inTime(client.action(actions)))
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      // The token may write and not purge: then the history goes with the time that the project keeps it.
      await noted('lake', inTime(client.delete({query: '*[_id in $ids]', params: {ids}})))
    }
  }

  return {
    async keep({email, language, consentText}) {
      const time = now()
      const entry = {
        _id: idOfAddress(email, secret),
        _type: 'newsletterSubscription',
        state: 'unconfirmed',
        email,
        language,
        consentText,
        subscribedAt: new Date(time).toISOString(),
        expiresAt: new Date(time + keptMs).toISOString(),
      }
      await noted('lake', inTime(client.createOrReplace(entry)))
    },
    async forgetExpired() {
      let forgotten = 0
      for (;;) {
        const asked = client.fetch<string[]>(expired, {now: new Date(now()).toISOString()})
        const ids = await noted('lake', inTime(asked))
        if (ids.length === 0) return forgotten
        await forget(ids)
        forgotten += ids.length
      }
    },
  }
}
