import {Readable} from 'node:stream'
import {z} from 'zod'
import {withReachableUrl} from '../http/address.ts'
import {datasetOf, parseOptions, requireSignIn} from '../http/input.ts'
import type {Context, Route} from '../http/router.ts'
import {mayRead} from '../store/documents.ts'
import type {Store} from '../store/store.ts'

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
    // Streamed at the client's speed, so that a large dataset is not in memory twice.
    const body = Readable.toWeb(Readable.from(linesOf(documents))) as ReadableStream
    return new Response(body, {headers})
  }

  return [{method: 'GET', path: '/data/export/:dataset', handle}]
}

function* linesOf(documents: object[]): Generator<Buffer> {
  for (const document of documents) yield Buffer.from(`${JSON.stringify(document)}\n`)
}
