import type {SanityClient} from '@sanity/client'
import type {SanityDocument} from 'sanity'

/** A published document as it was before, and since when. */
export interface Revision {
  document: SanityDocument
  /** When it was published. */
  time: Date
}

interface Transaction {
  id: string
  timestamp: string
}

/** What was published before the present revision of a document; nothing where it was not there, or nobody knows any more. */
export async function previousRevision(client: SanityClient, id: string): Promise<Revision | undefined> {
  const history = `/data/history/${client.config().dataset}`
  const lines: string = await client.request({
    url: `${history}/transactions/${id}`,
    query: {excludeContent: 'true', reverse: 'true', limit: '2'},
  })
  const [, before] = transactionsIn(lines)
  if (!before) return undefined
  const {documents} = await client.request<{documents: SanityDocument[]}>({
    url: `${history}/documents/${id}`,
    query: {revision: before.id},
  })
  const [document] = documents
  return document && {document, time: new Date(before.timestamp)}
}

/** The history comes as lines of JSON. */
export const transactionsIn = (lines: string): Transaction[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

/**
 * Publishes a former revision in place of the present one, in one transaction.
 * @param present The revision to replace: when somebody has published meanwhile, nothing happens.
 * @throws what the lake says.
 */
export async function publishAgain(
  client: SanityClient,
  {document}: Revision,
  present: string,
): Promise<void> {
  const {_rev, _updatedAt, ...content} = document
  const publishedId = document._id
  const draftId = `drafts.${publishedId}`
  await client.action([
    {
      actionType: 'sanity.action.document.replaceDraft',
      publishedId,
      attributes: {...content, _id: draftId},
    },
    {
      actionType: 'sanity.action.document.publish',
      publishedId,
      draftId,
      ifPublishedRevisionId: present,
    },
  ])
}
