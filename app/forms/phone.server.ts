import {type CountryCode, parsePhoneNumberFromString} from 'libphonenumber-js/min'

/**
 * Whether a text can be a phone number, in any usual notation. That is a matter of its length in its country: whether
 * somebody has the number is for the call to show.
 * @param country where a number without a country code would be dialled.
 */
export function isPossiblePhone(text: string, country: CountryCode): boolean {
  // What most of the world dials for `+`, also where it is written in a country that dials something else.
  const international = text.replace(/^tel:/i, '').replace(/^\s*00/, '+')
  return (
    parsePhoneNumberFromString(international, {defaultCountry: country, extract: false})?.isPossible() ??
    false
  )
}
