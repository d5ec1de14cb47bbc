import {z} from 'zod'
import {withReachableUrl} from './asset-address.ts'
import {datasetOf, parseOptions, requireSignIn} from './input.ts'
import {mayRead} from './readable.ts'
import type {Context, Route} from './router.ts'
import type {Store} from './store.ts'

/** Documents in one piece of the stream. */
const BATCH = 100

const list = z.string().transform((names) => names.split(',').filter(Boolean))
const options = z.object({types: list.optional()})

/**
 * `GET /data/export/:dataset`: all documents as they are in this moment, drafts included, one line of JSON each.
 * `types` keeps to some types; a cursor that a client sends has no effect, as there is one piece only.
 */
export function exportRoutes(store: Store): Route[] {
  function handle(context: Context): Response {
    const {types} = parseOptions(options, context.url)
    const dataset = datasetOf(store, context)
    if (dataset.aclMode === 'private') requireSignIn(context, 'Exporting a private dataset')
    const documents = [...dataset.documents.values()]
      .filter(
        ({_id, _type}) =>
          mayRead(dataset, context.signedIn, _id) && (!types?.length || types.includes(_type)),
      )
      .map((document) => withReachableUrl(document, context.address))
    const headers = {'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store'}
    return new Response(ndjson(documents), {headers})
  }

  return [{method: 'GET', path: '/data/export/:dataset', versioned: true, handle}]
}

/** Made as fast as it is read, so that a large dataset does not stand in memory twice. */
function ndjson(documents: object[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream({
    pull(controller) {
      const batch = documents.slice(next, next + BATCH)
      next += BATCH
      if (batch.length === 0) controller.close()
      else
        controller.enqueue(encoder.encode(batch.map((document) => `${JSON.stringify(document)}\n`).join('')))
    },
  })
}
