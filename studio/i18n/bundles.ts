import {defineLocaleResourceBundle, type LocaleResourceBundle} from 'sanity'

/**
 * Words of a part of the Studio in the languages that the Studio can be used in, for `useTranslation(namespace)`.
 */
export function bundlesOf<Key extends string>(
  namespace: string,
  {en, de}: Record<'en' | 'de', Record<Key, string>>,
): LocaleResourceBundle[] {
  return [
    defineLocaleResourceBundle({locale: 'en-US', namespace, resources: en}),
    defineLocaleResourceBundle({locale: 'de-DE', namespace, resources: de}),
  ]
}
