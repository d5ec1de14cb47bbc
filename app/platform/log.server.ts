import {pino, stdSerializers} from 'pino'
import {env} from './env.server'

/** An error without the request and response that clients attach to theirs, which may hold personal data. */
function err(error: Error) {
  const {type, message, stack} = stdSerializers.err(error)
  return {type, message, stack}
}

/** The log of the site: one JSON object per line on standard output. Holds no personal data. */
export const log = pino({level: env.logLevel, base: undefined, serializers: {err}})
