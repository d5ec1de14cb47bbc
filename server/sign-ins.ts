import type {Request, RequestHandler, Response} from 'express'

export interface WrongSecrets {
  /** After how many seconds an address may try a secret again, or 0 where it may now. */
  secondsUntilNextTry: (address: string) => number
  countWrongSecret: (address: string) => void
}

/** Refuses whoever has just tried too many wrong tokens at the local lake, which itself knows nobody's address. */
export function limitSignIns({secondsUntilNextTry, countWrongSecret}: WrongSecrets): RequestHandler {
  return (request, response, next) => {
    if (!bringsToken(request)) return next()
    const address = request.ip ?? ''
    const seconds = secondsUntilNextTry(address)
    if (seconds > 0) {
      response
        .status(429)
        .set({'Retry-After': String(seconds), 'Cache-Control': 'no-store'})
        .json(tooMany)
      return
    }
    // Before anything of the answer is on its way: whoever has it may ask again at once.
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Response
    response.writeHead = ((...head: unknown[]) => {
      if (head[0] === 401) countWrongSecret(address)
      return writeHead(...head)
    }) as Response['writeHead']
    next()
  }
}

/** In the shape of the lake's own refusals. */
const tooMany = {
  statusCode: 429,
  error: 'Too Many Requests',
  message: 'Too many wrong tokens. Try again later.',
}

/** A body without a token, `{}`, in bytes: the Studio asks with it whether it needs one. */
const emptyBody = 2

/** As the lake reads a path, which takes no broken one. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whoever has signed in brings a cookie instead. */
const bringsToken = ({method, path, headers}: Request) =>
  headers.authorization !== undefined ||
  (method === 'POST' &&
    decoded(path).endsWith('/auth/session') &&
    !(Number(headers['content-length']) <= emptyBody))
