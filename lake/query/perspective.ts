import {LRUCache} from 'lru-cache'
import {withReachableUrl} from '../http/address.ts'
import {httpError} from '../http/errors.ts'
import {bundleOf, type Doc, mayRead, publishedIdOf} from '../store/documents.ts'
import type {Dataset} from '../store/store.ts'
import type {View} from './groq.ts'

/**
 * `raw` for stored documents; otherwise layers over the published documents, the strongest first: `[]` is "published",
 * `['drafts']` shows drafts instead of their published versions.
 */
type Perspective = 'raw' | string[]

/** From this version of the API on, a query without a perspective sees published documents only. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/**
 * Reads the `perspective` parameter: one or more names, separated by commas.
 * @param apiVersion `2025-02-19`, `1` or `X`, as in the address
 * @throws LakeError 400
 */
export function parsePerspective(value: string | null, apiVersion: string): Perspective {
  if (value === null || value === '') return publishedByDefault(apiVersion) ? [] : 'raw'
  if (value === 'raw') return 'raw'
  const names = value.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name.trim()))
  const wrong = names.find((name) => !/^[a-zA-Z0-9_-]+$/.test(name) || name === 'raw')
  if (wrong !== undefined) throw httpError(400, `Invalid perspective "${wrong}" in "${value}"`)
  return names.filter((name) => name !== 'published')
}

/** Whether this version of the API hides drafts and versions by default. */
export function publishedByDefault(apiVersion: string): boolean {
  return apiVersion === 'X' || apiVersion >= PUBLISHED_BY_DEFAULT
}

/** How a client sees a dataset. */
export type Reader = {
  perspective: Perspective
  /** If false, private documents are hidden. */
  signedIn: boolean
  /** Base URL of the lake for this client. */
  address: string
}

/** Cached views for each dataset. Clients use few perspectives, but can send any address. */
const VIEWS = 20

type Views = {version: number; views: LRUCache<string, View>}
const viewsOf = new WeakMap<Dataset, Views>()

/** The documents of a dataset as a client sees them, sorted by id. */
export function viewOf(dataset: Dataset, reader: Reader): View {
  let known = viewsOf.get(dataset)
  if (known?.version !== dataset.version) {
    known = {version: dataset.version, views: new LRUCache<string, View>({max: VIEWS})}
    viewsOf.set(dataset, known)
  }
  const key = JSON.stringify(reader)
  const view = known.views.get(key) ?? createView(dataset, reader)
  known.views.set(key, view)
  return view
}

function createView(dataset: Dataset, {perspective, signedIn, address}: Reader): View {
  const readable = [...dataset.documents.values()]
    .filter(({_id}) => mayRead(dataset, signedIn, _id))
    .map((document) => withReachableUrl(document, address))
  const documents = perspective === 'raw' ? readable : layered(readable, perspective)
  documents.sort((a, b) => (a._id < b._id ? -1 : 1))
  return {documents, byId: new Map(documents.map((document) => [document._id, document]))}
}

function layered(documents: Doc[], layers: string[]): Doc[] {
  const order = [...layers, 'published']
  const strongest = new Map<string, {rank: number; document: Doc}>()
  for (const document of documents) {
    const rank = order.indexOf(bundleOf(document._id))
    const id = publishedIdOf(document._id)
    if (rank >= 0 && rank < (strongest.get(id)?.rank ?? Infinity)) strongest.set(id, {rank, document})
  }
  return [...strongest.values()].map(({document}) => inPlace(document))
}

const placed = new WeakMap<Doc, Doc>()

/** A document under its published id. Cached, as the cache of search words uses the copy as its key. */
function inPlace(document: Doc): Doc {
  const known = placed.get(document)
  if (known) return known
  const copy = {...document, _id: publishedIdOf(document._id), _originalId: document._id}
  placed.set(document, copy)
  return copy
}
