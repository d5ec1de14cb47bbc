import {createRequestHandler, type RequestHandler, type ServerBuild} from '@remix-run/node'
import {matchRoutes} from '@remix-run/react'
import {LRUCache} from 'lru-cache'

/**
 * Remix compares an address with every route of the app, three times for each request, and sets all of them up anew for each
 * page. Here the routes that an address leads to are found once, and Remix is given those alone.
 */

/** Addresses whose handler is remembered: more than a site like this has pages and pictures. */
const remembered = 1_000

/** Answers requests as Remix's handler of the whole build does, with less work. */
export function routedHandler(build: ServerBuild): RequestHandler {
  const routes = childrenOf(build.routes)
  const ofWholeBuild = createRequestHandler(build, 'production')
  const byRoute = new Map<string, RequestHandler>()
  const byPathname = new LRUCache<string, RequestHandler>({max: remembered})

  function find(pathname: string): RequestHandler {
    const ids = matchRoutes(routes, {pathname: pageOf(pathname)})?.map(({route}) => route.id) ?? []
    const last = ids.at(-1)
    if (last === undefined) return ofWholeBuild
    const handler = byRoute.get(last) ?? createRequestHandler(only(ids, build), 'production')
    byRoute.set(last, handler)
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
const childrenOf = (routes: Routes, parent?: string): {id: string}[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const {id, path, index, caseSensitive} = route
    return [index ? {id, path, index} : {id, path, caseSensitive, children: childrenOf(routes, id)}]
  })

/** A build that has some routes of another one, which then match the same addresses in the same way. */
function only(ids: string[], {routes, assets, ...rest}: ServerBuild): ServerBuild {
  const picked = <Route>(all: Record<string, Route>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)))
  return {...rest, routes: picked(routes), assets: {...assets, routes: picked(assets.routes)}}
}
