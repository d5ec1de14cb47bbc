import type {IncomingMessage} from 'node:http'
import {longestAddress} from './limits.ts'

/** Characters of a host and port; others, such as `/` and `@`, would change other parts of an address. */
const hostCharacters = /^[\w[][\w.:\]-]*$/
const isHost = (host: string) => hostCharacters.test(host) && URL.canParse(`http://${host}`)
/** The last valid host: nearly all requests have the same. */
let lastHost = 'localhost'

/** A path that is already normalised, as nearly all are. */
const plainPath = /^(?:\/[\w~-]+)+$/

/**
 * Normalises the address of a request, so that the page cache, limits and the lake all read the same path.
 * @returns the status of a refusal, if the request is refused
 */
export function refusalOf(request: IncomingMessage): 400 | 414 | undefined {
  const {
    url = '',
    headers: {host = lastHost},
  } = request
  if (host !== lastHost && !isHost(host)) return 400
  lastHost = host
  if (url.length > longestAddress) return 414
  if (plainPath.test(url)) return undefined
  const [rawPath = ''] = url.split('?', 1)
  const path = normalisedPath(rawPath)
  if (path === undefined) return 400
  if (path !== rawPath) request.url = path + url.slice(rawPath.length)
  return undefined
}

/** ASCII letters, digits and `-._~`, which mean the same with and without percent-encoding (RFC 3986, 2.3). */
const unreserved = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|[46]f|5f|7e)/gi

/** A path without `.`, `..`, backslashes and needless percent-encoding; `undefined` if it is invalid. */
function normalisedPath(raw: string): string | undefined {
  if (!raw.startsWith('/')) return undefined
  try {
    const plain = raw.replace(unreserved, decodeURIComponent)
    const path = new URL(`http://host${plain}`).pathname
    const decoded = decodeURIComponent(path)
    // Browsers read two leading slashes as the start of a host.
    return /^\/[/\\]|\p{Cc}/u.test(decoded) ? undefined : path
  } catch {
    return undefined
  }
}
