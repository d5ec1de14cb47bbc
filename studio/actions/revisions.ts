import type {SanityClient} from '@sanity/client'
import {stateOf} from '../data/compare.ts'
import type {StoredDocument} from '../data/documents.ts'
import {newTransactionId} from './writes.ts'

/** A published document as it was before, and since when. */
export interface Revision {
  document: StoredDocument
  /** When it was published. */
  time: Date
}

/** What is needed of a client, of whichever release. */
interface HistoryClient {
  config(): {dataset?: string}
  request<Answer>(options: {
    url: string
    query: Record<string, string>
    signal?: AbortSignal
  }): Promise<Answer>
}

interface Transaction {
  id: string
  timestamp: string
}

/** How far back a revision is looked for: an import alone makes several changes, and so does everybody who sorts a list. */
export const changesLookedAt = 60
/** How many of them are asked for at a time; mostly the first ones are enough. */
const changesAtATime = 20

/**
 * What was published before the present revision of a document: `nothing` where it was not there, `notRecently` where it has
 * been the same for as long as is looked back. What only an import has had in between, nobody has published: it is passed
 * over, as is what holds the same as now. A place in a list is none of that, as it is not published but moved.
 */
export async function previousRevision(
  client: HistoryClient,
  id: string,
  signal?: AbortSignal,
): Promise<Revision | 'nothing' | 'notRecently'> {
  const history = `/data/history/${client.config().dataset}`
  const at = async (revision: string) => {
    const {documents} = await client.request<{documents: StoredDocument[]}>({
      url: `${history}/documents/${id}`,
      query: {revision},
      signal,
    })
    return documents[0]
  }
  let looked = 0
  let present: StoredDocument | undefined
  let former: Revision | undefined
  const changes = changesBackwards(client, `${history}/transactions/${id}`, signal)
  for await (const {id: revision, timestamp} of changes) {
    const document = await at(revision)
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

/** The transactions of a document, the newest first. */
async function* changesBackwards(
  client: HistoryClient,
  url: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<Transaction> {
  let last: Transaction | undefined
  for (let seen = 0; seen < changesLookedAt; seen += changesAtATime) {
    // The one from which on is asked for is part of the answer.
    const limit = changesAtATime + (last ? 1 : 0)
    const from: Record<string, string> = last ? {toTransaction: last.id} : {}
    const query = {excludeContent: 'true', reverse: 'true', limit: String(limit), ...from}
    const found = transactionsIn(await client.request<string>({url, query, signal}))
    yield* found.slice(last ? 1 : 0)
    if (found.length < limit) return
    last = found.at(-1)
  }
}

const isOther = (newer: StoredDocument | undefined, older: StoredDocument) =>
  !newer || stateOf(withoutPlace(newer), withoutPlace(older)) === 'different'

const withoutPlace = (document: StoredDocument) => ({...document, orderRank: undefined})

/** The history comes as lines of JSON. */
export const transactionsIn = (lines: string): Transaction[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

/**
 * Publishes a former revision in place of the present one, in one transaction. The document stays where it is in its list.
 * @param present What is to be replaced: when somebody has published meanwhile, nothing happens.
 * @throws what the lake says.
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
