import {z} from 'zod'
import {withReachableUrl} from '../http/address.ts'
import {datasetOf, flag, parseOptions} from '../http/input.ts'
import {type Context, json, type Route} from '../http/router.ts'
import {type Doc, mayRead} from '../store/documents.ts'
import type {Dataset, Store} from '../store/store.ts'

const options = z.object({excludeContent: flag.optional()})

/** `GET /data/doc/:dataset/:ids`: stored documents, by ids separated by commas. */
export function docRoutes(store: Store): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/doc/:dataset/:ids',
      handle: (context) => json(documentsById(datasetOf(store, context), context)),
    },
  ]
}

function documentsById(dataset: Dataset, {url, address, params, signedIn}: Context) {
  const {excludeContent} = parseOptions(options, url)
  const documents: Partial<Doc>[] = []
  const omitted: {id: string; reason: 'existence' | 'permission'}[] = []
  for (const id of (params.ids ?? '').split(',')) {
    const document = dataset.documents.get(id)
    if (!document) omitted.push({id, reason: 'existence'})
    else if (!mayRead(dataset, signedIn, id)) omitted.push({id, reason: 'permission'})
    else documents.push(excludeContent ? withoutContent(document) : withReachableUrl(document, address))
  }
  return {documents, omitted}
}

function withoutContent({_id, _type, _rev, _createdAt, _updatedAt}: Doc): Partial<Doc> {
  return {_id, _type, _rev, _createdAt, _updatedAt}
}
