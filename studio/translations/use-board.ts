import {useEffect, useMemo, useState} from 'react'
import {type SanityDocument, useClient, useDocumentStore, useSchema} from 'sanity'
import {apiVersion} from '../environment.ts'
import {
  type DocumentVersions,
  documentVersions,
  type ReviewRow,
  reviewRows,
  type TranslationRow,
  translatedTypes,
  translationRows,
} from './board-rows.ts'
import {keepingUp} from './catch-up.ts'
import {recordType} from './record.ts'

export type Board =
  | {status: 'loading'}
  | {status: 'failed'; retry: () => void}
  | {status: 'ready'; translations: TranslationRow[]; reviews: ReviewRow[]; drafts: DocumentVersions[]}

/** Every document with texts, in all its versions, and the records; releases are not used here. */
const query = '*[(_type in $types || _type == $recordType) && !(_id in path("versions.**"))]'

/** All texts to translate and documents to review, live while the board is open. */
export function useBoard(): Board {
  const schema = useSchema()
  const documentStore = useDocumentStore()
  const client = useClient({apiVersion})
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<SanityDocument[] | 'failed'>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt subscribes again.
  useEffect(() => {
    setFound(undefined)
    const params = {types: translatedTypes(schema), recordType}
    const options = {perspective: 'raw', apiVersion, tag: 'translations.board', throttleTime: 500} as const
    const keepUp = keepingUp(client, schema)
    const listening = documentStore.listenQuery(query, params, options).subscribe({
      next: (documents: SanityDocument[]) => {
        setFound(documents)
        keepUp(documents)
      },
      error: (error: unknown) => {
        console.warn('The translation board could not be loaded.', error)
        setFound('failed')
      },
    })
    return () => listening.unsubscribe()
  }, [client, documentStore, schema, attempt])

  return useMemo(() => {
    if (!found) return {status: 'loading'}
    if (found === 'failed') return {status: 'failed', retry: () => setAttempt((number) => number + 1)}
    const order = translatedTypes(schema)
    const documents = documentVersions(found).toSorted(
      (a, b) => order.indexOf(a.type) - order.indexOf(b.type) || (a.id < b.id ? -1 : 1),
    )
    const translations = documents.flatMap((document) => {
      const type = schema.get(document.type)
      return type ? translationRows(type, document) : []
    })
    const drafts = documents.filter(({newest, published}) => newest !== published)
    return {status: 'ready', translations, reviews: documents.flatMap(reviewRows), drafts}
  }, [found, schema])
}
