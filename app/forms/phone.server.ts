import {parsePhoneNumberFromString} from 'libphonenumber-js/min'

/** Countries that a number without a country code may belong to. */
const homes = ['DE', 'GB', 'US'] as const

/** German words for an extension; the library knows `ext.`. */
const extension = /(?<=\d)[\s,(]*(?:Durchwahl|DW|App(?:arat)?)[.:]?\s*(\d+)\)?$/i

/**
 * Whether a text can be a phone number, in any usual notation. Only its length in its country is checked.
 */
export function isPossiblePhone(text: string): boolean {
  // Most of the world dials 00 for `+`.
  const international = text
    .replace(/^tel(?:efon)?[.:]*\s*/i, '')
    .replace(/^\s*00/, '+')
    .replace(extension, ' ext. $1')
  return homes.some((defaultCountry) =>
    parsePhoneNumberFromString(international, {defaultCountry, extract: false})?.isPossible(),
  )
}
