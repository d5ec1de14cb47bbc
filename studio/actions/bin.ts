import type {SanityClient, SanityDocument} from '@sanity/client'
import {recordPrefix} from '../translations/record.ts'
import {newTransactionId} from './writes.ts'

/** The record of a deleted document. The dot in its id hides it from visitors. Only the bin lists it, no schema. */
export interface DeletedDocument extends SanityDocument {
  documentId: string
  deletedBy?: string
  /** The deleted documents as JSON, so that their references do not protect other documents from deletion. */
  content: string
}

export const binType = 'deletedDocument'

export const binPrefix = `${binType}.`

type Found = SanityDocument | null

/** The draft, the published version, and the record of translations. */
export const contentOf = ({content}: DeletedDocument): [Found, Found, Found] => JSON.parse(content)

export async function moveToBin(client: SanityClient, id: string, deletedBy?: string) {
  const ids = [`drafts.${id}`, id, recordPrefix + id]
  const content = JSON.stringify(await client.getDocuments(ids))
  const record = {_id: binPrefix + id, _type: binType, documentId: id, deletedBy, content}
  const transaction = client.transaction().createOrReplace(record)
  for (const each of ids) transaction.delete(each)
  await transaction.commit({tag: 'document.delete', transactionId: newTransactionId()})
  return record as DeletedDocument
}

/** Restores documents of a record, by default all, and deletes the record. */
export function takeOut(client: SanityClient, record: DeletedDocument, documents = contentOf(record)) {
  const transaction = client.transaction().delete(record._id)
  for (const document of documents) {
    if (!document) continue
    const {_rev, _updatedAt, ...content} = document
    transaction.create(content)
  }
  return transaction.commit({tag: 'document.restore', transactionId: newTransactionId()})
}

/** Restores a version as a draft, with the record of its translations. */
export const restoreAsDraft = (client: SanityClient, record: DeletedDocument, version: SanityDocument) =>
  takeOut(client, record, [{...version, _id: `drafts.${record.documentId}`}, null, contentOf(record)[2]])
