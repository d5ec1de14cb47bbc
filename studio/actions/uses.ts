import type {SanityClient} from '@sanity/client'
import {getPublishedId} from 'sanity'

/** A document, such as one that refers to another. */
export interface Use {
  /** Its id without a prefix. */
  id: string
  type: string
}

/** Documents that refer to a document, drafts included: while there are any, it cannot be removed. */
export async function usesOf(client: SanityClient, id: string): Promise<Use[]> {
  const found = await client.fetch<{_id: string; _type: string}[]>(
    '*[references($id) && !(_id in path("versions.**"))] | order(_type, _id) {_id, _type}',
    {id},
    {perspective: 'raw'},
  )
  const uses = new Map<string, Use>()
  for (const {_id, _type} of found) {
    const published = getPublishedId(_id)
    if (published !== id) uses.set(published, {id: published, type: _type})
  }
  return [...uses.values()]
}
