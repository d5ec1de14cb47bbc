import {plain} from '~/content/text'
import {type QrDrawing, qrCode} from '~/media/qr'
import type {Marked} from './marker.server'
import type {Account} from './terms'

/** The GiroCode of a transfer: a QR code from which banking apps fill in their form (EPC069-12, version 002). */

interface Transfer extends Pick<Marked, 'cents' | 'currency'> {
  account: Account
  purpose: string
}

const oneLine = (text: string | null) =>
  plain(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** The text of the code; undefined for other currencies than the euro, or if a value is too long. */
export function giroCodeText({cents, currency, account, purpose}: Transfer): string | undefined {
  const name = oneLine(account.holder)
  const remittance = oneLine(purpose)
  const lines = [
    'BCD',
    '002',
    // UTF-8
    '1',
    'SCT',
    oneLine(account.bic).replaceAll(' ', ''),
    name,
    oneLine(account.iban).replaceAll(' ', ''),
    `EUR${(cents / 100).toFixed(2)}`,
    // No purpose code and no structured reference.
    '',
    '',
    remittance,
  ]
  const fits = [...name].length <= 70 && [...remittance].length <= 140 && cents < 100_000_000_000
  const text = lines.join('\n')
  return currency.code === 'EUR' && fits && Buffer.byteLength(text) <= 331 ? text : undefined
}

/** The GiroCode of a transfer, if any. */
export function giroCodeOf(transfer: Transfer): QrDrawing | undefined {
  const text = giroCodeText(transfer)
  return text ? qrCode(text, {ecc: 'M', maxVersion: 13}) : undefined
}
