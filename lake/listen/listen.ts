import {z} from 'zod'
import {withReachableUrl} from '../http/address.ts'
import {identityOf} from '../http/identity.ts'
import {datasetOf, flag, parseGroqParams, parseOptions} from '../http/input.ts'
import type {Context, Route} from '../http/router.ts'
import {type Params, parseQuery, runQuery} from '../query/groq.ts'
import {publishedByDefault} from '../query/perspective.ts'
import {bundleOf, type Doc, mayRead, newId} from '../store/documents.ts'
import type {Change, Dataset, Store, Transaction} from '../store/store.ts'
import {createEventStream, type EventStreams} from './event-stream.ts'

const options = z.object({
  query: z.string(),
  includeResult: flag.default(false),
  includeMutations: flag.default(true),
  includeAllVersions: flag.default(false),
  // Queries see a commit before its event is sent, so both values mean the same.
  visibility: z.enum(['transaction', 'query']).default('transaction'),
  effectFormat: z.enum(['mendoza']).optional(),
})

type Listener = z.output<typeof options> & {
  params: Params
  dataset: string
  address: string
  identity: string
  includesId(id: string): boolean
}

/** `GET /data/listen/:dataset`: server-sent events, `welcome` and then a `mutation` for each change. */
export function listenRoutes(store: Store, streams: EventStreams): Route[] {
  function handle(context: Context): Response {
    const listener = createListener(store, context)
    return createEventStream(streams, context.request.signal, (send) => {
      const notify = (transaction: Transaction) => {
        const events = eventsFor(listener, transaction)
        if (events.length > 0) send(...events.map((event) => ['mutation', event, event.eventId] as const))
      }
      const unsubscribe = store.subscribe(listener.dataset, notify)
      // Resuming is not supported: after `welcome`, clients reload the state.
      send(['welcome', {listenerName: newId()}])
      return unsubscribe
    })
  }

  return [{method: 'GET', path: '/data/listen/:dataset', handle}]
}

function createListener(store: Store, context: Context): Listener {
  const given = parseOptions(options, context.url)
  const params = parseGroqParams(context.url)
  parseQuery(given.query, params)
  const {name: dataset} = datasetOf(store, context)
  return {
    ...given,
    params,
    dataset,
    address: context.address,
    identity: identityOf(context.signedIn),
    includesId: createIdFilter(context, () => store.dataset(dataset), given.includeAllVersions),
  }
}

/** Which documents listeners see: published ones; with older API versions drafts, too. */
function createIdFilter(
  {signedIn, apiVersion}: Context,
  dataset: () => Dataset,
  includeAllVersions: boolean,
) {
  // A public dataset may have become private meanwhile.
  if (!signedIn) return (id: string) => mayRead(dataset(), signedIn, id)
  if (includeAllVersions) return () => true
  const bundles = publishedByDefault(apiVersion) ? ['published'] : ['published', 'drafts']
  return (id: string) => bundles.includes(bundleOf(id))
}

type MutationEvent = {eventId: string; transactionId: string; [field: string]: unknown}

/**
 * The events of a transaction for one listener. The numbers skip filtered events: the Studio blocks a form until it has
 * received all, and would wait forever for the others.
 */
function eventsFor(listener: Listener, transaction: Transaction): MutationEvent[] {
  const received = transaction.changes.flatMap((change) => {
    const transition = listener.includesId(change.id) && transitionOf(listener, change)
    return transition ? [{change, transition}] : []
  })
  return received.map(({change, transition}, index) => ({
    ...mutationEvent(listener, transaction, change, transition),
    transactionTotalEvents: received.length,
    transactionCurrentEvent: index + 1,
  }))
}

function transitionOf(listener: Listener, {before, after}: Change) {
  const was = selects(listener, before)
  const is = selects(listener, after)
  if (is) return was ? 'update' : 'appear'
  return was ? 'disappear' : undefined
}

/** Whether the listener's query selects the document on its own. */
function selects({query, params, dataset, identity}: Listener, document: Doc | null): boolean {
  if (document === null) return false
  const view = {documents: [document], byId: new Map([[document._id, document]])}
  const found = runQuery(query, params, view, {identity, dataset})
  return Array.isArray(found) ? found.length > 0 : Boolean(found)
}

function mutationEvent(
  listener: Listener,
  {id: transactionId, author, timestamp}: Transaction,
  {id: documentId, before, after, mutations, effects}: Change,
  transition: string,
): MutationEvent {
  return {
    eventId: `${transactionId}#${documentId}`,
    documentId,
    transactionId,
    transition,
    identity: author,
    timestamp,
    visibility: listener.visibility,
    ...(before ? {previousRev: before._rev} : {}),
    resultRev: transactionId,
    ...(listener.includeMutations ? {mutations} : {}),
    ...(listener.effectFormat ? {effects} : {}),
    ...(listener.includeResult && after ? {result: withReachableUrl(after, listener.address)} : {}),
  }
}
