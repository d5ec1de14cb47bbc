import {randomBytes} from 'node:crypto'
import {log} from './log.server'
import {readableCode} from './readable-code'

/**
 * Logs an error.
 * @param reference the visitor's, if there is one already
 * @returns the reference in the log
 */
export function report(error: unknown, reference = readableCode(randomBytes(8))): string {
  log.error({err: error, reference}, 'a request failed')
  return reference
}
