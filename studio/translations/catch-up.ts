import type {SanityClient, SanityDocument, Schema, SchemaType} from 'sanity'
import {transactionsIn} from '../actions/revisions.ts'
import {type DocumentVersions, documentVersions} from './board-rows.ts'
import {type RecordChange, recordPrefix, storeRecords} from './record.ts'
import {changesBetween, type FingerprintedPairs, fingerprintedPairs, recordOnPublish} from './standing.ts'

/**
 * Texts also change past this Studio: by another client, an import, a migration. Nobody records then which translations
 * are in step, so it is done afterwards, when somebody looks at the board or at the document.
 */

/** Documents whose records are written at a time: some hundred kilobytes. */
const batchSize = 50

/** Brings the records up to date with what is published. */
export async function catchUp(
  client: SanityClient,
  schema: Schema,
  documents: DocumentVersions[],
): Promise<void> {
  let changes: RecordChange[] = []
  const store = async () => {
    await storeRecords(client, changes)
    changes = []
  }
  for (const document of documents) {
    const type = schema.get(document.type)
    const change = type && (await recordChange(client, type, document))
    if (change) changes.push(change)
    if (changes.length === batchSize) await store()
  }
  await store()
}

/**
 * Does so with one look at the dataset after the other, the newest one next. What could not be done for once is done with
 * the next look. Whoever may only read leaves it to others, and does not ask again and again.
 */
export function keepingUp(client: SanityClient, schema: Schema): (documents: SanityDocument[]) => void {
  let next: SanityDocument[] | undefined
  let state: 'idle' | 'busy' | 'refused' = 'idle'

  async function work() {
    state = 'busy'
    while (next && state === 'busy') {
      const documents = documentVersions(next)
      next = undefined
      await catchUp(client, schema, documents).catch((error: {statusCode?: number}) => {
        console.info('Changes from elsewhere are not recorded for now.', error)
        if (error.statusCode === 401 || error.statusCode === 403) state = 'refused'
      })
    }
    if (state === 'busy') state = 'idle'
  }

  return (documents) => {
    next = documents
    if (state === 'idle') void work()
  }
}

/** The same for one document, in all its versions at one moment. */
export async function catchUpWith(client: SanityClient, schema: Schema, id: string): Promise<void> {
  const ids = [id, `drafts.${id}`, recordPrefix + id]
  const found = await client.fetch<SanityDocument[]>(
    '*[_id in $ids]',
    {ids},
    {perspective: 'raw', tag: 'translations.badge'},
  )
  await catchUp(client, schema, documentVersions(found))
}

async function recordChange(
  client: SanityClient,
  type: SchemaType,
  {id, published, newest, record}: DocumentVersions,
): Promise<RecordChange | undefined> {
  // What is recorded while there is a draft may be about the draft: it is just being published, or was dismissed.
  if (!published || (record.length > 0 && newest !== published)) return undefined
  const now = fingerprintedPairs(type, published)
  const after = recordOnPublish(record, new Map(), now)
  const known = new Set(record.map(({path}) => path))
  if (after.every(({path}) => known.has(path))) return changed(id, record, after)
  const first = await firstRevision(client, published)
  const then: FingerprintedPairs = first ? fingerprintedPairs(type, first) : new Map()
  return changed(id, record, recordOnPublish(record, then, now))
}

function changed(documentId: string, before: RecordChange['before'], after: RecordChange['after']) {
  const {write, remove} = changesBetween(before, after)
  return write.length + remove.length > 0 ? {documentId, before, after} : undefined
}

/** A published document as it was when it first was there; nothing where it never changed, or nobody knows any more. */
async function firstRevision(
  client: SanityClient,
  {_id, _rev}: SanityDocument,
): Promise<SanityDocument | undefined> {
  const history = `/data/history/${client.config().dataset}`
  const lines: string = await client.request({
    url: `${history}/transactions/${_id}`,
    query: {excludeContent: 'true', limit: '1'},
  })
  const [first] = transactionsIn(lines)
  if (!first || first.id === _rev) return undefined
  const {documents} = await client.request<{documents: SanityDocument[]}>({
    url: `${history}/documents/${_id}`,
    query: {revision: first.id},
  })
  return documents[0]
}
