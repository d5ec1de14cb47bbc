import {hiddenSource} from './text.ts'

/** Where a text or picture of the dataset comes from, written behind it in previews, so that a click can open its field. */
export interface TextSource {
  id: string
  type: string
  /** As the Studio writes it: `steps[_key=="a"].title.de`. */
  path: string
  /** The places of the items in that path, from 1. */
  numbers: string[]
}

const firstTag = 0xe0000

/** Tag characters for the visible characters of ASCII; all others are escaped. */
const hidden = (words: string) =>
  String.fromCodePoint(
    0xe0001,
    ...words
      .replace(/[^ -~]|%/gu, encodeURIComponent)
      .split('')
      .map((letter) => firstTag + letter.charCodeAt(0)),
    0xe007f,
  )

const read = (characters: string) =>
  decodeURIComponent(
    [...characters]
      .slice(1, -1)
      .map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - firstTag))
      .join(''),
  )

/** Each line with its source: pages may show them as paragraphs. */
export function withSource(text: string, {id, type, numbers, path}: TextSource): string {
  const source = hidden([id, type, numbers, path].join(' '))
  return text.replace(/.*\S.*/g, (line) => line + source)
}

/** The sources in a text, each once. */
export function sourcesIn(text: string): TextSource[] {
  return [...new Set(text.match(hiddenSource))].map((characters) => {
    const [id = '', type = '', numbers = '', ...path] = read(characters).split(' ')
    return {id, type, numbers: numbers.split(','), path: path.join(' ')}
  })
}
