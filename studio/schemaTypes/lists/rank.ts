/**
 * Places in a list as strings that sort, so that moving one document changes that document alone. They are written as
 * `@sanity/orderable-document-list` does: `0|` and six digits to the base of 36, and more digits behind a colon.
 */

const digits = '0123456789abcdefghijklmnopqrstuvwxyz'
const whole = 6
const pattern = /^0\|([0-9a-z]{6}):([0-9a-z]*)$/

/** Room that is left behind the last place, for those who insert there. */
const step = 8

const write = (text: string) =>
  `0|${text.slice(0, whole).padEnd(whole, '0')}:${text.slice(whole).replace(/0+$/, '')}`

/** The digits of a place; none for what is not one. */
function read(rank: string | undefined): string | undefined {
  const [, integer, fraction] = pattern.exec(rank ?? '') ?? []
  return integer && integer + fraction
}

export const isRank = (rank: unknown): rank is string => typeof rank === 'string' && read(rank) !== undefined

/** A place behind the last one; without a last one, the first of a new list. */
export function rankAfter(last: string | undefined): string {
  const number = Number.parseInt((read(last) ?? '').slice(0, whole) || '0', 36)
  return write((number + step).toString(36).padStart(whole, '0'))
}

/**
 * A place between two others.
 *
 * @param before Place of the one in front; none at the top of the list.
 * @param after Place of the one behind; none at the end of the list.
 * @returns Nothing where there is no room, as the two are alike, in the wrong order or no places.
 */
export function rankBetween(before: string | undefined, after: string | undefined): string | undefined {
  if (after === undefined) return before === undefined || isRank(before) ? rankAfter(before) : undefined
  const low = before === undefined ? '' : read(before)
  const high = read(after)
  if (low === undefined || high === undefined || low >= high) return undefined
  let middle = ''
  // Digit by digit the same as the lower one, until a digit has room before that of the higher one.
  for (let place = 0, bounded = true; ; place += 1) {
    const from = digits.indexOf(low[place] ?? '0')
    const to =
      bounded && place < high.length ? digits.indexOf(high[place] ?? '0') : bounded ? 0 : digits.length
    if (bounded && place >= high.length) return undefined
    if (to - from > 1) return write(middle + digits[Math.floor((from + to) / 2)])
    middle += digits[from]
    if (from < to) bounded = false
  }
}
