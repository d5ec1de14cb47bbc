import {z} from 'zod'
import {withReachableUrl} from '../http/address.ts'
import {datasetOf, parseOptions, requireSignIn} from '../http/input.ts'
import type {Context, Route} from '../http/router.ts'
import {mayRead} from '../store/documents.ts'
import type {Store} from '../store/store.ts'

/** Documents in one chunk of the stream. */
const BATCH = 100

const list = z.string().transform((names) => names.split(',').filter(Boolean))
const options = z.object({types: list.optional()})

/**
 * `GET /data/export/:dataset`: a snapshot of all documents, drafts included, one line of JSON each. `types` selects types;
 * a cursor has no effect, as there is one page only.
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

  return [{method: 'GET', path: '/data/export/:dataset', handle}]
}

/** Streamed at the client's speed, so that a large dataset is not in memory twice. */
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
