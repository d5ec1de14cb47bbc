import {openEventStream} from './event-stream.ts'
import {guardOutage} from './outage.ts'
import {isThere, patientFetch} from './patience.ts'
import {beginSession} from './session.ts'

/** Two addresses that the Studio asks without a switch for it, and what they are told: there is nothing new. */
const outside: [address: RegExp, answer: () => Response][] = [
  [/^https:\/\/sanity-cdn\.(com|work)\//, () => Response.json({})],
  [/^https:\/\/api\.sanity\.io\/vX\/intake\//, () => new Response(null, {status: 503})],
]

const eventStream = /\/data\/(listen|live\/events)\//

/**
 * Makes a Studio in this browser work with a local lake: it signs in first, carries event streams over WebSockets,
 * waits for a lake that is away and keeps staff from typing meanwhile, and asks no other host for anything.
 *
 * @param lake Absolute address of the lake.
 */
export function installLocalLake(lake: string, projectId: string): void {
  // `sanity schema extract` pretends to have a window, but can fetch nothing.
  if (typeof window === 'undefined' || typeof window.fetch !== 'function') return
  const fetchFromNetwork = window.fetch.bind(window)
  const fetchFromLake = patientFetch(lake, fetchFromNetwork)
  const outage = guardOutage(() => isThere(lake, fetchFromNetwork))
  const signedIn = beginSession(lake, fetchFromNetwork)
  const {protocol, host, origin} = new URL(lake)
  // The SDK inside the Studio builds a host name out of the project's id, whatever the client is told.
  const withProject = `${protocol}//${projectId}.${host}`

  window.fetch = async (input, init) => {
    let request = input
    let url = input instanceof Request ? input.url : String(input)
    const answer = outside.find(([address]) => address.test(url))?.[1]
    if (answer) return answer()
    if (url.startsWith(withProject)) {
      url = origin + url.slice(withProject.length)
      request = input instanceof Request ? new Request(url, input) : url
    }
    if (!url.startsWith(lake)) return fetchFromNetwork(request, init)
    await signedIn
    if (!eventStream.test(url)) return outage.asked(fetchFromLake(request, init))
    const given = input instanceof Request ? input : undefined
    const headers = new Headers(init?.headers ?? given?.headers)
    const stream = {headers, signal: init?.signal ?? given?.signal}
    const opened = await openEventStream(lake, url, stream, outage.lost)
    outage.opened()
    return opened
  }
  // The Studio would warn of the six connections.
  sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString())
}
