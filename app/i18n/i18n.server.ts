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

/** The language of a request, see {@link languageOf}. */
export const requestLanguage = async (request: Request) => (await i18next.getLocale(request)) as Language

/** All texts of a language. */
export const textsOf = (language: Language): Texts => ({de, en})[language]

/** The texts that a page of any kind may show: without those that the server alone says, when it has checked a form. */
function shownAnywhere({licences, form, donate, ...others}: Texts) {
  const {
    nameMissing,
    nameTooLong,
    emailMissing,
    emailInvalid,
    phoneMissing,
    phoneInvalid,
    emailOrPhoneMissing,
    messageMissing,
    messageTooLong,
    choiceInvalid,
    consentMissing,
    ...shownForm
  } = form
  const {firstNameMissing, lastNameMissing, addressMissing, addressTooLong, amount, ...shownDonate} = donate
  return {...others, form: shownForm, donate: shownDonate}
}

/** The texts that pages of the licence reference show: without those that loaders make facts and sentences of. */
function shownWithLicences({licences}: Texts) {
  const {count_one, count_other, countNone, category, categoryLine, places, limit, trailer, ...shown} =
    licences
  return shown
}

const pageTexts = {de: shownAnywhere(de), en: shownAnywhere(en)}
const licenceTexts = {de: shownWithLicences(de), en: shownWithLicences(en)}

/** The texts that every page gets as data. */
export const pageTextsOf = (language: Language) => pageTexts[language]

/** The texts that pages of the licence reference get beside them. */
export const licenceTextsOf = (language: Language) => licenceTexts[language]
