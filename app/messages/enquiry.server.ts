import {z} from 'zod'
import {errorsOf, readFields} from '~/forms/read.server'
import type {FormResult} from '~/forms/result'
import type {Translate} from '~/i18n/i18n.server'
import {countries, services} from './enquiry-options'
import {
  consentField,
  hasReplyAddress,
  messageFields,
  nameField,
  replyAddressMissing,
  send,
} from './message.server'

export const enquiryFieldNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'service',
  'category',
  'message',
  'consent',
] as const
export type EnquiryField = (typeof enquiryFieldNames)[number]

/** One of the options; an empty value counts as the first one, which an untouched form sends. */
const choice = <Option extends string>(options: readonly [Option, ...Option[]], error: string) =>
  z.union([z.literal('').transform(() => options[0]), z.enum(options)], {error})

const enquirySchema = (t: Translate, consentRequired: boolean) =>
  z
    .object({
      ...messageFields(t),
      lastName: nameField(t),
      country: choice(countries, t('form.choiceInvalid', {example: t('licences.countries.Germany')})),
      service: choice(services, t('form.choiceInvalid', {example: t('licences.services.ID Card')})),
      consent: consentField(t, consentRequired),
    })
    .refine(hasReplyAddress, replyAddressMissing(t))

/** Settings for the validation of a licence enquiry. */
export interface EnquirySettings {
  /** The licence categories; others are ignored. */
  codes: readonly string[]
  consentRequired: boolean
}

/** Checks and sends a licence enquiry. */
export async function submitEnquiry(
  data: FormData,
  t: Translate,
  {codes, consentRequired}: EnquirySettings,
): Promise<FormResult<EnquiryField>> {
  const typed = readFields(data, enquiryFieldNames)
  const code = codes.find((known) => known === typed.category)
  const values = {...typed, category: code ?? ''}
  const parsed = enquirySchema(t, consentRequired).safeParse(typed)
  if (!parsed.success) return {status: 'invalid', errors: errorsOf(parsed.error, enquiryFieldNames), values}
  const {country, service, message, consent: _, ...person} = parsed.data
  const firstLine = code && t('licences.categoryLine', {code})
  return send(
    'enquiry',
    {
      ...person,
      subject: `Country: ${country}, Service: ${service}`,
      message: firstLine ? `${firstLine}\n${message}` : message,
    },
    data,
    values,
  )
}
