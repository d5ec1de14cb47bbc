import {locales} from '~/i18n/format'
import type {Language} from '~/i18n/languages'

/** Amounts of money as people read them. Pages that take none need no more than this. */

/** The currency of the dataset. */
export interface Currency {
  /** The sign beside amounts, such as `$`. */
  sign: string
  /** `USD`, after ISO 4217. */
  code: string
}

/** 2000 → 20 $ / $20; 1250 → 12,50 $ / $12.50. */
export function printAmount(cents: number, language: Language, {sign}: Currency): string {
  const parts = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    // Only the place of the sign counts. The sign itself is the dataset's: for dollars, languages differ in how they name them.
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).formatToParts(cents / 100)
  return parts
    .map(({type, value}) => (type === 'currency' ? sign : value))
    .join('')
    .trim()
}

/** The same with the currency's code, as many countries have a dollar: 20 $ (USD). */
export const printAmountInFull = (cents: number, language: Language, currency: Currency): string =>
  [printAmount(cents, language, currency), currency.code && `(${currency.code})`].filter(Boolean).join(' ')
