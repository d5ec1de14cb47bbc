import {RemixI18Next} from 'remix-i18next/server'
import {env} from '~/env.server'
import {de} from './de'
import {en, type Texts} from './en'
import {type Language, languageOf, languages} from './languages'

const i18next = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: env.defaultLanguage,
    findLocale: async (request) => languageOf(request, env.defaultLanguage),
  },
  i18next: {
    supportedLngs: [...languages],
    fallbackLng: 'en',
    resources: {de: {translation: de}, en: {translation: en}},
    interpolation: {escapeValue: false},
  },
})

/** Fixed texts for what a server says in a request's language: validation messages, counts, errors. */
export const translator = (language: Language) => i18next.getFixedT(language)

/** The language of a request, see {@link languageOf}. */
export const requestLanguage = async (request: Request) => (await i18next.getLocale(request)) as Language

/** All texts of a language, as data for the page. */
export const textsOf = (language: Language): Texts => ({de, en})[language]
