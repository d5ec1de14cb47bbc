import {projectId} from '../environment.ts'

/** The languages that the Studio itself can be used in, not those of the content. */
export type StudioLanguage = 'de' | 'en'

/** The Studio's own name for a workspace's source; `sanity.config.ts` names ours. */
export const workspaceName = 'default'

const nameOfChoice = `sanity-locale:${projectId}:${workspaceName}`

/** The language of one of the Studio's locales, such as `de-DE`. */
export const languageOfLocale = (locale: string): StudioLanguage => (/^de\b/i.test(locale) ? 'de' : 'en')

/** What was chosen in the user menu of the Studio, at first the browser's language; English outside of a browser. */
function chosenLanguage(): StudioLanguage {
  if (typeof document === 'undefined' || typeof localStorage === 'undefined') return 'en'
  return languageOfLocale(localStorage.getItem(nameOfChoice) ?? navigator.language)
}

/** The language of the Studio from its start on. Another choice in the menu loads the Studio again. */
export const studioLanguage: StudioLanguage = chosenLanguage()

/** The Studio's locales in an order in which its default, which is the last of them, is the language of the start. */
export const defaultLast = <Locale extends {id: string}>(locales: Locale[]): Locale[] =>
  locales.toSorted(
    (one, other) =>
      Number(languageOfLocale(one.id) === studioLanguage) -
      Number(languageOfLocale(other.id) === studioLanguage),
  )
