import {isIP} from 'node:net'
import {Refusal, type Reply, type Routes} from './http.ts'
import {toldBehaviour} from './told.ts'

/** Which address everybody here has: one that belongs to nobody (RFC 5737). */
const address = '203.0.113.7'
const place = {country: 'DE', city: 'Musterstadt', org: 'AS64496 Example Network'}
const remembered = 100

/**
 * Stand-ins of the services that tell an address and where it is; the site asks them where IP_LOOKUP_URL and GEOLOCATION_URL
 * lead here, which `npm start` does not set.
 * - GET /lookups/ip: the address
 * - GET /lookups/geolocation?ip=…&token=…: where it is
 * - GET /lookups/asked: the addresses and tokens that came to both, oldest first
 * - GET, PUT /lookups/behaviour: how both fail, see behaviour.ts
 */
export function lookupRoutes(): Routes {
  const told = toldBehaviour()
  const asked: string[] = []
  const note = (url = '') => {
    asked.push(url)
    if (asked.length > remembered) asked.shift()
  }
  return {
    'GET /lookups/ip': (request) => {
      note(request.url)
      return told.answer(request, () => ({status: 200, json: {ip: address}}))
    },
    'GET /lookups/geolocation': (request) => {
      note(request.url)
      return told.answer(request, () => placeOf(new URL(request.url ?? '', 'http://localhost').searchParams))
    },
    'GET /lookups/asked': async () => ({status: 200, json: asked}),
    ...told.routes('/lookups/behaviour'),
  }
}

function placeOf(query: URLSearchParams): Reply {
  const ip = query.get('ip') ?? ''
  if (!query.get('token')) throw new Refusal(401, 'The token is missing.')
  if (isIP(ip) === 0) throw new Refusal(400, 'The address is missing.')
  return {status: 200, json: {ip, ...place}}
}
