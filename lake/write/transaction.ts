import {randomBytes} from 'node:crypto'
import {Mutation as Mutator} from '@sanity/mutator'
import {alreadyExists, mutationError, notFound, requireRevision, typedError} from '../http/errors.ts'
import {matchingIds} from '../query/groq.ts'
import {type Doc, isValidId, newId} from '../store/documents.ts'
import {strongReferences} from '../store/references.ts'
import {createChange, type Dataset, type Store} from '../store/store.ts'
import type {DocumentStub, Mutation, Patch, Selection} from './mutations.ts'
import {withoutEmptyRange} from './splice.ts'

type Result = {id: string; operation: 'create' | 'update' | 'delete' | 'none'; document?: Doc}

type TransactionOptions = {
  author: string
  transactionId?: string
  /** Runs all checks, but commits nothing. */
  dryRun?: boolean
  /** Adds a `_key` to every object in an array that has none. */
  autoGenerateArrayKeys?: boolean
  /** Documents whose history is purged, whether the transaction changes them or not. */
  purged?: string[]
}

/** A transaction in progress, not visible in the dataset yet. */
type Work = {
  dataset: Dataset
  revision: string
  timestamp: string
  /** Documents after the transaction; `null` if deleted. */
  next: Map<string, Doc | null>
  /** The applied mutations, with the index of their step in the request. */
  log: {id: string; index: number; mutation: Mutation}[]
  results: Result[]
}

/** A part of a transaction that depends on the result of the parts before it. */
export type Step = (current: (id: string) => Doc | null) => Mutation[]

type Outcome = {transactionId: string; results: Result[]}

/**
 * Applies mutations, all or none. Returns one result for each mutation of a document.
 * @throws LakeError with the index of the step that failed
 */
export function runTransaction(
  store: Store,
  dataset: Dataset,
  steps: (Mutation | Step)[],
  {author, transactionId = newId(), dryRun = false, autoGenerateArrayKeys, purged = []}: TransactionOptions,
): Outcome {
  if (store.history.seqOf(dataset.name, transactionId) !== undefined) {
    const description = `Transaction "${transactionId}" already exists`
    throw typedError(409, 'transactionAlreadyExistsError', description, {id: transactionId})
  }
  const timestamp = new Date().toISOString()
  const work: Work = {dataset, revision: transactionId, timestamp, next: new Map(), log: [], results: []}
  for (const [index, step] of steps.entries()) {
    const mutations = typeof step === 'function' ? step((id) => current(work, id)) : [step]
    const keyed = autoGenerateArrayKeys ? withArrayKeys(mutations) : mutations
    for (const mutation of keyed) applyMutation(work, index, mutation)
  }
  checkReferences(work)

  const changes = [...work.next].flatMap(([id, after]) => {
    const before = dataset.documents.get(id) ?? null
    const own = work.log.filter((entry) => entry.id === id).map(({mutation}) => mutation)
    return before || after ? [createChange(id, before, after, own)] : []
  })
  if (!dryRun && changes.length > 0) {
    const log = work.log.map(({mutation}) => mutation)
    store.commit(dataset, {id: transactionId, timestamp, author, mutations: log, changes}, purged)
  } else if (!dryRun && purged.length > 0) store.purge(dataset, purged)
  return {transactionId, results: work.results}
}

function applyMutation(work: Work, index: number, mutation: Mutation) {
  const {create, createIfNotExists, createOrReplace, patch} = mutation
  const stub = create ?? createIfNotExists ?? createOrReplace
  if (stub) applyCreation(work, index, stub, create ? 'fail' : createIfNotExists ? 'keep' : 'replace')
  else if (patch) for (const id of selectedIds(work, patch)) applyPatch(work, index, id, patch)
  else if (mutation.delete)
    for (const id of selectedIds(work, mutation.delete)) applyDeletion(work, index, id)
}

function applyCreation(work: Work, index: number, stub: DocumentStub, ifExists: 'fail' | 'keep' | 'replace') {
  const id = !stub._id || stub._id.endsWith('.') ? (stub._id ?? '') + newId() : stub._id
  if (!isValidId(id)) throw invalid(index, `Malformed document ID: "${id}"`, id)
  const existing = current(work, id)
  if (existing && ifExists === 'fail') throw alreadyExists(index, id)
  if (existing && ifExists === 'keep') {
    work.results.push({id, operation: 'none', document: existing})
    return
  }
  const {_rev, ...content} = stub
  const document = {
    ...content,
    _id: id,
    _createdAt: givenTime(index, stub._createdAt) ?? existing?._createdAt ?? work.timestamp,
    _updatedAt: givenTime(index, stub._updatedAt) ?? work.timestamp,
  }
  const mutation: Mutation = existing ? {createOrReplace: document} : {create: document}
  keep(work, index, mutation, {...document, _rev: work.revision})
}

const noSelection = {id: undefined, query: undefined, params: undefined}

function applyPatch(work: Work, index: number, id: string, patch: Patch) {
  const existing = current(work, id)
  if (!existing) throw notFound(index, id)
  const {ifRevisionID, insert, query, params, id: _, ...others} = {...noSelection, ...patch}
  requireRevision(index, id, existing._rev, ifRevisionID)
  const {mutation, patched} = legible(index, id, () => {
    // `insert` is the last operation of a patch and sees the result of the others.
    const insertion = insert?.replace
      ? withoutEmptyRange(insert, mutate(existing, {patch: {...others, id}}))
      : insert
    const mutation = {patch: {...others, ...(insertion && {insert: insertion}), id}}
    return {mutation, patched: mutate(existing, mutation)}
  })
  for (const attribute of ['_id', '_type'] as const) {
    if (patched[attribute] === existing[attribute]) continue
    throw invalid(index, `Cannot modify immutable attribute "${attribute}"`, id)
  }
  keep(work, index, mutation, {...patched, _rev: work.revision, _updatedAt: work.timestamp})
}

function mutate(existing: Doc, mutation: {patch: Patch & {id: string}}): Doc {
  // Sanity's patch type is narrower than what its engine and the API accept.
  const patched = new Mutator({mutations: [mutation as never]}).apply(existing) as Doc | null
  return patched ?? existing
}

/** Turns errors of Sanity's patch engine into a 400. */
function legible<T>(index: number, id: string, apply: () => T): T {
  try {
    return apply()
  } catch (error) {
    throw invalid(index, error instanceof Error ? error.message : String(error), id)
  }
}

function applyDeletion(work: Work, index: number, id: string) {
  if (!current(work, id)) {
    work.results.push({id, operation: 'none'})
    return
  }
  work.next.set(id, null)
  work.log.push({id, index, mutation: {delete: {id}}})
  work.results.push({id, operation: 'delete'})
}

function keep(work: Work, index: number, mutation: Mutation, document: Doc) {
  const operation = current(work, document._id) ? 'update' : 'create'
  work.next.set(document._id, document)
  work.log.push({id: document._id, index, mutation})
  work.results.push({id: document._id, operation, document})
}

function current({next, dataset}: Work, id: string): Doc | null {
  const changed = next.get(id)
  return changed === undefined ? (dataset.documents.get(id) ?? null) : changed
}

/** A query sees the result of earlier mutations in the same transaction. */
function selectedIds(work: Work, selection: Patch | Selection): string[] {
  if ('id' in selection) return [selection.id]
  const {query, params = {}} = selection
  const documents = new Map<string, Doc>(work.dataset.documents)
  for (const [id, document] of work.next) {
    if (document) documents.set(id, document)
    else documents.delete(id)
  }
  return matchingIds(query, params, documents, work.dataset.name)
}

function checkReferences(work: Work) {
  for (const [id, document] of work.next) {
    const missing = [...strongReferences(document)].find((target) => !current(work, target))
    if (missing !== undefined) {
      throw mutationError(409, indexOf(work, id), {
        type: 'documentReferenceDoesNotExistError',
        description: `Document "${id}" references non-existent document "${missing}"`,
        id,
        referenceID: missing,
      })
    }
    const before = work.dataset.documents.get(id)
    if (before && before._type !== document?._type) checkReferrers(work, id, document)
  }
}

/** Refuses to delete a document, or change its type, while others refer to it. */
function checkReferrers(work: Work, id: string, document: Doc | null) {
  const referencingIDs = work.dataset.references
    .referrers(id)
    .filter((referrer) => strongReferences(current(work, referrer)).has(id))
  if (referencingIDs.length === 0) return
  const change = document ? 'change its type' : 'be deleted'
  throw mutationError(409, indexOf(work, id), {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot ${change} as there are references to it from "${referencingIDs[0]}"`,
    id,
    referencingIDs,
  })
}

function indexOf(work: Work, id: string): number {
  return work.log.findLast((entry) => entry.id === id)?.index ?? 0
}

function givenTime(index: number, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value
  throw invalid(index, `Not a date and time in ISO 8601: ${JSON.stringify(value)}`)
}

function invalid(index: number, description: string, id?: string) {
  return mutationError(400, index, {type: 'validationError', description, ...(id === undefined ? {} : {id})})
}

function withArrayKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item) => withKey(withArrayKeys(item))) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withArrayKeys(item)])) as T
}

function withKey(item: unknown): unknown {
  if (item === null || typeof item !== 'object' || Array.isArray(item) || '_key' in item) return item
  return {_key: randomBytes(6).toString('hex'), ...item}
}
