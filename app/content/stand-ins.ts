import type {Language} from '~/i18n/languages'

/**
 * Where a text is missing in the language of a page, the other one stands in, and says so itself: queries put it between
 * Unicode's tags for the language of plain text, which nobody sees. `app/ui/stand-ins` turns them into `lang` and a note;
 * what is no part of a page gets texts without them.
 */

const tag = '\u{E0001}'

/** What queries put before a German text, before an English one, and behind either. */
export const beginsGerman = '\u{E0001}\u{E0064}\u{E0065}'
export const beginsEnglish = '\u{E0001}\u{E0065}\u{E006E}'
export const ends = '\u{E0001}'

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
  const pieces = text.split(tag).map((part, index): Piece => {
    const isTagged = index % 2 === 1
    if (!isTagged) return {text: part}
    const language = beginsGerman.endsWith(part.slice(0, nameLength)) ? 'de' : 'en'
    return {language, text: part.slice(nameLength)}
  })
  return pieces.filter(({text}) => text)
}

/** Length of a language's name behind the tag. */
const nameLength = beginsGerman.length - tag.length

const tags = /\u{E0001}(\u{E0064}\u{E0065}|\u{E0065}\u{E006E})?/gu

/** The same without tags, in texts at any depth. What is given must be a value of JSON, as all content is. */
export function plain<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  return text.includes(tag) ? JSON.parse(text.replace(tags, '')) : value
}
