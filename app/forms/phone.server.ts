import {parsePhoneNumberFromString} from 'libphonenumber-js/min'

/** Where a number without a country code may be dialled. Whoever reads English can live in each, and ask about another. */
const homes = ['DE', 'GB', 'US'] as const

/** What stands before an extension in German; the library knows `ext.`. */
const extension = /(?<=\d)[\s,(]*(?:Durchwahl|DW|App(?:arat)?)[.:]?\s*(\d+)\)?$/i

/**
 * Whether a text can be a phone number, in any usual notation. That is a matter of its length in its country: whether
 * somebody has the number is for the call to show.
 */
export function isPossiblePhone(text: string): boolean {
  // What most of the world dials for `+`, also where it is written in a country that dials something else.
  const international = text
    .replace(/^tel(?:efon)?[.:]*\s*/i, '')
    .replace(/^\s*00/, '+')
    .replace(extension, ' ext. $1')
  return homes.some((defaultCountry) =>
    parsePhoneNumberFromString(international, {defaultCountry, extract: false})?.isPossible(),
  )
}
