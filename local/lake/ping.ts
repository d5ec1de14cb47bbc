import {json, type Route} from './router.ts'

/** `GET /ping`, with or without a version: is anybody there? */
export function pingRoutes(): Route[] {
  return [true, false].map((versioned) => ({
    method: 'GET',
    path: '/ping',
    versioned,
    handle: () => json({pong: true}),
  }))
}
