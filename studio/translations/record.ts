import type {SanityClient, SanityDocument} from 'sanity'
import {changesBetween, type StandingEntry} from './standing.ts'

/**
 * What is recorded of a document's translations: a document of its own, with a dot in its id, so that visitors can not
 * read it. It is not in the schema, as nobody edits it.
 */
export interface StoredRecord extends SanityDocument {
  entries?: StandingEntry[]
}

export const recordType = 'translationStatus'

export const recordPrefix = `${recordType}.`

/** Version of the API that the board and the record use. */
export const apiVersion = '2025-02-19'

/** Removes records whose documents are gone. */
export const removeRecords = (client: SanityClient, ids: string[]): Promise<unknown> =>
  ids
    .reduce((transaction, id) => transaction.delete(id), client.transaction())
    .commit({tag: 'translations.record'})

/** Stores a record, writing only what differs, so that two people do not undo each other's work. */
export async function storeRecord(
  client: SanityClient,
  documentId: string,
  before: StandingEntry[],
  after: StandingEntry[],
): Promise<void> {
  const {write, remove} = changesBetween(before, after)
  if (write.length === 0 && remove.length === 0) return
  const id = recordPrefix + documentId
  const replaced = [...remove, ...write.map(({_key}) => _key)].map((key) => `entries[_key=="${key}"]`)
  await client
    .transaction()
    .createIfNotExists({_id: id, _type: recordType, entries: []})
    .patch(id, (patch) =>
      patch.setIfMissing({entries: []}).unset(replaced).insert('after', 'entries[-1]', write),
    )
    .commit({tag: 'translations.record'})
}
