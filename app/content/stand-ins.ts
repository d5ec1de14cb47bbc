import type {Language} from '~/i18n/languages'

/**
 * Where a text is missing in the language of a page, the other one stands in, and says so itself: queries put it between
 * Unicode's characters for tagging plain text with its language, which nobody sees. `app/ui/stand-ins` makes them
 * `lang` and a note; what is no part of a page gets texts without them.
 */

const tag = '\u{E0001}'

/** What queries put before a German text, before an English one, and behind either. */
export const beginsGerman = '\u{E0001}\u{E0064}\u{E0065}'
export const beginsEnglish = '\u{E0001}\u{E0065}\u{E006E}'
export const ends = '\u{E0001}'

const beginnings: [string, Language][] = [
  [beginsGerman, 'de'],
  [beginsEnglish, 'en'],
]

/** A part of a text; `language` where it is another than the page's. */
export interface Piece {
  text: string
  language?: Language
}

/** Whether a value is a text of which a part, or all, stands in for another one. */
export const hasStandIn = (value: unknown): value is string =>
  typeof value === 'string' && value.includes(tag)

/** A text apart by language, without tags and empty parts. */
export function piecesOf(text: string): Piece[] {
  const [first = '', ...rest] = text.split(tag)
  const pieces = rest.map((part): Piece => {
    for (const [begins, language] of beginnings)
      if ((tag + part).startsWith(begins)) return {language, text: part.slice(begins.length - tag.length)}
    return {text: part}
  })
  return [{text: first}, ...pieces].filter(({text}) => text)
}

/** The same value without tags, in texts at any depth. */
export function plain<Value>(value: Value): Value {
  if (hasStandIn(value))
    return piecesOf(value)
      .map(({text}) => text)
      .join('') as Value
  if (Array.isArray(value)) return value.map(plain) as Value
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)])) as Value
}
