import {pino} from 'pino'
import {env} from './env.server'

/** The log of the site: one JSON object per line on standard output. Holds no personal data. */
export const log = pino({level: env.logLevel, base: undefined})
