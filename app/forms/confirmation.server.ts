import {isSigned, signatureOf} from '~/platform/secret.server'

/**
 * A signed mark in the address of a confirmation page: the page appears only after a form has arrived, and can be
 * reloaded.
 */

/** How long a mark is valid, in milliseconds. */
const lifetime = 30 * 60_000

const purposeOf = (form: string) => `${form} has arrived`

/** A mark for a form that has just arrived. */
export function arrivalMark(form: string, now = Date.now()): string {
  const until = (now + lifetime).toString(36)
  return `${until}.${signatureOf(purposeOf(form), until).toString('base64url')}`
}

/** The mark of an address, if we signed it for this form and it has not expired. */
export function validMark(form: string, mark: string | null, now = Date.now()): string | undefined {
  const [until = '', signed = ''] = mark?.split('.') ?? []
  const ours = isSigned(purposeOf(form), until, Buffer.from(signed, 'base64url'))
  return ours && Number.parseInt(until, 36) > now ? (mark ?? undefined) : undefined
}
