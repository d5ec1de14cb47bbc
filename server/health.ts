import {Router} from 'express'

/** What `/readyz` tells operators. Times are in ISO 8601, ages in seconds. */
export interface State {
  /** Whether there is content to make pages of, present or last good. */
  canServePages: boolean
  lake: Reachability
  api: Reachability
  content: {asOf: string | null; age: number | null}
}

/** As of when it was last asked, `null` before that; `since` says when it was first found not to answer. */
interface Reachability {
  reachable: boolean | null
  since?: string
  asOf: string | null
}

/**
 * `/healthz`: the process is alive. `/readyz`: visitors may be sent to it. What lies behind the site is told and does not
 * decide: without it, pages go on from the last good content.
 */
export function health(stateOf: () => Promise<State>, isEnding: () => boolean): Router {
  const routes = Router()
  routes.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok')
  })
  routes.get('/readyz', async (_request, response, next) => {
    try {
      const ending = isEnding()
      const {canServePages, ...behind} = await stateOf()
      const ready = canServePages && !ending
      response
        .status(ready ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({ready, ...(ending && {ending}), ...behind})
    } catch (error) {
      next(error)
    }
  })
  return routes
}
