import {domainToASCII} from 'node:url'
import {withoutEnds} from './text.server'

/** The longest address that mail servers take, and its longest part before the @ (RFC 5321). */
const longest = 254
const longestLocal = 64

/** What browsers take for an address (the rule of HTML), with a domain of two parts at least. */
const local = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domain = new RegExp(`^(?:${label}\\.)+(?!\\d+$)${label}$`, 'i')

/** A domain in letters of any script. */
const unicodeDomain = /^[\p{L}\p{M}\p{N}.-]+$/u

/** An address without what comes along when it is copied from a link, a list or the end of a sentence. */
export const withoutSurroundings = (typed: string): string =>
  withoutEnds(withoutEnds(typed, /[\s<]/, /[\s>.]/).replace(/^mailto:/i, ''), /[\s<]/, /[\s>.]/)

/**
 * An e-mail address as every mail program takes it: a domain in letters such as ü is put into those that the internet
 * works with, as browsers do.
 * @returns undefined where it is none.
 */
export function readEmail(typed: string): string | undefined {
  const at = typed.lastIndexOf('@')
  const before = typed.slice(0, at)
  const after = typed.slice(at + 1)
  if (at < 1 || before.length > longestLocal || !local.test(before)) return undefined
  const isAscii = /^[\x21-\x7e]*$/.test(after)
  const host = isAscii ? after : unicodeDomain.test(after) ? domainToASCII(after) : ''
  const address = `${before}@${host}`
  return domain.test(host) && address.length <= longest ? address : undefined
}
