import type {SanityClient} from '@sanity/client'
import {stateOf} from '../data/compare.ts'
import type {StoredDocument} from '../data/documents.ts'

/** A published document as it was before, and since when. */
export interface Revision {
  document: StoredDocument
  /** When it was published. */
  time: Date
}

/** What is needed of a client, of whichever release. */
interface HistoryClient {
  config(): {dataset?: string}
  request<Answer>(options: {url: string; query: Record<string, string>}): Promise<Answer>
}

interface Transaction {
  id: string
  timestamp: string
}

/** How far back a revision is looked for: an import alone makes several. */
const revisionsLookedAt = 10

/**
 * What was published before the present revision of a document; nothing where it was not there, or nobody knows any more. What
 * only an import has had in between, nobody has published: it is passed over, as is what holds the same as now.
 */
export async function previousRevision(client: HistoryClient, id: string): Promise<Revision | undefined> {
  const history = `/data/history/${client.config().dataset}`
  const lines = await client.request<string>({
    url: `${history}/transactions/${id}`,
    query: {excludeContent: 'true', reverse: 'true', limit: String(revisionsLookedAt)},
  })
  const at = async (revision: string) => {
    const {documents} = await client.request<{documents: StoredDocument[]}>({
      url: `${history}/documents/${id}`,
      query: {revision},
    })
    return documents[0]
  }
  const [newest, ...former] = transactionsIn(lines)
  const present = newest && (await at(newest.id))
  for (const {id: revision, timestamp} of former) {
    const document = await at(revision)
    if (!document) return undefined
    if (!present || stateOf(present, document) === 'different') return {document, time: new Date(timestamp)}
  }
  return undefined
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
