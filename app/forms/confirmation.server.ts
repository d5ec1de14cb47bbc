import {createHmac, timingSafeEqual} from 'node:crypto'
import {siteSecret} from '~/secret.server'

/**
 * A mark in the address of the page that says that a form has arrived: the page survives being loaded again, and nobody
 * sees it without having sent something.
 */

/** How long a mark is good for, in milliseconds. */
const lifetime = 30 * 60_000

const key = siteSecret()

const signature = (form: string, until: string) =>
  createHmac('sha256', key).update(`${form} has arrived, until ${until}`).digest('base64url').slice(0, 22)

/** A mark for a form that has just arrived. */
export function arrivalMark(form: string, now = Date.now()): string {
  const until = (now + lifetime).toString(36)
  return `${until}.${signature(form, until)}`
}

/** The mark that an address carries, if it is one of ours for this form and still good. */
export function validMark(form: string, mark: string | null, now = Date.now()): string | undefined {
  const [until = '', signed = ''] = mark?.split('.') ?? []
  const given = Buffer.from(signed)
  const expected = Buffer.from(signature(form, until))
  const ours = given.length === expected.length && timingSafeEqual(given, expected)
  return ours && Number.parseInt(until, 36) > now ? (mark ?? undefined) : undefined
}
