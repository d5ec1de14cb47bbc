import {openEventStream} from './event-stream.ts'
import {patientFetch} from './patience.ts'
import {beginSession} from './session.ts'

/** Requests to Sanity that no setting disables, with local responses. */
const outside: [address: RegExp, respond: () => Response][] = [
  [/^https:\/\/sanity-cdn\.(com|work)\//, () => Response.json({})],
  [/^https:\/\/api\.sanity\.io\/vX\/intake\//, () => new Response(null, {status: 503})],
]

const eventStream = /\/data\/(listen|live\/events)\//

/**
 * Makes the Studio in this browser work with a local lake: signs in first, uses WebSockets for event streams, waits while
 * the lake restarts, and sends no request to other hosts.
 *
 * @param lake Absolute address of the lake.
 */
export function installLocalLake(lake: string, projectId: string): void {
  // `sanity schema extract` pretends to have a window, but can fetch nothing.
  if (typeof window === 'undefined' || typeof window.fetch !== 'function') return
  const fetchFromNetwork = window.fetch.bind(window)
  const fetchFromLake = patientFetch(lake, fetchFromNetwork)
  const signedIn = beginSession(lake, fetchFromNetwork)
  const {protocol, host, origin} = new URL(lake)
  // The SDK inside the Studio prepends the project's id to the host name, whatever the client's configuration.
  const withProject = `${protocol}//${projectId}.${host}`

  window.fetch = async (input, init) => {
    let request = input
    let url = input instanceof Request ? input.url : String(input)
    const respond = outside.find(([address]) => address.test(url))?.[1]
    if (respond) return respond()
    if (url.startsWith(withProject)) {
      url = origin + url.slice(withProject.length)
      request = input instanceof Request ? new Request(url, input) : url
    }
    if (!url.startsWith(lake)) return fetchFromNetwork(request, init)
    await signedIn
    if (!eventStream.test(url)) return fetchFromLake(request, init)
    const given = input instanceof Request ? input : undefined
    const headers = new Headers(init?.headers ?? given?.headers)
    return openEventStream(lake, url, {headers, signal: init?.signal ?? given?.signal})
  }
  // Silences the Studio's warning about the limit of six connections.
  sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString())
}
