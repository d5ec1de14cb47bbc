import type {Cors} from './access.ts'
import {json, type Route} from './router.ts'

/** `GET /ping`, with or without a version, and `GET /data/ping/:dataset`: is anybody there? `GET /check/cors`: may a page of this origin call? */
export function probeRoutes(cors: Cors): Route[] {
  const ping = [true, false].map((versioned) => ({
    method: 'GET' as const,
    path: '/ping',
    versioned,
    handle: () => json({pong: true}),
  }))
  const check: Route = {
    method: 'GET',
    path: '/check/cors',
    versioned: true,
    handle: ({request}) => {
      const allowed = cors.allows(request)
      return json({result: {allowed, withCredentials: allowed}})
    },
  }
  // The Studio asks this one when it measures, now and then, how long writing takes.
  const pingDataset: Route = {
    method: 'GET',
    path: '/data/ping/:dataset',
    versioned: true,
    handle: () => json({pong: true}),
  }
  return [...ping, pingDataset, check]
}
