import type {SanityClient} from '@sanity/client'
import {recordPrefix} from '../translations/record.ts'
import {newTransactionId} from './writes.ts'

/** Ways to take a document off the website. */
export type Removal = 'delete' | 'unpublish'

/**
 * Takes a document off the website: without a trace but its history, or so that a draft of it stays.
 * @throws what the lake says, among it 409 where another document refers to it.
 */
export const takeAway: Record<Removal, (client: SanityClient, id: string) => Promise<unknown>> = {
  delete: (client, id) =>
    client
      .transaction()
      .delete(id)
      .delete(`drafts.${id}`)
      // What is recorded of its translations goes with it.
      .delete(recordPrefix + id)
      .commit({tag: 'document.delete', transactionId: newTransactionId()}),
  unpublish: (client, id) =>
    client.action(
      {
        actionType: 'sanity.action.document.unpublish',
        publishedId: id,
        draftId: `drafts.${id}`,
      },
      {transactionId: newTransactionId()},
    ),
}
