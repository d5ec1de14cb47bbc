import {z} from 'zod'
import {stepFor, versionsAmong} from './action-mutations.ts'
import {parseActionRequest} from './action-requests.ts'
import {asActionError} from './errors.ts'
import {EDITOR_ID} from './identity.ts'
import {datasetOf, flag, MAX_WRITE_BYTES, parseOptions, readJson, requireEditor} from './input.ts'
import {type Context, json, type Route} from './router.ts'
import type {Store} from './store.ts'
import {runSteps} from './transaction.ts'

const options = z.object({autoGenerateArrayKeys: flag.default(false)})

/** `POST /data/actions/:dataset`: what editors do to documents; all of one request or nothing. */
export function actionRoutes(store: Store): Route[] {
  async function handle(context: Context): Promise<Response> {
    requireEditor(context)
    const {autoGenerateArrayKeys} = parseOptions(options, context.url)
    const {actions, transactionId, dryRun} = parseActionRequest(
      await readJson(context.request, MAX_WRITE_BYTES),
    )
    const dataset = datasetOf(store, context)
    const versionsOf = (publishedId: string) => versionsAmong(dataset.documents.keys(), publishedId)
    const steps = actions.map((action, index) => stepFor(action, index, versionsOf))
    try {
      const outcome = runSteps(store, dataset, steps, {
        author: EDITOR_ID,
        transactionId,
        dryRun,
        autoGenerateArrayKeys,
      })
      return json({transactionId: outcome.transactionId})
    } catch (error) {
      throw asActionError(error)
    }
  }

  return [{method: 'POST', path: '/data/actions/:dataset', versioned: true, handle}]
}
