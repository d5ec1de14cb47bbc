import type {Language} from '~/i18n/languages'
import {type Currency, printAmount} from './print-amount'

/**
 * Amounts of money as people write them. Inside they are whole cents, hundredths of the currency; what is
 * ambiguous is rejected, never guessed.
 */

/** What can be given, in cents. */
export interface Limits {
  minimum: number
  maximum: number
}

export type ReadAmount =
  | {cents: number}
  | {problem: 'empty' | 'foreignDigits' | 'otherCurrency' | 'noNumber' | 'decimals' | 'tooSmall' | 'tooLarge'}
  /** It means one amount to some people and another one to others; in cents, rounded. */
  | {problem: 'ambiguous'; readings: [number, number]}

/** What separates thousands in each language; the other one of point and comma separates cents. */
const separators: Record<Language, string> = {de: '.', en: ','}

/** With thousands set apart, all by the same sign: 1.234 or 1,234,567.50 or 1 234,5. */
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?<group>[.,' ])\d{3}(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,](?<decimals>\d*))?$/
/** Without: 1234 or 12,5 or .50 */
const ungrouped = /^(?<whole>\d*)(?:[.,](?<decimals>\d*))?$/

/** Beyond so many digits no number is read exactly. */
const maxDigits = 12

/**
 * Parses an amount that a visitor typed, in the language of the page. Spaces and the currency around it are forgiven, as
 * is the other language's way to write it where that can mean one amount only.
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

/** Without the sign or code of the currency in front or behind, and without the dash for zero cents: 50,– */
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

/** An amount with cents that can be given, without the currency: how a field wants to be filled in. */
export const printExample = ({minimum, maximum}: Limits, language: Language): string =>
  printAmount(Math.min(Math.max(1250, minimum), maximum), language, {sign: '', code: ''})
