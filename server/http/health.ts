import {Router} from 'express'
import {contentState} from '~/content/content.server'
import {checkAlive} from '~/messages/api.server'
import {reachability} from '~/platform/calls.server'

/**
 * `/healthz`: the process is alive. `/readyz`: it accepts visitors. It also reports on the lake and the API, which
 * do not affect readiness, as pages keep using the last good content. Times are in ISO 8601, ages in seconds.
 */
export function health(isEnding: () => boolean): Router {
  const routes = Router()
  routes.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok')
  })
  routes.get('/readyz', async (_request, response, next) => {
    try {
      const ending = isEnding()
      const [{canServePages, ...content}] = await Promise.all([contentState(), checkAlive()])
      const ready = canServePages && !ending
      response
        .status(ready ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({
          ready,
          ...(ending && {ending}),
          ...content,
          lake: reachability('lake'),
          api: reachability('api'),
        })
    } catch (error) {
      next(error)
    }
  })
  return routes
}
