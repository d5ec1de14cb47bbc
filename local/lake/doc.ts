import {z} from 'zod'
import {withReachableUrl} from './asset-address.ts'
import {type Doc, publishedIdOf} from './documents.ts'
import {datasetOf, flag, parseOptions} from './input.ts'
import {mayRead} from './readable.ts'
import {type Context, json, type Route} from './router.ts'
import type {Dataset, Store} from './store.ts'

const options = z.object({excludeContent: flag.optional(), includeAllVersions: flag.optional()})

/** `GET /data/doc/:dataset/:ids`: documents as they are stored, by ids separated by commas. */
export function docRoutes(store: Store): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/doc/:dataset/:ids',
      versioned: true,
      handle: (context) => json(documentsById(datasetOf(store, context), context)),
    },
  ]
}

function documentsById(dataset: Dataset, {url, address, params, signedIn}: Context) {
  const {excludeContent, includeAllVersions} = parseOptions(options, url)
  const asked = (params.ids ?? '').split(',')
  const ids = includeAllVersions ? asked.flatMap((id) => allVersions(dataset, id)) : asked
  const documents: Partial<Doc>[] = []
  const omitted: {id: string; reason: 'existence' | 'permission'}[] = []
  for (const id of ids) {
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

function allVersions(dataset: Dataset, id: string): string[] {
  const published = publishedIdOf(id)
  const ids = [...dataset.documents.keys()].filter((other) => publishedIdOf(other) === published)
  return ids.length > 0 ? ids : [id]
}
