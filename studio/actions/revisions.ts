import type {SanityClient, SanityDocument} from '@sanity/client'
import {newTransactionId} from './writes.ts'

export interface Revision {
  document: SanityDocument
  time: Date
}

interface Transaction {
  id: string
  timestamp: string
}

/** How many transactions are searched: an import alone makes several, and so does sorting a list. */
export const changesLookedAt = 60

/**
 * The version that was published before the present one: `nothing` if there was none, `notRecently` if the searched history
 * has no other content. Skips intermediate revisions of an import, and revisions with the present content. The place in a
 * list does not count, as it changes without publishing.
 */
export async function previousRevision(
  client: SanityClient,
  id: string,
): Promise<Revision | 'nothing' | 'notRecently'> {
  let looked = 0
  let present: SanityDocument | undefined
  let former: Revision | undefined
  for (const {id: revision, timestamp} of await newestTransactions(client, id)) {
    const document = await stateAt(client, id, revision)
    const time = new Date(timestamp)
    looked += 1
    if (looked === 1) present = document
    else if (!document) return former ?? 'nothing'
    else if (isOther(former?.document ?? present, document)) {
      if (former) return former
      former = {document, time}
    } else if (former) former.time = time
  }
  return former ?? (looked < changesLookedAt ? 'nothing' : 'notRecently')
}

/** An import writes documents first, then their pictures and strong references; these steps are not versions. */
function isOther(newer: SanityDocument | undefined, older: SanityDocument): boolean {
  if (!newer) return true
  if (comparable(newer) === comparable(older)) return false
  const isHalfImported =
    count(older, '_weak') > count(newer, '_weak') || count(older, 'asset') < count(newer, 'asset')
  return !isHalfImported || comparable(newer, importedLast) !== comparable(older, importedLast)
}

const importedLast = ['asset', '_weak']
/** Fields that change without publishing. */
const notContent = ['_rev', '_createdAt', '_updatedAt', 'orderRank']

/** The content of a document as text, independent of the order of its fields. */
export const comparable = (document: object, ignored: string[] = []): string =>
  JSON.stringify(document, (key, value) => {
    if (notContent.includes(key) || ignored.includes(key)) return undefined
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value).sort()) : value
  })

const count = (document: SanityDocument, field: string) =>
  JSON.stringify(document).split(`"${field}":`).length

async function newestTransactions(client: SanityClient, id: string): Promise<Transaction[]> {
  const url = `/data/history/${client.config().dataset}/transactions/${id}`
  const query = {excludeContent: 'true', reverse: 'true', limit: String(changesLookedAt)}
  const lines = await client.request<string>({url, query})
  return lines.split('\n').flatMap((line) => (line.trim() ? JSON.parse(line) : []))
}

/** A document as it was at a revision; undefined if it did not exist. */
async function stateAt(client: SanityClient, id: string, revision: string) {
  const url = `/data/history/${client.config().dataset}/documents/${id}`
  const {documents} = await client.request<{documents: SanityDocument[]}>({url, query: {revision}})
  return documents[0]
}

/**
 * Publishes a former revision in place of the present one, in one transaction. The document keeps its place in its list.
 * @param present The version to replace: the lake refuses if it has changed meanwhile.
 * @throws the lake's error.
 */
export async function publishAgain(
  client: SanityClient,
  {document}: Revision,
  present: {_rev: string; orderRank?: unknown},
): Promise<void> {
  const {_rev, _updatedAt, ...content} = document
  const publishedId = document._id
  const draftId = `drafts.${publishedId}`
  await client.action(
    [
      {
        actionType: 'sanity.action.document.replaceDraft',
        publishedId,
        attributes: {...content, orderRank: present.orderRank, _id: draftId},
      },
      {
        actionType: 'sanity.action.document.publish',
        publishedId,
        draftId,
        ifPublishedRevisionId: present._rev,
      },
    ],
    {transactionId: newTransactionId()},
  )
}
