/** Spreadsheets know UTF-8 by this mark, and take text for windows-1252 without it. */
const byteOrderMark = '\uFEFF'

/**
 * What a spreadsheet would take for a formula and calculate. An address may begin like that (`+49@example.org`), and anybody can
 * enter one: an apostrophe before it makes it text.
 */
const likeFormula = /^\s*[=+\-@\t\r]/

const cell = (text: string) => `"${(likeFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/**
 * A table for spreadsheets, by RFC 4180.
 * @param separator what a spreadsheet in the reader's language expects: a semicolon in German, a comma in English
 */
export const csv = (rows: string[][], separator: ',' | ';'): string =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
