import {json, type Route} from './router.ts'

/** The Studio asks for an advertisement of each. */
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
 * What the Studio asks for and a local lake has only one answer to: no paid features, no announcements, no telemetry,
 * no other Studios, nobody in another dataset who points here. `null` is answered with an empty 204.
 */
const ANSWERS: [method: 'GET' | 'POST', path: string, body: unknown][] = [
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

/** Answers that never change, so that the Studio's console stays quiet. */
export function fixedRoutes(): Route[] {
  return ANSWERS.map(([method, path, body]) => ({
    method,
    path,
    versioned: true,
    handle: () => (body === null ? new Response(null, {status: 204}) : json(body)),
  }))
}
