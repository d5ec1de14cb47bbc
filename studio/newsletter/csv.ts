/** Byte order mark: without it, spreadsheets read text as windows-1252. */
const byteOrderMark = '\uFEFF'

/**
 * Text that a spreadsheet would run as a formula. Visitors can enter addresses such as `+49@example.org`; an apostrophe makes
 * them text.
 */
const likeFormula = /^\s*[=+\-@\t\r]/

const cell = (text: string) => `"${(likeFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/**
 * A CSV table (RFC 4180).
 * @param separator what a spreadsheet in the reader's language expects: a semicolon in German, a comma in English
 */
export const csv = (rows: string[][], separator: ',' | ';'): string =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
