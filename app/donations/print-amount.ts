import {locales} from '~/i18n/format'
import type {Language} from '~/i18n/languages'

/** Formats amounts. Apart from `amount.ts`, so that pages without a form do not load the parser. */

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
    // Sets only the position of the sign. The sign comes from the dataset, as languages name dollars differently.
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).formatToParts(cents / 100)
  return parts
    .map(({type, value}) => (type === 'currency' ? sign : value))
    .join('')
    .trim()
}

/** As {@link printAmount}, with the currency's code, as many countries have a dollar: 20 $ (USD). */
export const printAmountInFull = (cents: number, language: Language, currency: Currency): string =>
  [printAmount(cents, language, currency), currency.code && `(${currency.code})`].filter(Boolean).join(' ')
