import {z} from 'zod'
import {withReachableUrl} from '../http/address.ts'
import {EDITOR_ID} from '../http/identity.ts'
import {
  datasetOf,
  flag,
  MAX_WRITE_BYTES,
  parseOptions,
  parseOr400,
  readJson,
  requireEditor,
} from '../http/input.ts'
import {type Context, json, type Route} from '../http/router.ts'
import type {Store} from '../store/store.ts'
import {mutationRequest, transactionId} from './mutations.ts'
import {runTransaction} from './transaction.ts'

const options = z.object({
  returnIds: flag.default(false),
  returnDocuments: flag.default(false),
  dryRun: flag.default(false),
  autoGenerateArrayKeys: flag.default(false),
  transactionId: transactionId.optional(),
  // No effect: queries always see a commit before its response is sent.
  visibility: z.enum(['sync', 'async', 'deferred']).optional(),
})

/** `POST /data/mutate/:dataset`: applies a transaction; returns its id and a result for each document. */
export function mutateRoutes(store: Store): Route[] {
  async function handle(context: Context): Promise<Response> {
    requireEditor(context)
    const {returnIds, returnDocuments, ...given} = parseOptions(options, context.url)
    const body = parseOr400(mutationRequest, await readJson(context.request, MAX_WRITE_BYTES))
    const outcome = runTransaction(store, datasetOf(store, context), body.mutations, {
      author: EDITOR_ID,
      transactionId: body.transactionId ?? given.transactionId,
      dryRun: given.dryRun,
      autoGenerateArrayKeys: given.autoGenerateArrayKeys,
    })
    const results = outcome.results.map(({id, operation, document}) => ({
      ...(returnIds || returnDocuments ? {id} : {}),
      operation,
      ...(returnDocuments && document ? {document: withReachableUrl(document, context.address)} : {}),
    }))
    return json({transactionId: outcome.transactionId, results})
  }

  return [{method: 'POST', path: '/data/mutate/:dataset', handle}]
}
