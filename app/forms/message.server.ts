import {z} from 'zod'
import {sendMessage} from '~/foundation/api.server'
import type {Message} from '~/foundation/client.server'
import type {translator} from '~/i18n/i18n.server'
import {errorsOf, readFields} from './read.server'
import type {FormResult} from './result'

type Translate = Awaited<ReturnType<typeof translator>>

/** At least five digits, with what people put between them. */
const phonePattern = /^(?=(?:\D*\d){5})\+?[\d\s()./-]{5,30}$/

/** The fields that every message to the foundation has, with messages in the visitor's language. */
export const messageFields = (t: Translate) => ({
  firstName: z.string().trim().min(1, t('form.nameMissing')).max(200, t('form.nameTooLong')),
  email: z.union([z.literal(''), z.email(t('form.emailInvalid')).max(254, t('form.emailInvalid'))], {
    error: t('form.emailInvalid'),
  }),
  phone: z.union([z.literal(''), z.string().trim().regex(phonePattern, t('form.phoneInvalid'))]),
  message: z.string().trim().min(1, t('form.messageMissing')).max(5_000, t('form.messageTooLong')),
})

export const contactFieldNames = ['firstName', 'email', 'phone', 'message'] as const
export type ContactField = (typeof contactFieldNames)[number]

/** The contact form. With `phoneRequired` off, an e-mail address or a phone number is enough. */
function contactSchema(t: Translate, phoneRequired: boolean) {
  return z.object(messageFields(t)).superRefine(({email, phone}, context) => {
    const issue = (path: ContactField, message: string) =>
      context.addIssue({code: 'custom', path: [path], message})
    if (phoneRequired && !email) issue('email', t('form.emailMissing'))
    if (phoneRequired && !phone) issue('phone', t('form.phoneMissing'))
    if (!phoneRequired && !email && !phone) issue('email', t('form.emailOrPhoneMissing'))
  })
}

/** Checks and sends the contact form. */
export async function submitContact(
  data: FormData,
  t: Translate,
  {subject, phoneRequired}: {subject: string; phoneRequired: boolean},
): Promise<FormResult<ContactField>> {
  const values = readFields(data, contactFieldNames)
  const trimmed = {...values, email: values.email.trim()}
  const parsed = contactSchema(t, phoneRequired).safeParse(trimmed)
  if (!parsed.success) return {status: 'invalid', errors: errorsOf(parsed.error, contactFieldNames), values}
  return send('contact', {...parsed.data, subject}, values)
}

/** Sends a checked message; unless it is known to have arrived, the typed values go back to the page. */
export async function send<Field extends string>(
  form: 'contact' | 'enquiry',
  message: Message,
  values: Record<Field, string>,
): Promise<FormResult<Field>> {
  const status = await sendMessage(form, message)
  return status === 'sent' ? {status} : {status, values}
}
