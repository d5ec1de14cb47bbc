import {plain} from '~/content/text'

/** The entries of the card in order, each with its maximum length. */
export const entries = [
  {name: 'name', max: 60, rows: 1},
  {name: 'contact', max: 80, rows: 2},
  {name: 'clinic', max: 90, rows: 2},
  {name: 'diagnosis', max: 50, rows: 1},
  {name: 'allergies', max: 80, rows: 2},
  {name: 'notes', max: 100, rows: 2},
] as const

export type EntryName = (typeof entries)[number]['name']
export type Values = Partial<Record<EntryName, string>>

/** The valid entries of a stored value, cut to their maximum length. */
export const valuesIn = (stored: unknown): Values =>
  Object.fromEntries(
    entries.flatMap(({name, max}) => {
      const value: unknown = Object(stored)[name]
      return typeof value === 'string' ? [[name, value.slice(0, max)]] : []
    }),
  )

/** A text of the card, which always shows both languages. */
export type BothLanguages = {de: string | null; en: string | null} | null

export type CardTexts = Record<EntryName, {label: BothLanguages} | null> & {cardTitle: BothLanguages}

/** Both languages, or one if they are equal or the other is missing. */
export const inBoth = (text: BothLanguages): string =>
  [text?.de, plain(text?.de ?? '') !== plain(text?.en ?? '') && text?.en].filter(Boolean).join(' / ')

/** The text of the QR code: short, so that a code on a wallet card can still be scanned. Empty for an empty card. */
export function cardText(card: CardTexts, values: Values): string {
  const filled = entries.filter(({name}) => values[name]?.trim())
  if (filled.length === 0) return ''
  const lines = [
    inBoth(card.cardTitle),
    ...filled.map(({name}) => `${inBoth(card[name]?.label ?? null)}: ${values[name]?.trim()}`),
  ]
  return plain(lines.join('\n'))
}
