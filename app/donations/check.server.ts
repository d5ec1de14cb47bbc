import {z} from 'zod'
import {type Reading, readPage} from '~/content/content.server'
import {plain} from '~/content/text'
import {errorsOf, readFields, readForm} from '~/forms/read.server'
import {isBlank} from '~/forms/text.server'
import {type Translate, translator} from '~/i18n/i18n.server'
import type {Language} from '~/i18n/languages'
import {messageFields} from '~/messages/message.server'
import {printExample, type ReadAmount, readAmount} from './amount'
import {type DonationInput, detailFields, type InputField, inputFields} from './input'
import {type DonationLabels, labelsOf, methodLabels} from './labels'
import {printAmount} from './print-amount'
import {type Method, type Terms, termsOf} from './terms'

/** Reads and validates the donation form. Nothing is stored or passed on. */

export interface Donation {
  /** Hundredths of the currency. */
  cents: number
  method: Method
}

/**
 * Reads the input. Without JavaScript, the amount field keeps its initial value when the visitor
 * chooses a preset: the preset then counts.
 */
function inputOf(form: FormData, {presets}: Terms): DonationInput {
  const {preset, shown, ...input} = readFields(form, [...inputFields, 'preset', 'shown'])
  const untouched = input.amount === '' || input.amount === shown
  return untouched && presets.map(String).includes(preset) ? {...input, amount: preset} : input
}

/** Context of validation: language, texts of the page, and terms. */
interface Checks {
  t: Translate
  lang: Language
  labels: DonationLabels
  terms: Terms
}

/** Reads the posted form, and the page texts and terms that its validation needs. */
export async function readDonation(request: Request, {lang, reading}: {lang: Language; reading: Reading}) {
  const [page, t, form] = await Promise.all([
    readPage('donatePage', reading),
    translator(lang),
    readForm(request),
  ])
  const terms = termsOf(page.donations)
  return {form, input: inputOf(form, terms), checks: {t, lang, terms, labels: labelsOf(page)}}
}

/** Errors in the donor's details, by field. */
export function detailErrors(input: DonationInput, checks: Checks): Partial<Record<InputField, string>> {
  const {error} = z.object(details(checks)).safeParse(trimmed(input))
  return error ? errorsOf(error, detailFields) : {}
}

/** The parsed donation, or the errors by field. */
export function checkInput(
  input: DonationInput,
  checks: Checks,
): {donation: Donation} | {errors: Partial<Record<InputField, string>>} {
  // The form hides the details for cards, so they are not validated.
  if (input.method === 'card') return {errors: {method: checks.t('donate.cardNotAccepted')}}
  const schema = z.object({
    amount: amountText(checks),
    method: z.enum(checks.terms.offered, {error: () => methodMissing(checks)}),
    ...details(checks),
  })
  const {data, error} = schema.safeParse(trimmed(input))
  return data ? {donation: {cents: data.amount, method: data.method}} : {errors: errorsOf(error, inputFields)}
}

function methodMissing({t, labels, terms}: Checks) {
  const [first] = terms.offered
  return t('form.choiceInvalid', {example: plain(methodLabels(labels, first).label)})
}

const trimmed = (input: DonationInput) =>
  Object.fromEntries(
    Object.entries(input).map(([name, answer]) => [name, isBlank(answer) ? '' : answer.trim()]),
  )

function details({t}: Checks) {
  const {email, phone} = messageFields(t)
  const name = (missing: string) => z.string().min(1, missing).max(200, t('form.nameTooLong'))
  const isThere = (value: string) => value !== ''
  return {
    firstName: name(t('donate.firstNameMissing')),
    lastName: name(t('donate.lastNameMissing')),
    email: email.refine(isThere, t('form.emailMissing')),
    phone: phone.refine(isThere, t('form.phoneMissing')),
    address: z.string().min(1, t('donate.addressMissing')).max(500, t('donate.addressTooLong')),
    message: z.string().max(5_000, t('form.messageTooLong')),
  }
}

function amountText({t, lang, terms}: Checks) {
  const {currency, limits} = terms
  return z.string().transform((text, context) => {
    const result = readAmount(text, lang, currency, limits)
    if ('cents' in result) return result.cents
    context.addIssue({
      code: 'custom',
      message: t(`donate.amount.${result.problem}`, messageFor(text, result)),
    })
    return z.NEVER
  })

  function messageFor(typed: string, result: Exclude<ReadAmount, {cents: number}>) {
    const print = (cents: number) => printAmount(cents, lang, currency)
    const [first, second] = 'readings' in result ? result.readings : [0, 0]
    return {
      typed: typed.slice(0, 40),
      first: print(first),
      second: print(second),
      code: currency.code,
      minimum: print(limits.minimum),
      maximum: print(limits.maximum),
      example: printExample(limits, lang),
    }
  }
}
