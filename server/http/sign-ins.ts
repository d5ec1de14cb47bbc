import type {Request, RequestHandler} from 'express'
import {wrongSecrets} from '~/platform/wrong-secrets.server'

/** Limits wrong access keys per visitor's address, which the local lake itself does not know. */
export const limitSignIns: RequestHandler = async (request, response, next) => {
  try {
    if (!bringsToken(request)) return next()
    const address = request.ip ?? ''
    // Counted before the request is forwarded, so that concurrent guesses cannot exceed the limit.
    const seconds = await wrongSecrets.count(address)
    if (seconds > 0) {
      response
        .status(429)
        .set({'Retry-After': String(seconds), 'Cache-Control': 'no-store'})
        .json(tooMany)
      return
    }
    // A wrong token counts even if the client disconnects before the response.
    response.once('close', () => {
      if (response.headersSent && response.statusCode !== 401) wrongSecrets.uncount(address).catch(next)
    })
    next()
  } catch (error) {
    next(error)
  }
}

/** In the shape of the lake's own refusals. */
const tooMany = {
  statusCode: 429,
  error: 'Too Many Requests',
  message: 'Too many wrong tokens. Try again later.',
}

/** Size of `{}`, a body without a token, in bytes: the Studio sends it to check whether it needs one. */
const emptyBody = 2

/** Requests of a session send a cookie instead. */
const bringsToken = ({method, path, headers}: Request) =>
  headers.authorization !== undefined ||
  (method === 'POST' && path.endsWith('/auth/session') && !(Number(headers['content-length']) <= emptyBody))
