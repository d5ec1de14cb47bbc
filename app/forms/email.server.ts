import {domainToASCII} from 'node:url'
import {z} from 'zod'

/** Maximum length of an address, and of its part before the @ (RFC 5321). */
const longest = 254
const longestLocal = 64

/** A top-level domain, which is not a number. */
const topLevel = /\.(?!\d+$)[^.]+$/

/** A domain in any script. */
const unicodeDomain = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * Removes characters that are copied along from a link, a list or the end of a sentence. Leaves input that is too long for
 * an address, as the last pattern takes quadratic time.
 */
export const withoutSurroundings = (typed: string): string =>
  typed.length > 2 * longest ? typed : typed.replace(/^[\s<]*(?:mailto:[\s<]*)?/i, '').replace(/[\s>.]+$/, '')

/**
 * An e-mail address with its domain in ASCII, as browsers convert it.
 * @returns undefined if it is invalid
 */
export function readEmail(typed: string): string | undefined {
  const at = typed.lastIndexOf('@')
  const before = typed.slice(0, at)
  const after = typed.slice(at + 1)
  if (at < 1 || before.length > longestLocal) return undefined
  const isAscii = /^[\x21-\x7e]*$/.test(after)
  const host = isAscii ? after : unicodeDomain.test(after) ? domainToASCII(after) : ''
  const address = `${before}@${host}`
  return z.regexes.html5Email.test(address) && topLevel.test(host) && address.length <= longest
    ? address
    : undefined
}
