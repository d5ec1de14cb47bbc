import {z} from 'zod'
import {plain} from '~/content/stand-ins'
import {messageFields} from '~/forms/message.server'
import {errorsOf, readFields} from '~/forms/read.server'
import type {translator} from '~/i18n/i18n.server'
import type {Language} from '~/i18n/languages'
import {printExample, type ReadAmount, readAmount} from './amount'
import {type AnswerField, type Answers, answerFields, detailFields} from './answers'
import {printAmount} from './print-amount'
import type {Method, Terms} from './terms'
import {type DonationWords, methodWords} from './words'

/** Reads and checks what the donation form has sent. Nothing of it is kept or passed on. */

type Translate = Awaited<ReturnType<typeof translator>>

export interface Donation {
  /** Hundredths of the currency. */
  cents: number
  method: Method
}

/**
 * The answers as they were typed. Without JavaScript the field for the amount goes on saying what it said at first when an
 * amount to choose from is picked: then that one counts.
 */
export function answersOf(form: FormData, {presets}: Terms): Answers {
  const {preset, shown, ...answers} = readFields(form, [...answerFields, 'preset', 'shown'])
  const untouched = answers.amount === '' || answers.amount === shown
  return untouched && presets.map(String).includes(preset) ? {...answers, amount: preset} : answers
}

/** How answers are checked: in whose language, in the page's words, and against which terms. */
interface Checks {
  t: Translate
  lang: Language
  words: DonationWords
  terms: Terms
}

/** What is wrong with the details, by field. */
export function detailErrors(answers: Answers, checks: Checks): Partial<Record<AnswerField, string>> {
  const {error} = z.object(details(checks)).safeParse(trimmed(answers))
  return error ? errorsOf(error, detailFields) : {}
}

/** The donation that the answers mean, or what is wrong with them, by field. */
export function checkAnswers(
  answers: Answers,
  checks: Checks,
): {donation: Donation} | {errors: Partial<Record<AnswerField, string>>} {
  const schema = z.object({
    amount: amountText(checks),
    method: z.enum(checks.terms.offered, methodMissing(checks)),
    ...details(checks),
  })
  const {data, error} = schema.safeParse(trimmed(answers))
  return data
    ? {donation: {cents: data.amount, method: data.method}}
    : {errors: errorsOf(error, answerFields)}
}

function methodMissing({t, words, terms}: Checks) {
  const [first] = terms.offered
  return t('form.choiceInvalid', {example: plain(methodWords(words, first).label)})
}

const trimmed = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer.trim()]))

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
    context.addIssue({code: 'custom', message: t(`donate.amount.${result.problem}`, wordsFor(text, result))})
    return z.NEVER
  })

  function wordsFor(typed: string, result: Exclude<ReadAmount, {cents: number}>) {
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
