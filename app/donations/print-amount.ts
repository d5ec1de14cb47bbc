import {formatNumber} from '~/i18n/format'
import type {Language} from '~/i18n/languages'

/** Formats amounts. Apart from `amount.ts`, so that pages without a form do not load the parser. */

export interface Currency {
  /** The sign beside amounts, such as `$`. */
  sign: string
  /** `USD`, after ISO 4217. */
  code: string
}

/** 2000 → 20 $ / $20; 1250 → 12,50 $ / $12.50. */
export function printAmount(cents: number, language: Language, {sign}: Currency): string {
  const amount = formatNumber(cents / 100, language, cents % 100 === 0 ? 0 : 2)
  return language === 'de' ? `${amount}\u00a0${sign}`.trim() : sign + amount
}

/** As {@link printAmount}, with the currency's code, as many countries have a dollar: 20 $ (USD). */
export const printAmountInFull = (cents: number, language: Language, currency: Currency): string =>
  [printAmount(cents, language, currency), currency.code && `(${currency.code})`].filter(Boolean).join(' ')
