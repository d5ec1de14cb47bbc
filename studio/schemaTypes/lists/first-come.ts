import {getPublishedId, type ValidationContext} from 'sanity'
import {apiVersion} from '../../environment.ts'

/**
 * Whether a document may have a value that must be unique in its type. Of several documents, the published one wins,
 * or else the oldest: a copy has to change, while the original can be published.
 *
 * @param field Path of the value in documents of the type.
 */
export async function isFirstWith(
  field: 'slug.current' | 'code',
  value: string,
  {document, getClient}: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<boolean> {
  if (!document) return true
  const order = '_id in path("*") desc, _createdAt asc, _id asc'
  const first = await getClient({apiVersion})
    .withConfig({perspective: 'raw'})
    .fetch<string | null>(
      `*[_type == $type && ${field} == $value] | order(${order})[0]._id`,
      {type: document._type, value},
      {tag: 'validation.first-with'},
    )
  // The edit that is validated may not be stored yet: then no document has the value.
  return first === null || getPublishedId(first) === getPublishedId(document._id)
}
