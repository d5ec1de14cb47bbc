import {createHmac, timingSafeEqual} from 'node:crypto'
import {newsletterSecret} from './newsletter.server'

/** How long the page says that the address is kept, in milliseconds; then the same address shows the form again. */
const validMs = 60 * 60_000

const signatureOf = (time: string) =>
  createHmac('sha256', newsletterSecret).update(`newsletter kept ${time}`).digest('base64url')

/** Says, in the address of the answer, that this site has kept an address just now: nobody can make it up. */
export function confirmation(now = Date.now()): string {
  const time = now.toString(36)
  return `${time}.${signatureOf(time)}`
}

/** Whether a confirmation is ours, and of the last hour. */
export function isConfirmed(given: string | null, now = Date.now()): boolean {
  const [time = '', signature = ''] = given?.split('.') ?? []
  const [left, right] = [signatureOf(time), signature].map((text) => Buffer.from(text))
  if (!left || !right || left.length !== right.length || !timingSafeEqual(left, right)) return false
  return now - Number.parseInt(time, 36) < validMs
}
