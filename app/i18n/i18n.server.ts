import {RemixI18Next} from 'remix-i18next/server'
import {env} from '~/platform/env.server'
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

export type Translate = Awaited<ReturnType<typeof translator>>

/** The language of a request, see {@link languageOf}. */
export const requestLanguage = async (request: Request) => (await i18next.getLocale(request)) as Language

/** All texts of a language. */
export const textsOf = (language: Language): Texts => ({de, en})[language]

/** The texts that a page of any kind may show. */
function shownAnywhere({licences, donate, imprint, organisation, form, newsletter, ...others}: Texts) {
  const {errorSummary, errorPrefix, refused, trap, limited} = form
  const {closed, ...subscribing} = newsletter
  return {
    ...others,
    form: {errorSummary, errorPrefix, refused, trap, limited},
    newsletter: subscribing,
  }
}

/** The texts that only some pages show, without what the server says when it checks a form or states facts. */
function shownSomewhere({licences, donate, imprint, organisation, form}: Texts) {
  const {emailOrPhone, clear, cleared, undoClear, offlineHelp, broken, ...more} = form
  const {refusedTitle, refused, unclear, sendAgain, another} = more
  const {count_one, count_other, countNone, category, categoryLine, places, limit, trailer, ...reference} =
    licences
  const {firstNameMissing, lastNameMissing, addressMissing, addressTooLong, amount, ...donation} = donate
  return {
    licences: reference,
    donate: donation,
    imprint,
    organisation: {...organisation, legalForm: imprint.legalForm},
    form: {
      ...{emailOrPhone, clear, cleared, undoClear, offlineHelp, broken},
      ...{refusedTitle, refused, unclear, sendAgain, another},
    },
  }
}

const everywhere = {de: shownAnywhere(de), en: shownAnywhere(en)}
const somewhere = {de: shownSomewhere(de), en: shownSomewhere(en)}

/** The texts that every page gets as data. */
export const pageTextsOf = (language: Language) => everywhere[language]

export type OwnTexts = ReturnType<typeof shownSomewhere>

/** The texts that a page gets beside them, for {@link useOwnTexts}. */
export const ownTextsOf = <Name extends keyof OwnTexts>(language: Language, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, somewhere[language][name]])) as Pick<OwnTexts, Name>
