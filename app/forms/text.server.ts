/** What people type and paste, put right: odd whitespace is forgiven, and what nobody can see goes. */

/** Breaks of a line, as texts from everywhere have them. */
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g

/** Control characters but tab and line feed, and marks without width. Joiners stay: names and emoji need them. */
const unseen =
  /\p{Cc}|\u{34f}|[\u00ad\u061c\u180e\u200b\u2060-\u206f\u202a-\u202e\ufeff\ufff9-\ufffb\u{e0001}]/gu
const unseenButBreaks = new RegExp(`(?![\\t\\n])(?:${unseen.source})`, 'gu')

/** Marks that may stand inside words, but mean nothing at the beginning and end, where people paste them. */
const edge = /[\s\u200c-\u200f]/

/**
 * A text without the characters at its ends that match. Not by a pattern with `+$`: that looks for an end at each character,
 * and a form full of spaces would keep the site busy for minutes.
 */
export function withoutEnds(text: string, before: RegExp, after = before): string {
  let start = 0
  let end = text.length
  while (start < end && before.test(text.charAt(start))) start += 1
  while (end > start && after.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** One line: line breaks, tabs and every kind of space become one space. Nothing in it can begin a header of its own. */
export const oneLine = (typed: string): string =>
  withoutEnds(typed.replace(lineBreak, ' ').replace(/\t/g, ' ').replace(unseen, ''), edge).replace(
    /\s+/gu,
    ' ',
  )

/** One line without the marks that other programs put around addresses and numbers. */
export const withoutMarks = (typed: string): string => oneLine(typed.replace(/[\u200c-\u200f]/g, ''))

/** A text of several lines, with its tabs and spaces inside. */
export const severalLines = (typed: string): string =>
  withoutEnds(typed.replace(lineBreak, '\n').replace(unseenButBreaks, ''), edge)

/** How many characters a text has, as people count: an emoji is one, or few. */
export const lengthOf = (text: string): number => [...text].length
