import {createRequestHandler, type EntryContext, type ServerBuild} from '@remix-run/node'
import {describe, expect, it} from 'vitest'
import {routedHandler} from './routing.ts'

/** Routes as those of the site: an optional language, an index, a parameter, a file, and a rest for everything else. */
const routes = {
  root: {id: 'root', path: ''},
  home: {id: 'home', parentId: 'root', path: ':lang?', index: true},
  contact: {id: 'contact', parentId: 'root', path: ':lang?/contact'},
  section: {id: 'section', parentId: 'root', path: ':lang?/licences'},
  list: {id: 'list', parentId: 'section', index: true},
  entry: {id: 'entry', parentId: 'section', path: ':id'},
  file: {id: 'file', parentId: 'root', path: 'list.json'},
  rest: {id: 'rest', parentId: 'root', path: ':lang?/*'},
}

type RouteModule = ServerBuild['routes'][string]['module']

/** Remix knows a file by its having no component, which its types do not tell. */
function moduleOf(id: string): RouteModule {
  const module: Omit<RouteModule, 'default'> = {
    loader: ({params}) => Response.json({loader: id, params}),
    action: ({params}) => Response.json({action: id, params}),
  }
  return (id === 'file' ? module : {...module, default: () => null}) as RouteModule
}

/** A build whose answers say which routes have been asked, with which parameters, and what Remix knows of the app. */
const build: ServerBuild = {
  mode: 'production',
  isSpaMode: false,
  publicPath: '/',
  assetsBuildDirectory: 'build',
  assets: {
    version: '1',
    url: '/manifest.js',
    entry: {module: '/main.js', imports: []},
    routes: Object.fromEntries(
      Object.values(routes).map((route) => [
        route.id,
        {
          ...route,
          module: `/${route.id}.js`,
          hasAction: true,
          hasLoader: true,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: false,
        },
      ]),
    ),
  },
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
  routes: Object.fromEntries(
    Object.values(routes).map((route) => [route.id, {...route, module: moduleOf(route.id)}]),
  ),
  entry: {
    module: {
      default(_request: Request, status: number, _headers: Headers, context: EntryContext) {
        const {loaderData, actionData, matches} = context.staticHandlerContext
        const knows = Object.keys(context.manifest.routes)
        const ids = matches.map(({route}) => route.id)
        return Response.json({loaderData, actionData, ids, knows}, {status})
      },
    },
  },
}

const whole = createRequestHandler(build, 'production')
const routed = routedHandler(build)

async function said(handler: typeof whole, path: string, method: string) {
  const answer = await handler(new Request(new URL(path, 'http://localhost'), {method}))
  const text = await answer.text()
  const isPage = text.startsWith('{"loaderData"')
  const {knows = [], ...rest} = isPage ? JSON.parse(text) : {text}
  return {knows, same: {...rest, status: answer.status, type: answer.headers.get('Content-Type')}}
}

describe('routedHandler', () => {
  it.each([
    '/',
    '/de',
    '/en/',
    '/contact',
    '/de/contact?sent=0',
    '/licences',
    '/de/licences/b',
    '/de/licences/b%2Fc',
    '/list.json',
    '/de/list.json',
    '/fr/contact',
    '/de/nowhere/at/all',
    '/_root.data',
    '/de/contact.data',
    '/licences/b.data?_routes=root,entry',
    '/nowhere.data',
  ])('answers %s as Remix does with all routes', async (path) => {
    for (const method of ['GET', 'POST']) {
      const [expected, first, again] = [
        await said(whole, path, method),
        await said(routed, path, method),
        await said(routed, path, method),
      ]
      expect(first.same).toEqual(expected.same)
      expect(again.same).toEqual(expected.same)
    }
  })

  it('tells Remix of no more routes than those that an address leads to', async () => {
    expect((await said(whole, '/de/contact', 'GET')).knows).toEqual(Object.keys(routes))
    expect((await said(routed, '/de/contact', 'GET')).knows).toEqual(['root', 'contact'])
    expect((await said(routed, '/licences/b', 'GET')).knows).toEqual(['root', 'section', 'entry'])
  })
})
