import {z} from 'zod'
import {sendMessage} from '~/foundation/api.server'
import type {Message} from '~/foundation/client.server'
import type {translator} from '~/i18n/i18n.server'
import {readEmail, withoutSurroundings} from './email.server'
import {isPossiblePhone} from './phone.server'
import {errorsOf, readFields} from './read.server'
import type {FormResult} from './result'
import {lengthOf, oneLine, severalLines, withoutMarks} from './text.server'

type Translate = Awaited<ReturnType<typeof translator>>

/** A name of any script. */
export const nameField = (t: Translate) =>
  z
    .string()
    .transform(oneLine)
    .refine((name) => lengthOf(name) <= 200, t('form.nameTooLong'))

/** An e-mail address, or nothing. */
export const emailField = (t: Translate) =>
  z
    .string()
    .transform((typed) => withoutSurroundings(withoutMarks(typed)))
    .transform((typed, context) => {
      const email = typed && readEmail(typed)
      if (email === undefined) context.addIssue(t('form.emailInvalid'))
      return email ?? z.NEVER
    })

/** The fields that every message to the foundation has, with messages in the visitor's language; all may be empty but the words. */
export const messageFields = (t: Translate) => ({
  firstName: nameField(t),
  email: emailField(t),
  phone: z
    .string()
    .transform(withoutMarks)
    .refine((phone) => phone === '' || isPossiblePhone(phone), t('form.phoneInvalid')),
  message: z
    .string()
    .transform(severalLines)
    .refine((message) => message !== '', t('form.messageMissing'))
    .refine((message) => lengthOf(message) <= 5_000, t('form.messageTooLong')),
})

/** What comes of the box for health details where staff ask for it, and nothing elsewhere. */
export const consentField = (t: Translate, required: boolean) =>
  z.string().refine((consent) => !required || consent !== '', t('form.consentMissing'))

/** Whether an answer is possible. */
export const hasAnswerWay = ({email, phone}: {email: string; phone: string}) => email !== '' || phone !== ''

/** What is said where it is not; together with whatever else is wrong. */
export const answerWayMissing = (t: Translate) => ({
  path: ['email'],
  error: t('form.emailOrPhoneMissing'),
  when: () => true,
})

export const contactFieldNames = ['firstName', 'email', 'phone', 'message', 'consent'] as const
export type ContactField = (typeof contactFieldNames)[number]

/** What staff have set for a form. */
export interface ContactSettings {
  subject: string
  /** Switched off, an e-mail address or a phone number is enough. */
  phoneRequired: boolean
  /** Whether nothing is sent without consent to reading what may be about somebody's health. */
  consentRequired: boolean
}

function contactSchema(t: Translate, {phoneRequired, consentRequired}: ContactSettings) {
  const fields = messageFields(t)
  const required = <Field extends z.ZodType<string>>(field: Field, error: string) =>
    field.refine((value) => !phoneRequired || value !== '', error)
  return z
    .object({
      ...fields,
      firstName: fields.firstName.refine((name) => name !== '', t('form.nameMissing')),
      email: required(fields.email, t('form.emailMissing')),
      phone: required(fields.phone, t('form.phoneMissing')),
      consent: consentField(t, consentRequired),
    })
    .refine(hasAnswerWay, answerWayMissing(t))
}

/** Checks and sends the contact form of a page. */
export async function submitContact(
  data: FormData,
  t: Translate,
  settings: ContactSettings,
): Promise<FormResult<ContactField>> {
  const values = readFields(data, contactFieldNames)
  const parsed = contactSchema(t, settings).safeParse(values)
  if (!parsed.success) return {status: 'invalid', errors: errorsOf(parsed.error, contactFieldNames), values}
  const {consent: _, ...message} = parsed.data
  return send('contact', {...message, subject: settings.subject}, values)
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
