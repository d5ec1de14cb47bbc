import {withReachableUrl} from './asset-address.ts'
import {bundleOf, type Doc, publishedIdOf} from './documents.ts'
import {httpError} from './errors.ts'
import type {View} from './groq.ts'
import {createLru, type Lru} from './lru.ts'
import {mayRead} from './readable.ts'
import type {Dataset} from './store.ts'

/**
 * `raw` for documents as they are stored; otherwise layers, the strongest first, that are laid over the published
 * documents: `[]` is "published", `['drafts']` shows drafts instead of what they would replace.
 */
type Perspective = 'raw' | string[]

/** From this version of the API on, a query without a perspective sees published documents only. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/**
 * Reads the `perspective` parameter: a name or names separated by commas.
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

/** Whether this version of the API hides drafts and versions from whoever does not ask for them. */
export function publishedByDefault(apiVersion: string): boolean {
  return apiVersion === 'X' || apiVersion >= PUBLISHED_BY_DEFAULT
}

/** Through whose eyes a dataset is looked at. */
export type Reader = {
  perspective: Perspective
  /** Without it, private documents are left out. */
  signedIn: boolean
  /** Under which the reader reaches the lake, and so its pictures. */
  address: string
}

/** There are few perspectives, but an address may be anything. */
const VIEWS = 20

type Views = {version: number; views: Lru<View>}
const viewsOf = new WeakMap<Dataset, Views>()

/** The documents of a dataset as a reader sees them, sorted by id. */
export function viewOf(dataset: Dataset, reader: Reader): View {
  let known = viewsOf.get(dataset)
  if (known?.version !== dataset.version) {
    known = {version: dataset.version, views: createLru<View>(VIEWS)}
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

/** A document under the id that it stands for. Made once, as what is known of it, such as its words, hangs on it. */
function inPlace(document: Doc): Doc {
  const known = placed.get(document)
  if (known) return known
  const copy = {...document, _id: publishedIdOf(document._id), _originalId: document._id}
  placed.set(document, copy)
  return copy
}
