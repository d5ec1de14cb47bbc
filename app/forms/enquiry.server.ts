import {z} from 'zod'
import type {translator} from '~/i18n/i18n.server'
import {countries, services} from './enquiry-options'
import {messageFields, send} from './message.server'
import {errorsOf, readFields} from './read.server'
import type {FormResult} from './result'

type Translate = Awaited<ReturnType<typeof translator>>

export const enquiryFieldNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'service',
  'category',
  'message',
] as const
export type EnquiryField = (typeof enquiryFieldNames)[number]

/** One of the options; where nothing came, the first one, which an untouched form sends. */
const choice = <Option extends string>(options: readonly [Option, ...Option[]], error: string) =>
  z.union([z.literal('').transform(() => options[0]), z.enum(options)], {error})

const enquirySchema = (t: Translate) =>
  z
    .object({
      ...messageFields(t),
      firstName: z.string().trim().max(200, t('form.nameTooLong')),
      lastName: z.string().trim().max(200, t('form.nameTooLong')),
      country: choice(countries, t('form.choiceInvalid')),
      service: choice(services, t('form.choiceInvalid')),
    })
    .refine(({email, phone}) => email || phone, {path: ['email'], error: t('form.emailOrPhoneMissing')})

/**
 * Checks and sends a licence enquiry.
 * @param codes the licence categories; another one is left aside.
 */
export async function submitEnquiry(
  data: FormData,
  t: Translate,
  codes: readonly string[],
): Promise<FormResult<EnquiryField>> {
  const typed = readFields(data, enquiryFieldNames)
  const code = codes.find((known) => known === typed.category)
  const values = {...typed, category: code ?? ''}
  const parsed = enquirySchema(t).safeParse({...typed, email: typed.email.trim()})
  if (!parsed.success) return {status: 'invalid', errors: errorsOf(parsed.error, enquiryFieldNames), values}
  const {country, service, message, ...person} = parsed.data
  const firstLine = code && t('licences.categoryLine', {code})
  return send(
    'enquiry',
    {
      ...person,
      subject: `Country: ${country}, Service: ${service}`,
      message: firstLine ? `${firstLine}\n${message}` : message,
    },
    values,
  )
}
