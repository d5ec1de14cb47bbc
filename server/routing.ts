import {createRequestHandler, type RequestHandler, type ServerBuild} from '@remix-run/node'
import {matchRoutes, type Params} from '@remix-run/react'
import {LRUCache} from 'lru-cache'

/**
 * Remix compares an address with every route of the app, with and without each optional part, three times for each request, and
 * sets all of them up anew for each page. Here the routes that an address leads to are found once, and Remix is given those alone,
 * with their optional parts or without them.
 */

/** Addresses whose handler is remembered: more than a site like this has pages and pictures. */
const remembered = 1_000

/** Answers requests as Remix's handler of the whole build does, with less work. */
export function routedHandler(build: ServerBuild): RequestHandler {
  const routes = childrenOf(build.routes)
  const ofWholeBuild = createRequestHandler(build, 'production')
  const byRoutes = new Map<string, RequestHandler>()
  const byPathname = new LRUCache<string, RequestHandler>({max: remembered})

  function find(pathname: string): RequestHandler {
    const matches = matchRoutes(routes, {pathname: pageOf(pathname)})
    if (!matches) return ofWholeBuild
    const paths = Object.fromEntries(matches.map(({route, params}) => [route.id, matchedPath(route, params)]))
    const key = JSON.stringify(paths)
    const handler = byRoutes.get(key) ?? createRequestHandler(only(paths, build), 'production')
    byRoutes.set(key, handler)
    return handler
  }

  return (request, context) => {
    const {pathname} = new URL(request.url)
    const handler = byPathname.get(pathname) ?? find(pathname)
    byPathname.set(pathname, handler)
    return handler(request, context)
  }
}

/** The page whose data an address is for, as Remix reads it; other addresses as they are. */
const pageOf = (pathname: string) =>
  pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : pathname

type Routes = ServerBuild['routes']

/** The routes below one, as Remix's router takes them. */
const childrenOf = (routes: Routes, parent?: string): {id: string; path?: string}[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const {id, path, index, caseSensitive} = route
    return [index ? {id, path, index} : {id, path, caseSensitive, children: childrenOf(routes, id)}]
  })

/** The path of a route with its optional parameters, or without those that an address has not: `:lang?/team` → `team`. */
function matchedPath({path}: {path?: string}, params: Params): string | undefined {
  const parts = path
    ?.split('/')
    .filter((part) => !part.endsWith('?') || params[part.slice(1, -1)] !== undefined)
  // One of no parts at all is no path to Remix.
  return parts?.map((part) => part.replace(/\?$/, '')).join('/') || path
}

/** A build that has some routes of another one, with other paths, which match the same addresses in the same way. */
function only(
  paths: Record<string, string | undefined>,
  {routes, assets, ...rest}: ServerBuild,
): ServerBuild {
  const picked = <Route extends object>(all: Record<string, Route | undefined>) =>
    Object.fromEntries(Object.entries(paths).map(([id, path]) => [id, {...all[id], path} as Route]))
  return {...rest, routes: picked(routes), assets: {...assets, routes: picked(assets.routes)}}
}
