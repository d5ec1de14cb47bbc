import {useEffect} from 'react'

/** Marks answers that Remix wrote; a proxy's "bad gateway" has none. */
const fromRemix = 'X-Remix-Response'

const isUsable = ({status, headers}: Response) => status < 500 || headers.has(fromRemix)

/**
 * Where the data of the next page does not arrive, the browser loads that page as a document: it may have been kept for
 * reading offline, and otherwise the browser or the offline page says what is the matter. What fails on the page that stays
 * open is left to whoever asked.
 */
export function DocumentFallback() {
  useEffect(() => {
    const plain = window.fetch
    window.fetch = async (input, init) => {
      const {pathname} = new URL(input instanceof Request ? input.url : input, document.baseURI)
      if (!pathname.endsWith('.data')) return plain(input, init)
      const answer = await plain(input, init).catch((error: Error) => error)
      if (answer instanceof Response && isUsable(answer)) return answer
      const next = nextPage()
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

/** The address that a navigation is under way to. React may not have rendered yet that there is one, so the router is asked. */
function nextPage(): string | undefined {
  const {state, location} = window.__remixRouter.state.navigation
  return state === 'loading' ? `${location.pathname}${location.search}${location.hash}` : undefined
}
