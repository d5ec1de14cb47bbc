import {createRequestHandler, type RequestHandler, type ServerBuild} from '@remix-run/node'
import {splitPath} from '~/i18n/languages'

/** The path of a page without parameters: `:lang?/contact` → `/contact`. */
const pageRoute = /^:lang\?((?:\/[a-z-]+)*)$/

/**
 * Remix matches each address against all routes three times, a tenth of the time of a page. A page whose route has only
 * the language as a parameter gets a handler that knows this route alone.
 */
export function routedHandler(build: ServerBuild): RequestHandler {
  const handlers = new Map<string, RequestHandler>()
  for (const {id, path = ''} of Object.values(build.assets.routes)) {
    const page = pageRoute.exec(path)
    if (page) handlers.set(page[1] || '/', createRequestHandler(withRoute(build, id), 'production'))
  }
  const ofAllRoutes = createRequestHandler(build, 'production')
  return (request, context) => {
    const {path} = splitPath(new URL(request.url).pathname)
    return (handlers.get(path) ?? ofAllRoutes)(request, context)
  }
}

function withRoute({routes, assets, ...rest}: ServerBuild, id: string): ServerBuild {
  const only = <Route>(all: Record<string, Route>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name === 'root' || name === id))
  return {...rest, routes: only(routes), assets: {...assets, routes: only(assets.routes)}}
}
