import type {SanityClient, SanityDocument} from '@sanity/client'
import type {ObjectSchemaType} from 'sanity'
import {comparable} from './revisions.ts'

/** What can be restored of a former version, and titles of the fields that lost content. */
export interface Restorable {
  document: SanityDocument
  lost: string[]
}

type Reference = {_ref?: string; _strengthenOnPublish?: unknown} | null | undefined

/** The document that must be there for a reference; some refer to what has yet to be published. */
const needed = (value: Reference) => (value?._strengthenOnPublish ? undefined : value?._ref)

/**
 * Removes references to documents deleted since: the lake would reject the whole document. A picture that was deleted gives way
 * to the present one.
 */
export async function restorable(
  client: SanityClient,
  type: ObjectSchemaType,
  former: SanityDocument,
  present: SanityDocument | null = null,
): Promise<Restorable> {
  const ids = new Set<string>()
  const collect = (_: string, value: Reference) => {
    const id = needed(value)
    if (id) ids.add(id)
    return value
  }
  const text = JSON.stringify(former, collect)
  const there = await client.fetch<string[]>('*[_id in $ids]._id', {ids: [...ids]}, {perspective: 'raw'})
  const isGone = (value: Reference) => {
    const id = needed(value)
    return id !== undefined && !there.includes(id)
  }
  const document: SanityDocument = JSON.parse(text, (_, value) => {
    if (Array.isArray(value)) return value.filter((item) => item !== undefined)
    return isGone(value) ? undefined : value
  })
  for (const {name} of type.fields) {
    const {asset} = (former[name] ?? {}) as {asset?: Reference}
    if (isGone(asset) && present?.[name]) document[name] = present[name]
  }
  return {document, lost: changedFields(type, former, document)}
}

/** Titles of the fields that differ between two versions of a document. */
export const changedFields = (
  type: ObjectSchemaType,
  before: Partial<SanityDocument> | null,
  after: SanityDocument,
): string[] =>
  type.fields
    .filter(({name}) => comparable({[name]: before?.[name]}) !== comparable({[name]: after[name]}))
    .map(({name, type: {title = name}}) => title)

/** Writes a former version as a draft, which keeps the document's present place in its list. */
export function writeDraft(
  client: SanityClient,
  id: string,
  former: SanityDocument,
  present: SanityDocument | null,
) {
  const {_rev, _updatedAt, ...content} = former
  const {orderRank} = present ?? content
  return client.createOrReplace({...content, orderRank, _id: `drafts.${id}`})
}
