import {hiddenSource} from './text.ts'

/** The field of a text or picture. Previews append it to the text invisibly, so that a click can open the field. */
export interface TextSource {
  id: string
  type: string
  /** As the Studio writes it: `steps[_key=="a"].title.de`. */
  path: string
  /** Positions of the list items in that path, from 1. */
  numbers: string[]
}

const firstTag = 0xe0000

/** Encodes printable ASCII as invisible tag characters; other characters are percent-encoded first. */
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

/** Appends the source to each line, as pages may show lines as paragraphs. */
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
