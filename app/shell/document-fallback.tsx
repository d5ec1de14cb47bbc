import {useLocation, useNavigation} from '@remix-run/react'
import {useEffect, useLayoutEffect, useRef} from 'react'
import {Refused, refusalIn} from './refusal'

/** Marks responses from Remix; a proxy's "bad gateway" lacks it. */
const fromRemix = 'X-Remix-Response'

/** Names the build that the data come from; `server/pages/remix.ts` sets it. */
const buildHeader = 'X-Build'

/** Remix cannot read responses from a proxy, so a rejected form would fail without a message. */
function unlessRefused(answer: Response): Response {
  const why = answer.headers.has(fromRemix) ? undefined : refusalIn(answer)
  if (why) throw new Refused(why)
  return answer
}

const isUsable = ({status, headers}: Response) => status < 500 || headers.has(fromRemix)

/** Data of another build, newer or cached by the service worker, may not fit the scripts of this page. */
function isOfThisBuild({headers}: Response): boolean {
  const build = headers.get(buildHeader)
  return build === null || build === window.__remixManifest.version
}

/** On the server, React would warn about layout effects in development. */
const useEffectAtOnce = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Loads the next page as a document if client-side navigation fails: its data do not arrive or are of another build, or
 * its script is gone. The service worker may have the document; if not, the offline page or the browser explains the
 * problem. Failed requests of the current page are left to the caller.
 */
export function DocumentFallback() {
  const shown = useLocation()
  const {state, location} = useNavigation()
  const places = useRef({shown, next: location})
  useEffectAtOnce(() => {
    places.current = {shown, next: state === 'loading' ? location : undefined}
  })

  // At once, before the visitor can follow a link.
  useEffectAtOnce(() => {
    const plain = window.fetch
    let lastAsked: Place | undefined
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const address = new URL(request.url)
      if (!address.pathname.endsWith('.data')) return plain(request)
      const asked = request.method === 'GET' ? pageOf(address) : undefined
      lastAsked = asked
      if (!asked) return unlessRefused(await plain(request))
      const answer = await plain(request).catch((error: Error) => error)
      const usable = answer instanceof Response && isUsable(answer)
      if (usable && isOfThisBuild(answer)) return answer
      const next = nextPage(asked, places.current)
      const aborted = answer instanceof Error && answer.name === 'AbortError'
      if (next && !aborted && !(usable && isSame(next, places.current.shown))) {
        window.location.assign(addressOf(next))
        return new Promise(() => {})
      }
      if (answer instanceof Error) throw answer
      return answer
    }
    // If a script is missing, Remix reloads the current page instead of the next one.
    const onNavigate = (event: Event) => {
      const {navigationType, userInitiated} = event as NavigateEvent
      const next = nextPage(lastAsked, places.current)
      if (navigationType !== 'reload' || userInitiated || !next || isSame(next, places.current.shown)) return
      event.preventDefault()
      window.location.assign(addressOf(next))
    }
    window.navigation?.addEventListener('navigate', onNavigate)
    return () => {
      window.fetch = plain
      window.navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [])
  return null
}

/** The part of the Navigation API used here: TypeScript lacks it, and so do browsers from before 2026. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'reload' | 'replace' | 'traverse'
  userInitiated: boolean
}

declare global {
  interface Window {
    navigation?: EventTarget
  }
}

interface Place {
  pathname: string
  search: string
  hash?: string
}

/** `/en/about.data?_routes=…` → `/en/about`, the page whose data they are. */
function pageOf({pathname, searchParams}: URL): Place {
  const search = new URLSearchParams(searchParams)
  search.delete('_routes')
  const path = pathname.replace(/\.data$/, '')
  return {pathname: path === '/_root' ? '/' : path, search: search.size > 0 ? `?${search}` : ''}
}

const addressOf = ({pathname, search, hash = ''}: Place) => pathname + search + hash

/** Compares decoded parameters, as their encoding may differ. */
const isSame = (a: Place, b: Place) =>
  a.pathname === b.pathname &&
  new URLSearchParams(a.search).toString() === new URLSearchParams(b.search).toString()

/**
 * The target of the current navigation. If React has not rendered the navigation yet, it is the page of the failed
 * data, unless that is the current page.
 */
function nextPage(asked: Place | undefined, {shown, next}: {shown: Place; next?: Place}): Place | undefined {
  if (next) return next
  return asked && !isSame(asked, shown) ? asked : undefined
}
