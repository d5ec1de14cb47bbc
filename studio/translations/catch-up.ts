import type {SanityClient, SanityDocument, Schema, SchemaType} from 'sanity'
import {stateAt, transactionsOf} from '../actions/revisions.ts'
import {type DocumentVersions, documentVersions} from './board-rows.ts'
import {type RecordChange, storeRecords} from './record.ts'
import {type FingerprintedPairs, fingerprintedPairs, recordOnPublish} from './standing.ts'

/**
 * Texts also change outside this Studio: by another client, an import, a migration. When an editor opens the board or the
 * start page, this records which translations are in step.
 */

/** Updates the records to the published texts. */
export async function catchUp(
  client: SanityClient,
  schema: Schema,
  documents: DocumentVersions[],
): Promise<void> {
  const changes: RecordChange[] = []
  for (const document of documents) {
    const type = schema.get(document.type)
    const change = type && (await recordChange(client, type, document))
    if (change) changes.push(change)
  }
  await storeRecords(client, changes)
}

/** Handles one snapshot of the dataset at a time, and skips stale ones. The next snapshot retries a failed write. */
export function keepingUp(client: SanityClient, schema: Schema): (documents: SanityDocument[]) => void {
  let newest: SanityDocument[]
  let last = Promise.resolve()
  return (documents) => {
    newest = documents
    last = last
      .then(async () => {
        if (newest === documents) await catchUp(client, schema, documentVersions(documents))
      })
      .catch((error) => console.info('Changes from elsewhere are not recorded for now.', error))
  }
}

async function recordChange(
  client: SanityClient,
  type: SchemaType,
  {id, published, newest, record}: DocumentVersions,
): Promise<RecordChange | undefined> {
  // While there is a draft, the record may be about the draft, which is being published or was dismissed.
  if (!published || (record.length > 0 && newest !== published)) return undefined
  const now = fingerprintedPairs(type, published)
  const after = recordOnPublish(record, new Map(), now)
  const known = new Set(record.map(({path}) => path))
  const change = {documentId: id, before: record}
  if (after.every(({path}) => known.has(path))) return {...change, after}
  const first = await firstRevision(client, published)
  const then: FingerprintedPairs = first ? fingerprintedPairs(type, first) : new Map()
  return {...change, after: recordOnPublish(record, then, now)}
}

/** The first state of a published document; undefined if it never changed or its history is gone. */
async function firstRevision(
  client: SanityClient,
  {_id, _rev}: SanityDocument,
): Promise<SanityDocument | undefined> {
  const [first] = await transactionsOf(client, _id, {limit: '1'})
  return first && first.id !== _rev ? stateAt(client, _id, first.id) : undefined
}
