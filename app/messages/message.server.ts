import {z} from 'zod'
import {readEmail, withoutSurroundings} from '~/forms/email.server'
import {isPossiblePhone} from '~/forms/phone.server'
import {errorsOf, readFields} from '~/forms/read.server'
import {type FormResult, sendAgain} from '~/forms/result'
import {lengthOf, oneLine, severalLines, withoutMarks} from '~/forms/text.server'
import type {Translate} from '~/i18n/i18n.server'
import {sendMessage} from '~/messages/api.server'
import type {Message} from '~/messages/client.server'

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

/** The fields of every message to the foundation; only `message` is required. */
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

/** The consent to health details, where staff require it. */
export const consentField = (t: Translate, required: boolean) =>
  z.string().refine((consent) => !required || consent !== '', t('form.consentMissing'))

/** Whether the foundation can reply. */
export const hasReplyAddress = ({email, phone}: {email: string; phone: string}) =>
  email !== '' || phone !== ''

/** The error of {@link hasReplyAddress}, which `when` reports beside any others. */
export const replyAddressMissing = (t: Translate) => ({
  path: ['email'],
  error: t('form.emailOrPhoneMissing'),
  when: () => true,
})

export const contactFieldNames = ['firstName', 'email', 'phone', 'message', 'consent'] as const
export type ContactField = (typeof contactFieldNames)[number]

/** Settings of the form in the Studio. */
export interface ContactSettings {
  subject: string
  /** Requires e-mail and phone; switched off, one of them is enough. */
  phoneRequired: boolean
  /** Whether sending needs consent, as a message may be about health. */
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
    .refine(hasReplyAddress, replyAddressMissing(t))
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
  return send('contact', {...message, subject: settings.subject}, data, values)
}

/**
 * Sends a checked message; unless it is known to have arrived, the typed values go back to the page.
 * @param data the form, which says whether the visitor has asked to send an unclear message again
 */
export async function send<Field extends string>(
  form: 'contact' | 'enquiry',
  message: Message,
  data: FormData,
  values: Record<Field, string>,
): Promise<FormResult<Field>> {
  const status = await sendMessage(form, message, {again: data.get(sendAgain.name) === sendAgain.value})
  return status === 'sent' ? {status} : {status, values}
}
