import type {CustomValidator, ValidationContext} from 'sanity'
import {t} from '../i18n/translate.ts'

/**
 * Format checks for single-line values: numbers, addresses, codes. They leave empty values to `required()`. Every
 * message says what is expected, with an example.
 */

type Check = CustomValidator<string | undefined>

/** Not +49 (0)30 …: phones would dial the zero. */
const phoneLetters = /^\+?(?!.*\(0\))[\d\s()/-]+$/
const digitsOf = (text: string) => text.replace(/\D/g, '').length

/** A number that can be called, in international or national notation. */
export const isPhone: Check = (value) =>
  !value ||
  (phoneLetters.test(value) && /^(\+|0)/.test(value) && digitsOf(value) >= 6 && digitsOf(value) <= 15) ||
  t(
    'Enter the number with its country code, for example +49 30 23125 100, or without it, for example 030 23125 100, but not with (0).',
  )

/** A number that can be called from anywhere. */
export const isInternationalPhone: Check = (value) =>
  !value ||
  (phoneLetters.test(value) && /^\+[1-9]/.test(value) && digitsOf(value) >= 8 && digitsOf(value) <= 15) ||
  t('Enter the number with its country code, for example +49 30 23125 900.')

/** A number that is called in an emergency, which may be short. */
export const isEmergencyPhone: Check = (value) =>
  !value ||
  (phoneLetters.test(value) && digitsOf(value) >= 3 && digitsOf(value) <= 15) ||
  t('Enter digits only, for example 112.')

const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i

export const isEmail: Check = (value) =>
  !value || email.test(value) || t('Enter an e-mail address, for example name@example.org.')

function isWeb(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url?.protocol === 'https:' && url.hostname.includes('.') && !/\s/.test(value)
}

/** An https address with a domain name. */
export const isHttps: Check = (value) =>
  !value ||
  isWeb(value) ||
  t('Enter the full address, starting with https://, for example https://www.example.org.')

/** The target of an external link: https, mailto or tel. */
export const isOutside: Check = (value) => {
  if (!value || isWeb(value)) return true
  if (value.startsWith('mailto:') && email.test(value.slice('mailto:'.length).replace(/\?.*$/, '')))
    return true
  if (value.startsWith('tel:') && isEmergencyPhone(value.slice('tel:'.length), {} as never) === true)
    return true
  return t(
    'Enter the full address without spaces, for example https://www.example.org, mailto:name@example.org or tel:+493023125100.',
  )
}

/** The website's host name, if the Studio is part of the website. */
const ownHost = () => (typeof location === 'undefined' ? undefined : location.hostname)

/** Warns of addresses of this website: unlike a reference to the page, they break when the page moves. */
export const isElsewhere =
  (host: () => string | undefined = ownHost): Check =>
  (value) =>
    !value ||
    !URL.canParse(value) ||
    new URL(value).hostname.replace(/^www\./, '') !== host()?.replace(/^www\./, '') ||
    t(
      'This is a page of this website. Remove this link and use “Link to a page of this website”: it keeps working when the address changes.',
    )

const currencies = new Set(Intl.supportedValuesOf('currency'))

export const isCurrency: Check = (value) =>
  !value ||
  currencies.has(value) ||
  t('There is no such currency. Enter three capital letters, for example EUR or USD.')

/** The website calculates in hundredths of a currency. */
export const hasHundredths: Check = (value) =>
  !value ||
  !currencies.has(value) ||
  new Intl.NumberFormat('en', {style: 'currency', currency: value}).resolvedOptions()
    .maximumFractionDigits === 2 ||
  t('Choose a currency with cents, for example EUR or USD.')

const ibanForm = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/

/** Whether a text has the form of an IBAN but wrong check digits (ISO 13616). */
function isBrokenIban(text: string): boolean {
  const iban = text.replaceAll(' ', '')
  if (!ibanForm.test(iban)) return false
  const moved = iban.slice(4) + iban.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n !== 1n
}

/** In test mode, the IBAN of the example foundation may have wrong check digits, so that it has no owner. */
function mayBeMadeUp({document}: ValidationContext): boolean {
  const {testMode} = (document?.donations ?? {}) as {testMode?: boolean}
  return document?.demo === true && testMode !== false
}

export const isIban: Check = (value, context) => {
  const iban = value?.replaceAll(' ', '')
  if (!iban) return true
  if (!ibanForm.test(iban))
    return t(
      'Enter the whole IBAN, with its two capital letters in front, for example DE12 3456 7890 1234 5678 90.',
    )
  return (
    mayBeMadeUp(context) ||
    !isBrokenIban(iban) ||
    t('This IBAN contains a typing error. Please compare it with your bank statement.')
  )
}

/** Warns of an IBAN that only test mode accepts. */
export const isRealIban: Check = (value, context) =>
  !value ||
  !mayBeMadeUp(context) ||
  !isBrokenIban(value) ||
  t(
    'This IBAN contains a typing error. In test mode that is fine, but later no donation can reach this account.',
  )

export const isBic: Check = (value) =>
  !value ||
  /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(value) ||
  t('Enter the BIC: 8 or 11 capital letters and digits, for example ABCDDEFFXXX.')

export const isVatId: Check = (value) =>
  !value ||
  /^[A-Z]{2}[A-Z\d]{2,12}$/.test(value) ||
  t('Enter the number with its two letters in front, for example DE123456789.')

/** Today or earlier, in the editor's time zone. */
export const isNotInFuture: Check = (value) =>
  !value ||
  new Date(`${value}T00:00`) <= new Date() ||
  t('This day is in the future. Please choose today or an earlier day.')

const yearsInUse = 5

/** Warns of old sources, of which a newer version may exist. */
export const isRecent: Check = (value) => {
  const limit = new Date()
  limit.setFullYear(limit.getFullYear() - yearsInUse)
  return (
    !value ||
    new Date(`${value}T00:00`) >= limit ||
    t(
      'This source is more than {years} years old. Please look for a newer version, and compare the text with it.',
      {years: yearsInUse},
    )
  )
}

const pairs: Record<string, string> = {ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe'}

/** A slug: lower-case letters, digits and hyphens. A text of more than 40 characters is cut after a whole word. */
export function asAddress(text: string): string {
  const address = text
    .toLowerCase()
    .replace(/[äöüßæœ]/g, (letter) => pairs[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
  return /^(.{1,40}|[^-]+)(?=-|$)/.exec(address)?.[0] ?? ''
}

export const isAddress: CustomValidator<{current?: string} | undefined> = (value) =>
  !value?.current ||
  /^[a-z\d]+(-[a-z\d]+)*$/.test(value.current) ||
  t('Use lowercase letters, digits and hyphens only, for example pain-crisis.')
