import {useLocation, useNavigation} from '@remix-run/react'
import {useEffect, useLayoutEffect, useRef} from 'react'

/** Marks answers that Remix wrote; a proxy's "bad gateway" has none. */
const fromRemix = 'X-Remix-Response'

const isUsable = ({status, headers}: Response) => status < 500 || headers.has(fromRemix)

/**
 * Where the data of the next page does not arrive, the browser loads that page as a document: it may have been kept for
 * reading offline, and otherwise the browser or the offline page says what is the matter. What fails on the page that stays
 * open is left to whoever asked.
 */
export function DocumentFallback() {
  const shown = useLocation()
  const {state, location} = useNavigation()
  const places = useRef({shown, next: location})
  useLayoutEffect(() => {
    places.current = {shown, next: state === 'loading' ? location : undefined}
  })

  useEffect(() => {
    const plain = window.fetch
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const address = new URL(request.url)
      if (!address.pathname.endsWith('.data')) return plain(input, init)
      const answer = await plain(input, init).catch((error: Error) => error)
      if (answer instanceof Response && isUsable(answer)) return answer
      const next = nextPage(request.method === 'GET' ? pageOf(address) : undefined, places.current)
      const aborted = answer instanceof Error && answer.name === 'AbortError'
      if (next && !aborted) {
        window.location.assign(next)
        return new Promise(() => {})
      }
      if (answer instanceof Error) throw answer
      return answer
    }
    return () => {
      window.fetch = plain
    }
  }, [])
  return null
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

/** However their parameters are written. */
const isSame = (a: Place, b: Place) =>
  a.pathname === b.pathname &&
  new URLSearchParams(a.search).toString() === new URLSearchParams(b.search).toString()

/**
 * The address that a navigation is under way to. React may not have rendered yet that there is one; then it is that of the data
 * that failed, unless they belong to the page that is shown.
 */
function nextPage(asked: Place | undefined, {shown, next}: {shown: Place; next?: Place}): string | undefined {
  if (next) return addressOf(next)
  return asked && !isSame(asked, shown) ? addressOf(asked) : undefined
}
