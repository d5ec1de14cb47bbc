import {isIP} from 'node:net'
import {failingService} from './behaviour.ts'
import {Refusal, type Reply, type Routes} from './http.ts'

/** An address for documentation (RFC 5737). */
const address = '203.0.113.7'
const place = {country: 'DE', city: 'Musterstadt', org: 'AS64496 Example Network'}
const remembered = 100

/**
 * Local replacements of the IP address and geolocation services. The site uses them if IP_LOOKUP_URL and
 * GEOLOCATION_URL point here, which `npm start` does not set.
 * - GET /lookups/ip: the IP address
 * - GET /lookups/geolocation?ip=…&token=…: its location
 * - GET /lookups/asked: the addresses and tokens of all requests, oldest first
 * - GET, PUT /lookups/behaviour: simulated failures of both, see behaviour.ts
 */
export function lookupRoutes(): Routes {
  const service = failingService()
  const asked: string[] = []
  const note = (url = '') => {
    asked.push(url)
    if (asked.length > remembered) asked.shift()
  }
  return {
    'GET /lookups/ip': (request) => {
      note(request.url)
      return service.answer(request, () => ({status: 200, json: {ip: address}}))
    },
    'GET /lookups/geolocation': (request) => {
      note(request.url)
      return service.answer(request, () =>
        placeOf(new URL(request.url ?? '', 'http://localhost').searchParams),
      )
    },
    'GET /lookups/asked': async () => ({status: 200, json: asked}),
    ...service.routes('/lookups/behaviour'),
  }
}

function placeOf(query: URLSearchParams): Reply {
  const ip = query.get('ip') ?? ''
  if (!query.get('token')) throw new Refusal(401, 'The token is missing.')
  if (isIP(ip) === 0) throw new Refusal(400, 'The address is missing.')
  return {status: 200, json: {ip, ...place}}
}
