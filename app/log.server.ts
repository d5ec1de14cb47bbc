import {pino, stdSerializers} from 'pino'
import {env} from './env.server'

/** What an error says of itself. Clients of services hang onto theirs what was asked and answered, which may be somebody's. */
function err(error: Error) {
  const {type, message, stack} = stdSerializers.err(error)
  return {type, message, stack}
}

/** The log of the site: one JSON object per line on standard output. Holds no personal data. */
export const log = pino({level: env.logLevel, base: undefined, serializers: {err}})
