import {type Action, ClientError, type SanityClient} from '@sanity/client'
import type {Language} from '~/i18n/languages'
import {noted} from '~/platform/calls.server'
import {idOfAddress} from './address.server'

export interface Subscription {
  email: string
  language: Language
  /** The consent text that the visitor saw. */
  consentText: string
}

/** Error codes that mean that the request never reached the lake. */
const notReached: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']

/** Whether an address may be stored although `keep` failed: unless the lake refused it or was never reached. */
export const mayBeKept = (error: unknown): boolean =>
  !(
    error instanceof ClientError ||
    notReached.includes(Object(error).code ?? Object(Object(error).cause).code)
  )

const keptMs = 30 * 24 * 60 * 60_000
const batch = 100

const expired = '_type == "newsletterSubscription" && expiresAt <= $now'

interface Entry {
  _id: string
  _rev: string
}

/**
 * Deletes an entry with its history, unless the address was entered again since. The delete action takes no condition,
 * but creating a draft does, and the actions of a request are one transaction.
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
 * Subscribers as documents of their own dataset.
 * @param client client of that dataset, with a write token
 * @param secret for ids that reveal nothing about the address
 * @param now the clock, in milliseconds since 1970
 */
export function lakeSubscribers(client: SanityClient, secret: string, now = Date.now) {
  return {
    /**
     * Stores an address for thirty days. The same address again replaces its entry, with the same response.
     * @throws if it was not stored, or possibly not, see {@link mayBeKept}
     */
    async keep({email, language, consentText}: Subscription) {
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
      await noted('lake', client.createOrReplace(entry))
    },
    /**
     * Deletes subscriptions that were not confirmed in time, with their history if the token allows that.
     * @returns how many entries were deleted
     */
    async forgetExpired() {
      let forgotten = 0
      for (;;) {
        const params = {now: new Date(now()).toISOString()}
        const query = `*[${expired}] | order(expiresAt) [0...${batch}]{_id, _rev}`
        const entries = await noted('lake', client.fetch<Entry[]>(query, params))
        if (entries.length === 0) return forgotten
        for (const entry of entries)
          forgotten += (await purge(entry)) ? 1 : await deleteExpired(entry, params)
      }
    },
  }

  /** @returns `false` if the entry has changed meanwhile, or the token may write but not purge */
  async function purge(entry: Entry): Promise<boolean> {
    try {
      await noted('lake', client.action(purgeUnlessWritten(entry)))
      return true
    } catch (error) {
      if (error instanceof ClientError) return false
      throw error
    }
  }

  /** Deletes an entry unless it was entered again. Its history stays until the project's retention period ends. */
  async function deleteExpired({_id: id}: Entry, params: {now: string}): Promise<number> {
    const left = {query: `*[_id == $id && ${expired}]`, params: {...params, id}}
    const deleted = client.delete(left, {returnFirst: false, returnDocuments: false})
    return (await noted('lake', deleted)).documentIds.length
  }
}
