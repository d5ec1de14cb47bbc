import {useNavigation} from '@remix-run/react'
import {useEffect, useRef} from 'react'

/** Marks answers that Remix wrote; a proxy's "bad gateway" has none. */
const fromRemix = 'X-Remix-Response'

const isUsable = ({status, headers}: Response) => status < 500 || headers.has(fromRemix)

/**
 * Where the data of the next page does not arrive, the browser loads that page as a document: it may have been kept for
 * reading offline, and otherwise the browser or the offline page says what is the matter. What fails on the page that stays
 * open is left to whoever asked.
 */
export function DocumentFallback() {
  const {state, location} = useNavigation()
  const next = useRef<typeof location>(undefined)
  next.current = state === 'loading' ? location : undefined

  useEffect(() => {
    const plain = window.fetch
    window.fetch = async (input, init) => {
      const isData = new URL(
        input instanceof Request ? input.url : input,
        document.baseURI,
      ).pathname.endsWith('.data')
      if (!isData) return plain(input, init)
      const answer = await plain(input, init).catch((error: Error) => error)
      if (answer instanceof Response && isUsable(answer)) return answer
      const aborted = answer instanceof Error && answer.name === 'AbortError'
      if (next.current && !aborted) {
        const {pathname, search, hash} = next.current
        window.location.assign(`${pathname}${search}${hash}`)
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
