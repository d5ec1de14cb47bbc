import {useEffect, useMemo} from 'react'
import {type SanityDocument, useClient, useSchema} from 'sanity'
import {contentTypes} from '../../app/content/page-types.ts'
import {useLive} from '../desk/use-live.ts'
import {apiVersion} from '../environment.ts'
import {
  type DocumentVersions,
  documentVersions,
  type ReviewRow,
  reviewRows,
  type TranslationRow,
  translationRows,
} from './board-rows.ts'
import {catchUp} from './catch-up.ts'
import {recordType} from './record.ts'

export type Board =
  | {status: 'loading'}
  | {status: 'failed'; retry: () => void}
  | {status: 'ready'; translations: TranslationRow[]; reviews: ReviewRow[]; drafts: DocumentVersions[]}

/** Every document, in all its versions, and the records; releases are not used here. */
const query = '*[(_type in $types || _type == $recordType) && !(_id in path("versions.**"))]'

/** All texts to translate and documents to review, live while the board is open. */
export function useBoard(): Board {
  const schema = useSchema()
  const client = useClient({apiVersion})
  const params = {types: contentTypes, recordType}
  const {value: found, retry} = useLive<SanityDocument[]>(client, query, params, 'translations.board')
  useEffect(() => {
    if (typeof found !== 'string')
      catchUp(client, schema, found).catch((error) =>
        // The next change of a document tries again.
        console.info('Changes from elsewhere are not recorded for now.', error),
      )
  }, [found, client, schema])

  return useMemo(() => {
    if (found === 'loading') return {status: found}
    if (found === 'failed') return {status: found, retry}
    const order: string[] = contentTypes
    const documents = documentVersions(found).toSorted(
      (a, b) => order.indexOf(a.type) - order.indexOf(b.type) || (a.id < b.id ? -1 : 1),
    )
    const translations = documents.flatMap((document) => {
      const type = schema.get(document.type)
      return type ? translationRows(type, document) : []
    })
    const drafts = documents.filter(({newest, published}) => newest !== published)
    return {status: 'ready', translations, reviews: documents.flatMap(reviewRows), drafts}
  }, [found, retry, schema])
}
