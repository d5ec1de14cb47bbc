import {type Action, ClientError, type SanityClient} from '@sanity/client'
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

const expired = '_type == "newsletterSubscription" && expiresAt <= $now'

interface Entry {
  _id: string
  _rev: string
}

/**
 * Deletes an entry with its history, unless somebody has entered the address again since. The action for that knows no
 * condition; that which makes a draft does, and all actions of a request are done, or none.
 */
const purgeUnlessWritten = ({_id, _rev}: Entry): Action[] => [
  {
    actionType: 'sanity.action.document.version.create',
    publishedId: _id,
    baseId: _id,
    versionId: `drafts.${_id}`,
    ifBaseRevisionId: _rev,
  },
  {
    actionType: 'sanity.action.document.delete',
    publishedId: _id,
    includeDrafts: [`drafts.${_id}`],
    purge: true,
  },
]

/**
 * Subscribers as documents of a dataset of their own.
 * @param client of that dataset, with a token that may write, without a cache between
 * @param secret makes ids that tell nothing; with another one, the same address would be a second entry
 * @param now the clock, in milliseconds since 1970
 */
export function lakeSubscribers(client: SanityClient, secret: string, now = Date.now): Subscribers {
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
      let isSecondLook = false
      for (;;) {
        const params = {now: new Date(now()).toISOString()}
        const query = `*[${expired}] | order(expiresAt) [0...${batch}]{_id, _rev}`
        const entries = await noted('lake', inTime(client.fetch<Entry[]>(query, params)))
        if (entries.length === 0) return forgotten
        const outcome = await purge(entries)
        // An address was entered again, or another process has forgotten it: a second look shows what is left.
        const looksAgain: boolean = outcome === 'written' && !isSecondLook
        isSecondLook = looksAgain
        if (outcome === 'purged') forgotten += entries.length
        else if (outcome === 'refused') forgotten += await deleteExpired(entries, params)
        else if (!looksAgain) {
          // One of them resists: the history of the others goes all the same.
          for (const entry of entries)
            forgotten += (await purge([entry])) === 'purged' ? 1 : await deleteExpired([entry], params)
        }
      }
    },
  }

  /** @returns `written` where one of the entries is not as it was, `refused` where the token may write and not purge */
  async function purge(entries: Entry[]): Promise<'purged' | 'written' | 'refused'> {
    try {
      await noted('lake', inTime(client.action(entries.flatMap(purgeUnlessWritten))))
      return 'purged'
    } catch (error) {
      if (!(error instanceof ClientError)) throw error
      return error.statusCode === 409 ? 'written' : 'refused'
    }
  }

  /** Their history goes with the time that the project keeps it. Returns how many were still expired. */
  async function deleteExpired(entries: Entry[], params: {now: string}): Promise<number> {
    const ids = entries.map(({_id}) => _id)
    const left = {query: `*[_id in $ids && ${expired}]`, params: {...params, ids}}
    const deleted = client.delete(left, {returnFirst: false, returnDocuments: false})
    return (await noted('lake', inTime(deleted))).documentIds.length
  }
}
