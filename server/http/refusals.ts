import type {NextFunction, Request, Response} from 'express'
import {noticeHeaders, refusedPage} from './notice'

/** Methods that the site supports. */
export const siteMethods = ['GET', 'HEAD', 'POST']
/** Methods that the local lake supports. */
export const lakeMethods = [...siteMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Refuses every other method, TRACE included. */
export const refuseMethodsBut =
  (methods: string[]) => (request: Request, response: Response, next: NextFunction) => {
    if (methods.includes(request.method)) next()
    else refuseMethod(response, methods)
  }

/** @param allowed methods that the address supports */
export function refuseMethod(response: Response, allowed: string[]) {
  response.status(405).setHeader('Allow', allowed.join(', '))
  response.type('text').send('This method is not supported here.')
}

/** Refuses with a page that explains why, as ordinary visitors may cause it: a broken link, a form that is too long. */
export function refuseInWords(
  request: Request,
  response: Response,
  status: number,
  reason: Parameters<typeof refusedPage>[1],
) {
  response.status(status).set(noticeHeaders).send(refusedPage(request, reason))
}

/** Paths whose case matters: built files and pictures. */
const verbatim = /^\/(assets|media)\//

/** One address per page: upper case and trailing slashes redirect permanently to the canonical one. */
export function redirectToCanonical(request: Request, response: Response, next: NextFunction) {
  const {path} = request
  if (verbatim.test(path)) return next()
  const canonical = canonicalPath(path)
  if (canonical === path) return next()
  response
    .status(308)
    .location(canonical + request.originalUrl.slice(path.length))
    .end()
}

/** The canonical path of a page: `/DE/Contact//` → `/de/contact`. */
export function canonicalPath(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end).toLowerCase()
}

/** Refuses posts from other sites (CSRF): pages hold no token, so that they can be cached. */
export function refuseCrossSitePosts(publicUrl: string) {
  const own = new URL(publicUrl).origin
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'POST') return next()
    const {host, origin, 'sec-fetch-site': site} = request.headers
    const foreign = origin !== undefined && ![own, `http://${host}`, `https://${host}`].includes(origin)
    if (foreign || site === 'cross-site') refuseInWords(request, response, 403, 'foreignForm')
    else next()
  }
}
