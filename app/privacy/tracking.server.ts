import {createHash} from 'node:crypto'
import {whatsappTracking} from '~/content/content.server'
import {lookups, sendMessage} from '~/foundation/api.server'
import {type Language, languages} from '~/i18n/languages'
import {log} from '~/log.server'

/**
 * Reports of WhatsApp clicks: only where the services are set, staff have switched it on, and the visitor has agreed to the
 * text as it is now.
 */

const parts = ['purpose', 'recipient', 'country', 'duration'] as const

/** What visitors are asked. */
export interface Offer {
  /** Changes with any word of the text, in either language. */
  version: string
  texts: Record<Language, Record<(typeof parts)[number], string>>
}

/** What visitors are asked; nothing unless everything is set, in both languages. */
export async function trackingOffer(): Promise<Offer | undefined> {
  if (!lookups) return undefined
  // Where the settings cannot be read, nobody is asked.
  const settings = await whatsappTracking().catch(() => null)
  if (!settings?.enabled) return undefined
  const words = languages.map((language) => parts.map((part) => settings[part]?.[language]?.trim() ?? ''))
  if (words.flat().includes('')) return undefined
  const version = createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 16)
  const textsIn = (language: number) =>
    Object.fromEntries(parts.map((part, index) => [part, words[language]?.[index] ?? '']))
  const texts = Object.fromEntries(languages.map((language, index) => [language, textsIn(index)]))
  return {version, texts: texts as Offer['texts']}
}

/** Whether a browser says for its user that nothing shall be told about them: it counts as a no. */
export const saysNo = ({headers}: Request) => headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1'

/**
 * The text of a report. Asks the services.
 * @returns nothing where one of them fails; the log says which
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
    log.warn(
      {reason: error instanceof Error ? error.message : 'unknown'},
      'a connection could not be looked up',
    )
    return undefined
  }
}

/**
 * Tells the foundation that somebody has opened the chat, where they have agreed to that. Never throws; failures are logged.
 * @param consent version of the text that they have agreed to
 */
export async function reportClick(address: string, consent: unknown): Promise<void> {
  const offer = await trackingOffer()
  if (!offer || consent !== offer.version) return
  const message = await reportFor(address)
  if (!message) return
  await sendMessage('whatsapp', {
    firstName: 'New WhatsApp Click Data',
    email: 'None',
    phone: 'None',
    subject: 'WhatsApp button click tracking data',
    message,
  })
}
