import type {SanityClient, SanityDocument} from 'sanity'
import {changesBetween, type StandingEntry} from './standing.ts'

/**
 * The record of a document's translations: a separate document, with a dot in its id so that visitors cannot read it.
 * Not in the schema, as editors never see it.
 */
export interface StoredRecord extends SanityDocument {
  entries?: StandingEntry[]
}

export const recordType = 'translationStatus'

export const recordPrefix = `${recordType}.`

/** The present and the required state of a record. */
export interface RecordChange {
  documentId: string
  before: StandingEntry[]
  after: StandingEntry[]
}

/** Stores the differences of records in one transaction, so that two editors do not overwrite each other. */
export async function storeRecords(client: SanityClient, records: RecordChange[]): Promise<void> {
  const transaction = client.transaction()
  for (const {documentId, before, after} of records) {
    const {write, remove} = changesBetween(before, after)
    if (write.length === 0 && remove.length === 0) continue
    const id = recordPrefix + documentId
    const replaced = [...remove, ...write.map(({_key}) => _key)].map((key) => `entries[_key=="${key}"]`)
    transaction
      .createIfNotExists({_id: id, _type: recordType, entries: []})
      .patch(id, (patch) =>
        patch.setIfMissing({entries: []}).unset(replaced).insert('after', 'entries[-1]', write),
      )
  }
  if (transaction.toJSON().length > 0) await transaction.commit({tag: 'translations.record'})
}
