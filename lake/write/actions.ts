import {z} from 'zod'
import {asActionError} from '../http/errors.ts'
import {EDITOR_ID} from '../http/identity.ts'
import {datasetOf, flag, MAX_WRITE_BYTES, parseOptions, readJson, requireEditor} from '../http/input.ts'
import {type Context, json, type Route} from '../http/router.ts'
import {publishedIdOf} from '../store/documents.ts'
import type {Store} from '../store/store.ts'
import {stepFor} from './action-mutations.ts'
import {type Action, parseActionRequest} from './action-requests.ts'
import {runTransaction} from './transaction.ts'

const options = z.object({autoGenerateArrayKeys: flag.default(false)})

/** `POST /data/actions/:dataset`: runs the actions of a request, all or none. */
export function actionRoutes(store: Store): Route[] {
  async function handle(context: Context): Promise<Response> {
    requireEditor(context)
    const {autoGenerateArrayKeys} = parseOptions(options, context.url)
    const {actions, transactionId, dryRun} = parseActionRequest(
      await readJson(context.request, MAX_WRITE_BYTES),
    )
    const dataset = datasetOf(store, context)
    const versionsOf = (publishedId: string) =>
      [...dataset.documents.keys()].filter((id) => id !== publishedId && publishedIdOf(id) === publishedId)
    const steps = actions.map((action, index) => stepFor(action, index, versionsOf))
    const purged = actions.flatMap(purgedBy)
    try {
      const outcome = runTransaction(store, dataset, steps, {
        author: EDITOR_ID,
        transactionId,
        dryRun,
        autoGenerateArrayKeys,
        purged,
      })
      if (purged.length > 0 && !dryRun) store.sweep()
      return json({transactionId: outcome.transactionId})
    } catch (error) {
      throw asActionError(error)
    }
  }

  return [{method: 'POST', path: '/data/actions/:dataset', handle}]
}

/** Ids of the documents whose history an action purges. */
function purgedBy(action: Action): string[] {
  if (!('purge' in action) || !action.purge) return []
  if ('draftId' in action) return [action.draftId]
  if ('versionId' in action) return [action.versionId]
  return [action.publishedId, `drafts.${action.publishedId}`, ...action.includeDrafts]
}
