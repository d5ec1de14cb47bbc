import {z} from 'zod'
import {httpError, typedError} from '../http/errors.ts'
import {datasetOf, flag, parseOptions, requireSignIn} from '../http/input.ts'
import {type Context, json, type Route} from '../http/router.ts'
import {isValidId} from '../store/documents.ts'
import type {Dataset, Store} from '../store/store.ts'
import {baselineOf} from './baselines.ts'
import {eventsOf, idsOfLife} from './history-events.ts'
import type {Range} from './history-store.ts'

const optional = z.string().transform((text) => text || undefined)
const time = z.iso.datetime({offset: true}).transform((text) => new Date(text).toISOString())

const transactionOptions = z.object({
  fromTransaction: optional.optional(),
  toTransaction: optional.optional(),
  limit: z.coerce.number().int().min(1).max(10_000).optional(),
  reverse: flag.default(false),
})

const stateOptions = z
  .object({revision: z.string().optional(), time: time.optional(), lastRevision: flag.optional()})
  .refine(
    ({revision, time, lastRevision}) =>
      [revision, time, lastRevision || undefined].filter(Boolean).length < 2,
    {error: 'give one of revision, time and lastRevision'},
  )

const eventOptions = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  nextCursor: z
    .string()
    .regex(/^\d{0,9}$/, 'not a cursor of this lake')
    .default(''),
})

/** `GET /data/history/:dataset/…`: transactions, former states and events of documents. */
export function historyRoutes(store: Store): Route[] {
  const routes: {path: string; respond(dataset: Dataset, context: Context): Response}[] = [
    {path: 'transactions/:ids', respond: (dataset, context) => transactions(store, dataset, context)},
    {path: 'documents/:ids', respond: (dataset, context) => documents(store, dataset, context)},
    {path: 'events/documents/:id', respond: (dataset, context) => events(store, dataset, context)},
    {path: 'events/releases/:id', respond: () => json({events: [], nextCursor: ''})},
  ]
  return routes.map(({path, respond}) => ({
    method: 'GET',
    path: `/data/history/:dataset/${path}`,
    handle: (context) => {
      requireSignIn(context, 'Reading history')
      return respond(datasetOf(store, context), context)
    },
  }))
}

/** NDJSON: a line for each transaction, with its effects on the documents of the request. */
function transactions({history}: Store, {name}: Dataset, {url, params}: Context): Response {
  const {fromTransaction, toTransaction, reverse, limit} = parseOptions(transactionOptions, url)
  const ids = idsIn(params.ids)
  const baseline = (revision?: string) =>
    ids.map((id) => baselineOf(history, name, id, revision)).find((found) => found !== undefined)
  const [from, to] = [baseline(fromTransaction), baseline(toTransaction)]
  const range: Range = {
    fromSeq: from?.fromSeq ?? placeOf(history, name, fromTransaction),
    toSeq: to?.seq ?? placeOf(history, name, toTransaction),
    limit,
    newestFirst: reverse,
  }
  const [first, last] = reverse ? [to, from] : [from, to]
  const found = [first?.entry, ...history.transactions(name, ids, range), last?.entry]
  const lines = found
    .filter((entry) => entry !== undefined)
    .slice(0, limit)
    .map(
      ({mutations, ...entry}) => `${JSON.stringify({...entry, documentIDs: Object.keys(entry.effects)})}\n`,
    )
  const headers = {'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store'}
  return new Response(lines.join(''), {headers})
}

function documents(store: Store, dataset: Dataset, {url, params}: Context): Response {
  const {revision, time, lastRevision} = parseOptions(stateOptions, url)
  // An unknown revision is not an error: the Studio requests revisions that never existed.
  const toSeq = revision === undefined ? undefined : (store.history.seqOf(dataset.name, revision) ?? 0)
  const found = idsIn(params.ids).flatMap((id) => {
    const baseline = baselineOf(store.history, dataset.name, id, revision)
    if (baseline) return baseline.document
    if (toSeq === undefined && time === undefined && !lastRevision) return dataset.documents.get(id) ?? []
    const state = store.history
      .states(dataset.name, id)
      .filter(({seq, timestamp}) => seq <= (toSeq ?? Infinity) && timestamp <= (time ?? '~'))
      .findLast(({document}) => document || !lastRevision)
    return state?.document ? {...state.document, _rev: state.revision} : []
  })
  return json({documents: found})
}

function events({history}: Store, {name}: Dataset, {url, params}: Context): Response {
  const {limit, nextCursor} = parseOptions(eventOptions, url)
  const [id = ''] = idsIn(params.id)
  const all = eventsOf(id, history.transactions(name, idsOfLife(id), {}))
  const start = Number(nextCursor)
  const end = start + limit
  return json({events: {[id]: all.slice(start, end)}, nextCursor: end < all.length ? String(end) : ''})
}

function idsIn(list = ''): string[] {
  const ids = list.split(',')
  const wrong = ids.find((id) => !isValidId(id))
  if (wrong !== undefined) throw httpError(400, `Not an id of a document: "${wrong}"`)
  return ids
}

/** @throws LakeError 404 for an unknown transaction */
function placeOf(history: Store['history'], dataset: string, id: string | undefined): number | undefined {
  if (id === undefined) return undefined
  const seq = history.seqOf(dataset, id)
  if (seq !== undefined) return seq
  const description = `Transaction "${id}" is not there; edits of long ago are merged`
  throw typedError(404, 'transactionNotFoundError', description, {id})
}
