/** Cleans what visitors type and paste: odd whitespace and invisible characters. */

/** Line breaks of all systems. */
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g

/** Control characters and zero-width marks. Joiners stay: names and emoji need them. */
const unseen =
  /\p{Cc}|\u{34f}|[\u00ad\u061c\u180e\u200b\u2060-\u206f\u202a-\u202e\ufeff\ufff9-\ufffb\u{e0001}]/gu
const unseenButBreaks = new RegExp(`(?![\\t\\n])(?:${unseen.source})`, 'gu')

/** A visible letter, number, punctuation mark or symbol; not a Hangul filler or the Braille blank. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a text has no visible character. A combining mark alone does not count. */
export const isBlank = (text: string): boolean => !visible.test(text)

const emptyIfBlank = (text: string): string => (isBlank(text) ? '' : text)

/** One line: breaks, tabs and runs of spaces become one space, so that the text cannot inject a header. */
export const oneLine = (typed: string): string =>
  emptyIfBlank(
    typed.replace(lineBreak, ' ').replace(/\t/g, ' ').replace(unseen, '').replace(/\s+/g, ' ').trim(),
  )

/** One line without the marks that other programs put around addresses and numbers. */
export const withoutMarks = (typed: string): string => oneLine(typed.replace(/[\u200c-\u200f]/g, ''))

/** A text of several lines, with its tabs and spaces inside. */
export const severalLines = (typed: string): string =>
  emptyIfBlank(typed.replace(lineBreak, '\n').replace(unseenButBreaks, '').trim())

/** The number of code points. */
export const lengthOf = (text: string): number => [...text].length
