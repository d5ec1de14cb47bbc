import type {SanityClient, SanityDocument, Schema} from 'sanity'
import {documentVersions} from './board-rows.ts'
import {storeRecords} from './record.ts'
import {fingerprintedPairs, recordOnPublish} from './standing.ts'

/**
 * Texts also change outside this Studio: by another client, an import, a migration. When an editor opens the board or the
 * start page, this updates the records to the published texts.
 */
export const catchUp = (client: SanityClient, schema: Schema, documents: SanityDocument[]): Promise<void> =>
  storeRecords(
    client,
    documentVersions(documents).flatMap(({id, type: name, published, newest, record}) => {
      const type = schema.get(name)
      // While there is a draft, the record may be about the draft, which is being published or was dismissed.
      if (!type || !published || (record.length > 0 && newest !== published)) return []
      const after = recordOnPublish(record, new Map(), fingerprintedPairs(type, published))
      return [{documentId: id, before: record, after}]
    }),
  )
