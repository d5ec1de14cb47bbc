import {join} from 'node:path'
import pLimit from 'p-limit'
import {createFileStore} from './assets/file-store.ts'
import {fileRoutes} from './assets/files.ts'
import {imageRoutes} from './assets/images.ts'
import {assetRoutes} from './assets/upload.ts'
import {historyRoutes} from './history/history.ts'
import {checkHost, createCors, foreignOrigin} from './http/access.ts'
import {isThroughSite, lakeAddress} from './http/address.ts'
import {wrongToken} from './http/errors.ts'
import {fixedRoutes} from './http/fixed.ts'
import {createSignIn} from './http/identity.ts'
import {requireSignIn} from './http/input.ts'
import {type Address, errorResponse, findRoute, type Route} from './http/router.ts'
import type {Served} from './http/serve.ts'
import {sessionRoutes} from './http/session.ts'
import type {EventStreams} from './listen/event-stream.ts'
import {listenRoutes} from './listen/listen.ts'
import {liveRoutes} from './listen/live.ts'
import {presenceRoutes} from './listen/presence.ts'
import {type SocketRoute, streamRoutes} from './listen/sockets.ts'
import {peopleRoutes} from './project/people.ts'
import {preferenceRoutes} from './project/preferences.ts'
import {projectRoutes} from './project/projects.ts'
import {docRoutes} from './query/doc.ts'
import {exportRoutes} from './query/export.ts'
import {queryRoutes} from './query/query.ts'
import {openStore, type Store} from './store/store.ts'
import {actionRoutes} from './write/actions.ts'
import {mutateRoutes} from './write/mutate.ts'

export type LakeOptions = {
  /** Data folder of this lake alone; created if missing. */
  dataDir: string
  /** Origins whose pages may call the lake from a browser, such as `http://localhost:3000`. */
  origins?: string[]
  /** The access key. Without it any token is valid, so the lake must not be reachable from other machines. */
  token?: string
  /** Size limit of an uploaded file, in bytes. */
  maxUploadBytes?: number
}

export type Lake = Served & {
  /** Ends all event streams, lets requests under way finish, and closes the store. */
  close(): Promise<void>
}

/** Reading or rendering one picture takes up to some hundred megabytes. */
const PICTURES_AT_ONCE = 2
const DAY_MS = 24 * 60 * 60 * 1000
/** Routes that need no session, even through the site: sign-in, the Studio's requests before it, and original pictures. */
const FOR_EVERYBODY = /^\/(auth|images|files)\/|^\/ping$/

/** A content lake without its HTTP server. */
export function createLake({dataDir, origins = [], token, maxUploadBytes = 100_000_000}: LakeOptions): Lake {
  const store = openStore(dataDir)
  const files = createFileStore(join(dataDir, 'assets'))
  const limitImages = pLimit(PICTURES_AT_ONCE)
  const streams: EventStreams = new Set()
  const cors = createCors(origins)
  const signIn = createSignIn(token)
  const routes: Route[] = [
    ...queryRoutes(store),
    ...docRoutes(store),
    ...mutateRoutes(store),
    ...actionRoutes(store),
    ...listenRoutes(store, streams),
    ...liveRoutes(store, streams),
    ...historyRoutes(store),
    ...exportRoutes(store),
    ...assetRoutes(store, files, maxUploadBytes, limitImages),
    ...imageRoutes(files, limitImages),
    ...fileRoutes(files),
    ...peopleRoutes(),
    ...preferenceRoutes(store.preferences),
    ...projectRoutes(store),
    ...sessionRoutes(signIn),
    ...fixedRoutes(cors),
  ]

  tidyUp(store)
  const tidying = setInterval(tidyUp, DAY_MS, store)
  tidying.unref()
  const underWay = new Set<Promise<Response>>()

  const socketRoutes: SocketRoute[] = [...presenceRoutes(store, signIn), ...streamRoutes(fetch)]

  function contextOf<R extends Address>(routes: R[], request: Request) {
    const url = new URL(request.url)
    const {route, params, apiVersion} = findRoute(routes, request.method, url.pathname)
    if (signIn.isRefused(request.headers)) throw wrongToken()
    const signedIn = signIn.isSignedIn(request.headers, cors.allows(request))
    const throughSite = isThroughSite(request)
    const address = lakeAddress(request)
    const context = {request, url, address, params, apiVersion, signedIn, throughSite}
    // Visitors need no other route, and a query blocks all other requests.
    if (throughSite && !FOR_EVERYBODY.test(route.path)) requireSignIn(context, 'Asking through the site')
    return {route, context}
  }

  async function respond(request: Request): Promise<Response> {
    try {
      checkHost(new URL(request.url), origins, token !== undefined)
      const preflight = cors.preflight(request)
      if (preflight) return preflight
      cors.checkSender(request)
      const {route, context} = contextOf(routes, request)
      return await route.handle(context)
    } catch (error) {
      return errorResponse(error)
    }
  }

  async function fetch(request: Request): Promise<Response> {
    const responding = respond(request)
    underWay.add(responding)
    const response = await responding.finally(() => underWay.delete(responding))
    cors.allow(request, response.headers)
    response.headers.set('x-content-type-options', 'nosniff')
    if (request.method !== 'HEAD') return response
    await response.body?.cancel()
    return new Response(null, {status: response.status, headers: response.headers})
  }

  return {
    fetch,
    async connect(request) {
      try {
        checkHost(new URL(request.url), origins, token !== undefined)
        // Browsers apply no CORS to WebSockets, so the origin is checked here.
        if (!cors.allows(request)) throw foreignOrigin()
        const {route, context} = contextOf(socketRoutes, request)
        return await route.connect(context)
      } catch (error) {
        return errorResponse(error)
      }
    },
    async close() {
      clearInterval(tidying)
      for (const end of [...streams]) end()
      await Promise.allSettled(underWay)
      store.close()
    },
  }
}

/** Only logs errors: the lake must also start on a full disk, to serve reads. */
function tidyUp({prune, sweep}: Store) {
  try {
    sweep()
    prune(new Date())
  } catch (error) {
    console.error('lake: maintenance of the data file failed', error)
  }
}
