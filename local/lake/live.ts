import {z} from 'zod'
import {bundleOf, isPublicId} from './documents.ts'
import {datasetOf, flag, parseOptions, requireSignIn} from './input.ts'
import {mayRead} from './readable.ts'
import type {Context, Route} from './router.ts'
import {createEventStream, type EventStreams} from './sse.ts'
import type {Store, Transaction} from './store.ts'
import {tagsOfChanges} from './sync-tags.ts'

const options = z.object({includeDrafts: flag.default(false)})

/**
 * `GET /data/live/events/:dataset`: `welcome`, then a `message` with the tags of the queries that each transaction made
 * stale. Whoever comes back after having missed some is told to `restart`.
 */
export function liveRoutes(store: Store, streams: EventStreams): Route[] {
  function handle(context: Context): Response {
    const {includeDrafts} = parseOptions(options, context.url)
    if (includeDrafts) requireSignIn(context, 'Hearing of drafts')
    const {name} = datasetOf(store, context)
    const hears = (id: string) =>
      includeDrafts ||
      (isPublicId(id) && bundleOf(id) === 'published' && mayRead(store.dataset(name), context.signedIn, id))
    const latest = store.history.lastTransaction(name) ?? 'none'
    const seen = context.request.headers.get('last-event-id')
    return createEventStream(streams, context.request.signal, (send) => {
      const notify = ({id, changes}: Transaction) => {
        const heard = changes.filter((change) => hears(change.id))
        if (heard.length > 0) send('message', {tags: tagsOfChanges(name, heard)}, id)
      }
      const unsubscribe = store.subscribe(name, notify)
      send('welcome', {}, latest)
      if (seen && seen !== latest) send('restart', {}, latest)
      return unsubscribe
    })
  }

  return [{method: 'GET', path: '/data/live/events/:dataset', versioned: true, handle}]
}
