/**
 * Ranks: places in a list as sortable strings, so that moving one document changes only that document. The format is
 * that of `@sanity/orderable-document-list`: `0|`, six digits in base 36, a colon, and any number of further digits.
 */

const digits = '0123456789abcdefghijklmnopqrstuvwxyz'
const whole = 6
const pattern = /^0\|([0-9a-z]{6}):([0-9a-z]*)$/

/** Gap left between appended ranks, for later insertions. */
const step = 8

const write = (text: string) =>
  `0|${text.slice(0, whole).padEnd(whole, '0')}:${text.slice(whole).replace(/0+$/, '')}`

/** The digits of a rank; undefined for an invalid one. */
function read(rank: string | undefined): string | undefined {
  const [, integer, fraction] = pattern.exec(rank ?? '') ?? []
  return integer && integer + fraction
}

export const isRank = (rank: unknown): rank is string => typeof rank === 'string' && read(rank) !== undefined

/** The rank after the last one; without a last one, the first of a new list. */
export function rankAfter(last: string | undefined): string {
  const number = Number.parseInt((read(last) ?? '').slice(0, whole) || '0', 36)
  return write((number + step).toString(36).padStart(whole, '0'))
}

/**
 * A rank between two others.
 *
 * @param before Rank of the previous entry; undefined at the top of the list.
 * @param after Rank of the next entry; undefined at the end of the list.
 * @returns undefined if there is no room, or the ranks are equal, in the wrong order or invalid.
 */
export function rankBetween(before: string | undefined, after: string | undefined): string | undefined {
  if (after === undefined) return before === undefined || isRank(before) ? rankAfter(before) : undefined
  const low = before === undefined ? '' : read(before)
  const high = read(after)
  if (low === undefined || high === undefined || low >= high) return undefined
  let middle = ''
  // Copies the digits of the lower rank until one leaves room below the higher rank.
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
