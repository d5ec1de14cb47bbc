import type {Cors} from './access.ts'
import {json, type Route} from './router.ts'

/** The Studio requests an advertisement for each. */
const PAID_FEATURES = [
  'asset-limit',
  'comments',
  'content-releases',
  'document-limit',
  'scheduled-drafts',
  'scheduled-publishing',
  'tasks',
]

/**
 * Studio requests with a fixed response: no paid features, announcements, telemetry or other Studios.
 * `null` means an empty 204.
 */
const RESPONSES: [method: 'GET' | 'POST', path: string, body: unknown][] = [
  ['GET', '/ping', {pong: true}],
  ['GET', '/data/ping/:dataset', {pong: true}],
  ...PAID_FEATURES.map((feature): ['GET', string, null] => ['GET', `/journey/${feature}`, null]),
  ['GET', '/features', []],
  ['GET', '/journey/announcements', []],
  ['GET', '/journey/*', {}],
  ['GET', '/help', {resources: {welcome: null, sectionArray: []}}],
  ['GET', '/subscriptions/*', []],
  ['GET', '/projects/:project/user-applications', []],
  ['GET', '/projects/:project/roles', []],
  ['GET', '/data/references/:dataset/documents/:id/to', {totalCount: 0, references: []}],
  ['GET', '/intake/telemetry-status', {status: 'denied'}],
  ['POST', '/intake/batch', null],
]

/** Responses that never change. They come after all other routes, as the first match wins. */
export function fixedRoutes(cors: Cors): Route[] {
  const fixed = RESPONSES.map(([method, path, body]) => ({
    method,
    path,
    handle: () => (body === null ? new Response(null, {status: 204}) : json(body)),
  }))
  const check: Route = {
    method: 'GET',
    path: '/check/cors',
    handle: ({request}) => {
      const allowed = cors.allows(request)
      return json({result: {allowed, withCredentials: allowed}})
    },
  }
  const ping: Route = {method: 'GET', path: '/ping', unversioned: true, handle: () => json({pong: true})}
  return [...fixed, ping, check]
}
