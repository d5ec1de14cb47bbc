import {getPublishedId, type ValidationContext} from 'sanity'
import {apiVersion} from '../../environment.ts'

/**
 * Whether a document may have a value that only one of its type can have. Of several, the one may that is published with
 * it, or else the older: whoever makes a copy changes the copy, and the first can be published meanwhile.
 *
 * @param field Where the value stands in documents of the type.
 */
export async function isFirstWith(
  field: 'slug.current' | 'code',
  value: string,
  {document, getClient}: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<boolean> {
  if (!document) return true
  const order = '_id in path("*") desc, _createdAt asc, _id asc'
  return getClient({apiVersion})
    .withConfig({perspective: 'raw'})
    .fetch<boolean>(
      `coalesce(*[_type == $type && ${field} == $value] | order(${order})[0]._id in [$id, "drafts." + $id], true)`,
      {type: document._type, value, id: getPublishedId(document._id)},
      {tag: 'validation.first-with'},
    )
}
