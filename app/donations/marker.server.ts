import {z} from 'zod'
import {readableCode} from '~/platform/readable-code'
import {isSigned, signatureOf} from '~/platform/secret.server'
import type {Donation} from './check.server'
import type {DonationInput} from './input'
import {methods, type Terms} from './terms'

/**
 * The data of the result page is in its address, signed, so that others cannot forge a page of this site that asks for
 * a transfer. It holds no personal data.
 */

const markerShape = z.object({
  cents: z.int().positive(),
  currency: z.object({sign: z.string(), code: z.string()}),
  method: z.enum(methods),
  /** Whether the donation was a test. */
  test: z.boolean(),
  /** Code that identifies the transfer. */
  reference: z.string(),
  /** Expiry of the page, in milliseconds since 1970. */
  until: z.int(),
})

export type Marked = Omit<z.infer<typeof markerShape>, 'until'>

/** Long enough for a transfer on the same day, and to look at the page again. */
const duration = 24 * 60 * 60_000

/** The signed text for an address; valid for a day. */
function markerOf(marked: Marked): string {
  const text = Buffer.from(JSON.stringify({...marked, until: Date.now() + duration})).toString('base64url')
  return `${text}.${signatureOf('donation', text).toString('base64url')}`
}

/**
 * Reads a marker from an address; undefined if it has expired or we did not sign it. `arrival` identifies the donation
 * without revealing it, as browsers store it.
 */
export function readMarker(marker: string): (Marked & {arrival: string}) | undefined {
  const [text = '', signature = ''] = marker.split('.')
  if (!isSigned('donation', text, Buffer.from(signature, 'base64url'))) return undefined
  const {until, ...marked} = markerShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return until > Date.now() ? {...marked, arrival: signature} : undefined
}

/** The marker for the address of a donation's result. */
export const markerFor = (input: DonationInput, donation: Donation, {currency, testMode}: Terms): string =>
  markerOf({...donation, currency, test: testMode, reference: referenceFor(input, new Date())})

/** A code for the purpose of a transfer, such as K7QF-M3XT. The same input on the same day gets the same code. */
const referenceFor = (input: DonationInput, day: Date): string =>
  readableCode(
    signatureOf('reference of a donation', JSON.stringify([input, day.toISOString().slice(0, 10)])),
  )
