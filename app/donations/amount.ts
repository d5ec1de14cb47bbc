import type {Language} from '~/i18n/languages'
import {type Currency, printAmount} from './print-amount'

/**
 * Parses amounts as people write them into whole cents, hundredths of the currency. Ambiguous input is
 * rejected, never guessed.
 */

/** The smallest and largest donation, in cents. */
export interface Limits {
  minimum: number
  maximum: number
}

export type ReadAmount =
  | {cents: number}
  | {problem: 'empty' | 'foreignDigits' | 'otherCurrency' | 'noNumber' | 'decimals' | 'tooSmall' | 'tooLarge'}
  /** The two possible readings, in cents, rounded. */
  | {problem: 'ambiguous'; readings: [number, number]}

/** Thousands separator of each language; the other of point and comma separates cents. */
const separators: Record<Language, string> = {de: '.', en: ','}

/** Grouped thousands, all with the same separator: 1.234 or 1,234,567.50 or 1 234,5. */
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?<group>[.,' ])\d{3}(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,](?<decimals>\d*))?$/
/** Ungrouped: 1234 or 12,5 or .50 */
const ungrouped = /^(?<whole>\d*)(?:[.,](?<decimals>\d*))?$/

/** Longer numbers could lose precision. */
const maxDigits = 12

/**
 * Parses a typed amount in the language of the page. Accepts spaces and the currency around it, and the notation of the
 * other language where it is unambiguous.
 */
export function readAmount(text: string, language: Language, currency: Currency, limits: Limits): ReadAmount {
  const bare = withoutCurrency(spacesMended(text), currency)
  if (bare === '') return {problem: 'empty'}
  if (/(?![0-9])\p{Nd}/u.test(bare)) return {problem: 'foreignDigits'}
  if (/^\p{Sc}|\p{Sc}$|^[A-Z]{3}\b|\b[A-Z]{3}$/u.test(bare)) return {problem: 'otherCurrency'}
  const withGroups = grouped.exec(bare)?.groups
  const without = ungrouped.exec(bare)?.groups
  if (withGroups && without && withGroups.group !== separators[language])
    return {problem: 'ambiguous', readings: [centsOf(withGroups), centsOf(without)]}
  const parts = withGroups ?? without
  if (!parts || !/\d/.test(bare)) return {problem: 'noNumber'}
  if ((parts.decimals ?? '').length > 2) return {problem: 'decimals'}
  if (digitsOf(parts.whole).length > maxDigits) return {problem: 'tooLarge'}
  const cents = centsOf(parts)
  if (cents < limits.minimum) return {problem: 'tooSmall'}
  if (cents > limits.maximum) return {problem: 'tooLarge'}
  return {cents}
}

/** Normalises spaces and apostrophes and removes invisible characters. */
const spacesMended = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .trim()

/** Removes the currency's sign or code at either end, and the dash for zero cents: 50,– */
function withoutCurrency(text: string, {sign, code}: Currency): string {
  let bare = text
  for (const name of [`(${code})`, code, sign].filter(Boolean)) {
    if (bare.toUpperCase().startsWith(name.toUpperCase())) bare = bare.slice(name.length).trim()
    if (bare.toUpperCase().endsWith(name.toUpperCase())) bare = bare.slice(0, -name.length).trim()
  }
  return bare.replace(/(?<=\d[.,])[-–—]{1,2}$/, '')
}

const digitsOf = (text = '') => text.replace(/\D/g, '')

function centsOf({whole, decimals = ''}: Record<string, string | undefined>): number {
  const hundredths =
    decimals.length > 2 ? Math.round(Number(`0.${decimals}`) * 100) : Number(decimals.padEnd(2, '0'))
  return Number(digitsOf(whole)) * 100 + hundredths
}

/** A valid example amount with cents, without the currency, for hints and errors. */
export const printExample = ({minimum, maximum}: Limits, language: Language): string =>
  printAmount(Math.min(Math.max(1250, minimum), maximum), language, {sign: '', code: ''})
