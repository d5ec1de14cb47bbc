import type {Cors} from './access.ts'
import {json, type Route} from './router.ts'

/** `GET /ping`, with or without a version: is anybody there? `GET /check/cors`: may a page of this origin call? */
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
  return [...ping, check]
}
