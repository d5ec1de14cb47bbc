import {z} from 'zod'
import {datasetOf, flag, parseOptions, requireSignIn} from '../http/input.ts'
import type {Context, Route} from '../http/router.ts'
import {syncTagsOf} from '../query/query.ts'
import {mayRead} from '../store/documents.ts'
import type {Store, Transaction} from '../store/store.ts'
import {createEventStream, type EventStreams} from './event-stream.ts'

const options = z.object({includeDrafts: flag.default(false)})

/**
 * `GET /data/live/events/:dataset`: `welcome`, then a `message` for each transaction with the tags of stale results. A
 * client that missed events gets `restart` when it reconnects.
 */
export function liveRoutes(store: Store, streams: EventStreams): Route[] {
  function handle(context: Context): Response {
    const {includeDrafts} = parseOptions(options, context.url)
    if (includeDrafts) requireSignIn(context, 'Live events of drafts')
    const {name} = datasetOf(store, context)
    const isPublished = (id: string) =>
      !id.includes('.') && mayRead(store.dataset(name), context.signedIn, id)
    const latest = store.history.lastTransaction(name) ?? 'none'
    const seen = context.request.headers.get('last-event-id')
    return createEventStream(streams, context.request.signal, (send) => {
      const notify = ({id, changes}: Transaction) => {
        if (includeDrafts || changes.some((change) => isPublished(change.id)))
          send(['message', {tags: syncTagsOf(name)}, id])
      }
      const unsubscribe = store.subscribe(name, notify)
      send(['welcome', {}, latest])
      if (seen && seen !== latest) send(['restart', {}, latest])
      return unsubscribe
    })
  }

  return [{method: 'GET', path: '/data/live/events/:dataset', handle}]
}
