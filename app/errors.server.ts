import {randomInt} from 'node:crypto'
import {log} from './log.server'

/** Without letters and digits that are taken for each other: it is read out on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference such as `K7QM-2XPD`. */
function newReference(): string {
  const letters = Array.from({length: 8}, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/**
 * Writes an error of the site into the log.
 * @param reference where the visitor was given one already
 * @returns the reference that stands beside it
 */
export function report(error: unknown, reference = newReference()): string {
  log.error({err: error, reference}, 'a request failed')
  return reference
}
