import {createHash} from 'node:crypto'
import {whatsappTracking} from '~/content/content.server'
import {type Language, languages} from '~/i18n/languages'
import {lookups, sendMessage} from '~/messages/api.server'
import {log} from '~/platform/log.server'
import {reasonOf} from '~/platform/reason'

/**
 * Reports of WhatsApp clicks: only if the services are configured, staff have switched them on, and the visitor has
 * agreed to the current text.
 */

const parts = ['purpose', 'recipient', 'country', 'duration'] as const

/** The consent text that visitors are asked to agree to. */
export interface Offer {
  /** Changes with any word of the text, in either language. */
  version: string
  texts: Record<Language, Record<(typeof parts)[number], string>>
}

/** The consent text; `undefined` unless reports are switched on and every part is set in both languages. */
export async function trackingOffer(): Promise<Offer | undefined> {
  if (!lookups) return undefined
  // If the settings cannot be read, no visitor is asked.
  const settings = await whatsappTracking().catch(() => null)
  if (!settings?.enabled) return undefined
  const labels = languages.map((language) => parts.map((part) => settings[part]?.[language]?.trim() ?? ''))
  if (labels.flat().includes('')) return undefined
  const version = createHash('sha256').update(JSON.stringify(labels)).digest('base64url').slice(0, 16)
  const textsIn = (language: number) =>
    Object.fromEntries(parts.map((part, index) => [part, labels[language]?.[index] ?? '']))
  const texts = Object.fromEntries(languages.map((language, index) => [language, textsIn(index)]))
  return {version, texts: texts as Offer['texts']}
}

/** Whether the browser objects for its user, which counts as a no. */
export const saysNo = ({headers}: Request) => headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1'

/**
 * The text of a report, from the lookup services.
 * @returns undefined if one of them fails; the failure is logged
 */
export async function reportFor(address: string): Promise<string | undefined> {
  try {
    const place = await lookups?.placeOf(address)
    if (!place) return undefined
    const {ip, country, city, org} = place
    const unknown = 'unknown'
    return [
      `IP address: ${ip}`,
      `Country: ${country}`,
      `City: ${city || unknown}`,
      `Organization: ${org || unknown}`,
    ].join('\n')
  } catch (error) {
    log.warn({reason: reasonOf(error)}, 'a connection could not be looked up')
    return undefined
  }
}

/**
 * Reports to the foundation that a visitor who has agreed has opened the chat. Never throws; failures are logged.
 * @param consent version of the text that they have agreed to
 * @param click tells the clicks of one visitor apart, so that each is reported
 */
export async function reportClick(address: string, consent: unknown, click: string): Promise<void> {
  const offer = await trackingOffer()
  if (!offer || consent !== offer.version) return
  const message = await reportFor(address)
  if (!message) return
  const report = {
    firstName: 'New WhatsApp Click Data',
    email: 'None',
    phone: 'None',
    subject: 'WhatsApp button click tracking data',
    message,
  }
  await sendMessage('whatsapp', report, {id: click})
}
