import {z} from 'zod'
import {withReachableUrl} from './asset-address.ts'
import {mostQueryMs, within} from './bounded.ts'
import {bundleOf, type Doc, newId} from './documents.ts'
import {LakeError} from './errors.ts'
import {type Params, parseQuery, runQuery} from './groq.ts'
import {identityOf} from './identity.ts'
import {datasetOf, flag, parseGroqParams, parseOptions} from './input.ts'
import {publishedByDefault} from './perspective.ts'
import {mayRead} from './readable.ts'
import type {Context, Route} from './router.ts'
import {createEventStream, type EventStreams, lastEvent} from './sse.ts'
import type {Change, Dataset, Store, Transaction} from './store.ts'

const options = z.object({
  query: z.string(),
  includeResult: flag.default(false),
  includeMutations: flag.default(true),
  includePreviousRevision: flag.default(false),
  includeAllVersions: flag.default(false),
  // Queries see a commit before its event goes out, so both come to the same.
  visibility: z.enum(['transaction', 'query']).default('transaction'),
  effectFormat: z.enum(['mendoza']).optional(),
  enableResume: flag.default(false),
})

type Listener = z.output<typeof options> & {
  params: Params
  /** Its name. */
  dataset: string
  address: string
  identity: string
  hears(id: string): boolean
}

/**
 * `GET /data/listen/:dataset`: server-sent events, `welcome` and then a `mutation` for each change. With `enableResume`
 * whoever comes back is told `welcomeback` and what was missed; or `welcome`, where that is not known any more. Whose query takes
 * too long is told `disconnect`, and nothing more; whose query is wrong, `channelError`.
 */
export function listenRoutes(store: Store, streams: EventStreams): Route[] {
  function handle(context: Context): Response {
    const listener = createListener(store, context)
    const {dataset} = listener
    const latest = store.history.lastTransaction(dataset)
    const seen = context.request.headers.get('last-event-id')
    const {recent} = store.dataset(dataset)
    const known = () =>
      listener.enableResume && seen ? missedSince(seen, listener, recent, latest) : undefined
    const mostMs = mostQueryMs(context.throughSite)
    const missed = within(mostMs, known)?.result
    return createEventStream(streams, context.request.signal, (send) => {
      const tell = (events: MutationEvent[]) => {
        for (const event of events) send('mutation', event, event.eventId)
      }
      const notify = (transaction: Transaction) => {
        const events = within(mostMs, () => eventsFor(listener, transaction))
        if (events) return tell(events.result)
        // Every write would wait for it.
        unsubscribe()
        send('disconnect', {reason: 'The query of this listener takes too long'})
      }
      const unsubscribe = store.subscribe(dataset, notify)
      send(missed ? 'welcomeback' : 'welcome', {listenerName: newId()}, missed ? undefined : latest)
      tell(missed ?? [])
      return unsubscribe
    })
  }

  return [{method: 'GET', path: '/data/listen/:dataset', versioned: true, handle: withReason(handle)}]
}

/** An EventSource tells its page nothing of an answer that is no stream: there a refusal is an event. */
function withReason(handle: (context: Context) => Response): (context: Context) => Response {
  return (context) => {
    try {
      return handle(context)
    } catch (error) {
      const isEventSource = context.request.headers.get('accept')?.includes('text/event-stream')
      if (!(error instanceof LakeError) || !isEventSource) throw error
      return lastEvent('channelError', reasonOf(error))
    }
  }
}

/** Clients look for the words in `error.description`, and in `message` only where there is no `error`. */
function reasonOf({body, message}: LakeError): object {
  return typeof body.error === 'object' ? {error: body.error} : {message}
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
    hears: createIdFilter(context, () => store.dataset(dataset), given.includeAllVersions),
  }
}

/** Which documents are heard of at all: published ones, from older versions of the API drafts too. */
function createIdFilter(
  {signedIn, apiVersion}: Context,
  dataset: () => Dataset,
  includeAllVersions: boolean,
) {
  // A public one may be closed meanwhile.
  if (!signedIn) return (id: string) => mayRead(dataset(), signedIn, id)
  if (includeAllVersions) return () => true
  const bundles = publishedByDefault(apiVersion) ? ['published'] : ['published', 'drafts']
  return (id: string) => bundles.includes(bundleOf(id))
}

/**
 * The events after one that a listener has had; undefined where they are not known any more.
 * @param seen `<transaction>#<document>`, or the transaction alone that was the latest at the welcome
 */
function missedSince(
  seen: string,
  listener: Listener,
  recent: readonly Transaction[],
  latest: string | undefined,
) {
  const [transactionId] = seen.split('#')
  const position = recent.findIndex(({id}) => id === transactionId)
  if (position < 0) return seen === latest ? [] : undefined
  const events = recent.slice(position).flatMap((transaction) => eventsFor(listener, transaction))
  const isNew = (event: MutationEvent) => event.transactionId !== transactionId
  const last = events.findIndex(({eventId}) => eventId === seen)
  return last < 0 ? events.filter(isNew) : events.slice(last + 1)
}

type MutationEvent = {eventId: string; transactionId: string; [field: string]: unknown}

/**
 * What a listener is told of a transaction: its events are numbered among those that it gets. The Studio holds a form still
 * until it has them all, and would wait for ever for those of other documents.
 */
function eventsFor(listener: Listener, transaction: Transaction): MutationEvent[] {
  const heard = transaction.changes.flatMap((change) => {
    const transition = listener.hears(change.id) && transitionOf(listener, change)
    return transition ? [{change, transition}] : []
  })
  return heard.map(({change, transition}, index) => ({
    ...mutationEvent(listener, transaction, change, transition),
    transactionTotalEvents: heard.length,
    transactionCurrentEvent: index + 1,
  }))
}

function transitionOf(listener: Listener, {before, after}: Change) {
  const was = selects(listener, before)
  const is = selects(listener, after)
  if (is) return was ? 'update' : 'appear'
  return was ? 'disappear' : undefined
}

/** Whether the listener's query selects the document, looked at alone. */
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
    ...(listener.includePreviousRevision
      ? {previous: before && withReachableUrl(before, listener.address)}
      : {}),
  }
}
