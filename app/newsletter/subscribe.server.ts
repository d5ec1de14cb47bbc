import {z} from 'zod'
import {errorsOf, readFields} from '~/forms/read.server'
import type {FormResult} from '~/forms/result'
import {translator} from '~/i18n/i18n.server'
import type {Language} from '~/i18n/languages'
import {emailField} from '~/messages/message.server'
import {log} from '~/platform/log.server'
import {reasonOf} from '~/platform/reason'
import {subscribers} from './newsletter.server'

export const newsletterFields = ['email'] as const

/** Validates and stores an address. The result does not reveal whether it was stored before. */
export async function subscribe(
  data: FormData,
  language: Language,
  consentText: string,
): Promise<FormResult<'email'>> {
  const values = readFields(data, newsletterFields)
  const t = await translator(language)
  const schema = z.object({email: emailField(t).refine((email) => email !== '', t('form.emailMissing'))})
  const parsed = schema.safeParse(values)
  if (!parsed.success) return {status: 'invalid', errors: errorsOf(parsed.error, newsletterFields), values}
  if (!subscribers || !consentText) return {status: 'failed', values}
  try {
    await subscribers.keep({email: parsed.data.email, language, consentText})
    return {status: 'sent'}
  } catch (error) {
    log.warn({reason: reasonOf(error)}, 'a newsletter subscription could not be kept')
    return {status: 'failed', values}
  }
}
