import {bundleOf, type Doc, isPublicId, publishedIdOf} from './documents.ts'
import {httpError} from './errors.ts'
import type {View} from './groq.ts'
import type {Dataset} from './store.ts'

/**
 * `raw` for documents as they are stored; otherwise layers, the strongest first, that are laid over the published
 * documents: `[]` is "published", `['drafts']` shows drafts instead of what they would replace.
 */
export type Perspective = 'raw' | string[]

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

type Views = {version: number; views: Map<string, View>}
const viewsOf = new WeakMap<Dataset, Views>()

/**
 * The documents of a dataset under a perspective, sorted by id.
 * @param signedIn without it, private documents are left out
 */
export function viewOf(dataset: Dataset, perspective: Perspective, signedIn: boolean): View {
  let known = viewsOf.get(dataset)
  if (known?.version !== dataset.version) {
    known = {version: dataset.version, views: new Map()}
    viewsOf.set(dataset, known)
  }
  const key = `${signedIn} ${String(perspective)}`
  const view = known.views.get(key) ?? createView(dataset, perspective, signedIn)
  known.views.set(key, view)
  return view
}

function createView(dataset: Dataset, perspective: Perspective, signedIn: boolean): View {
  const readable = [...dataset.documents.values()].filter(({_id}) => signedIn || isPublicId(_id))
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
  return [...strongest].map(([id, {document}]) => ({...document, _id: id, _originalId: document._id}))
}
