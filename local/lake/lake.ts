import {join, resolve} from 'node:path'
import {checkHost, createCors} from './access.ts'
import {actionRoutes} from './actions.ts'
import {isThroughSite, lakeAddress} from './asset-address.ts'
import {assetRoutes} from './assets.ts'
import {docRoutes} from './doc.ts'
import {httpError, wrongToken} from './errors.ts'
import {exportRoutes} from './export.ts'
import {createFileStore} from './file-store.ts'
import {fileRoutes} from './files.ts'
import {fixedRoutes} from './fixed.ts'
import {historyRoutes} from './history.ts'
import {hostedOnlyRoutes} from './hosted-only.ts'
import type {Served} from './http.ts'
import {createSignIn} from './identity.ts'
import {createImageCache} from './image-cache.ts'
import {imageRoutes} from './images.ts'
import {requireSignIn} from './input.ts'
import {listenRoutes} from './listen.ts'
import {liveRoutes} from './live.ts'
import {mutateRoutes} from './mutate.ts'
import {peopleRoutes} from './people.ts'
import {preferenceRoutes} from './preferences.ts'
import {presenceRoutes} from './presence.ts'
import {probeRoutes} from './probes.ts'
import {projectRoutes} from './projects.ts'
import {queryRoutes} from './query.ts'
import {type Address, errorResponse, findRoute, type Route} from './router.ts'
import {sessionRoutes} from './session.ts'
import {type SocketRoute, streamRoutes} from './sockets.ts'
import type {EventStreams} from './sse.ts'
import {openStore, type Store} from './store.ts'
import {createTurns} from './turns.ts'

export type LakeOptions = {
  /** Folder of the lake's own; made where it is missing. */
  dataDir: string
  /** Origins whose pages may call the lake from a browser, such as `http://localhost:3000`. */
  origins?: string[]
  /** The one token that is good; without it any is, so that the lake must not be reachable from other machines. */
  token?: string
  /** Greatest size of the data file, in bytes; the disk's where left out. */
  maxDatabaseBytes?: number
  /** Greatest size of an uploaded file, in bytes. */
  maxUploadBytes?: number
  /** What transformed pictures may take on disk, in bytes. */
  imageCacheBytes?: number
}

export type Lake = Served & {
  /** Ends all event streams, lets requests under way finish, and closes the store. */
  close(): Promise<void>
}

const MEGABYTE = 1_000_000
/** Each takes up to some hundred megabytes while it is looked into or made. */
const PICTURES_AT_ONCE = 2
const DAY_MS = 24 * 60 * 60 * 1000
/** What is answered through the site without a session: signing in, what the Studio asks before, and pictures as they are. */
const FOR_EVERYBODY = /^\/(auth|images|files)\/|^\/ping$/

/** A content lake: everything but the socket. */
export function createLake({
  dataDir,
  origins = [],
  token,
  maxDatabaseBytes,
  maxUploadBytes = 100 * MEGABYTE,
  imageCacheBytes = 500 * MEGABYTE,
}: LakeOptions): Lake {
  const folder = resolve(dataDir)
  const store = openStore(folder, maxDatabaseBytes)
  const files = createFileStore(join(folder, 'assets'))
  const pictures = createImageCache(join(folder, 'cache'), imageCacheBytes)
  const inTurn = createTurns(PICTURES_AT_ONCE)
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
    ...assetRoutes(store, files, maxUploadBytes, inTurn),
    ...imageRoutes(files, pictures, inTurn),
    ...fileRoutes(files),
    ...peopleRoutes(),
    ...preferenceRoutes(store.preferences),
    ...projectRoutes(store, files, pictures),
    ...sessionRoutes(signIn),
    ...fixedRoutes(),
    ...probeRoutes(cors),
    ...hostedOnlyRoutes(),
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
    // Visitors have no business here, and each query keeps everybody else waiting.
    if (throughSite && !FOR_EVERYBODY.test(route.path)) requireSignIn(context, 'Asking through the site')
    return {route, context}
  }

  async function answer(request: Request): Promise<Response> {
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
    const answering = answer(request)
    underWay.add(answering)
    const response = await answering.finally(() => underWay.delete(answering))
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
        // A browser lets any page open a WebSocket to anywhere: only here it is held back.
        if (!cors.allows(request)) throw httpError(403, 'This origin is not among those in LAKE_ORIGINS')
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

/** A full disk is no reason not to start: what is there can be read. */
function tidyUp({history, sweep}: Store) {
  for (const step of [sweep, () => history.prune(new Date())]) {
    try {
      step()
    } catch (error) {
      console.error('lake: the data file could not be tidied up', error)
    }
  }
}
