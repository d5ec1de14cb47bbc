import {isSigned, signatureOf} from '~/platform/secret.server'

/**
 * A signed mark in the address of a confirmation page: the page can be loaded again, and appears only after a form has
 * arrived.
 */

/** How long a mark is good for, in milliseconds. */
const lifetime = 30 * 60_000

const purposeOf = (form: string) => `${form} has arrived`

/** A mark for a form that has just arrived. */
export function arrivalMark(form: string, now = Date.now()): string {
  const until = (now + lifetime).toString(36)
  return `${until}.${signatureOf(purposeOf(form), until).toString('base64url')}`
}

/** The mark that an address carries, if it is one of ours for this form and still good. */
export function validMark(form: string, mark: string | null, now = Date.now()): string | undefined {
  const [until = '', signed = ''] = mark?.split('.') ?? []
  const ours = isSigned(purposeOf(form), until, Buffer.from(signed, 'base64url'))
  return ours && Number.parseInt(until, 36) > now ? (mark ?? undefined) : undefined
}
