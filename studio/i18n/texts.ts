import {studioLanguage} from './language.ts'
import {filled} from './translate.ts'

/** A key; of one that ends in `_one` and `_other`, the part before, for which `count` chooses. */
type Name<Key extends string> = Key extends `${infer Counted}_${'one' | 'other'}` ? Counted : Key

/**
 * The texts of a part of the Studio by key, in the language of the Studio.
 *
 * @returns the text of a key, with values in the place of names in braces
 */
export function textsOf<Key extends string>(texts: Record<'en' | 'de', Record<Key, string>>) {
  const chosen: Record<string, string> = texts[studioLanguage]
  return (name: Name<Key>, values: Parameters<typeof filled>[1] = {}): string =>
    filled(chosen[name] ?? chosen[`${name}_${values.count === 1 ? 'one' : 'other'}`] ?? name, values)
}
