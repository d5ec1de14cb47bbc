import type {CustomValidator, Rule, ValidationError} from 'sanity'
import {type Language, languages} from '../../app/i18n/languages.ts'
import {t} from '../i18n/translate.ts'
import {languageName} from './languages.ts'

/** A text in each language, if present: a string, or the blocks of formatted text. */
type Localized = Partial<Record<Language, unknown>>

/** How strictly a text in two languages is checked. */
export interface TextRules {
  /** May be empty in both languages. */
  optional?: boolean
  /** A missing translation is an error, not a warning (emergency, legal and alternative texts). */
  bothLanguages?: boolean
  /** Length limit in each language, in characters. */
  max?: number
  /** The text must contain “…”, where the website fills in a value. */
  withGap?: boolean
}

interface Block {
  _type?: string
  children?: {text?: string}[]
}

/** The plain text of a string or of formatted text. */
export function lettersOf(text: unknown): string {
  if (typeof text === 'string') return text
  if (!Array.isArray(text)) return ''
  return text.map(({children = []}: Block) => children.map(({text: part = ''}) => part).join('')).join('\n')
}

const isFilled = (text: unknown) => lettersOf(text).trim() !== ''

const isThere = (text: unknown) => text !== undefined && text !== null

/** White space only: the page would show it instead of falling back to the other language. */
const isBlank = (text: unknown) => isThere(text) && !isFilled(text)

type Check = CustomValidator<Localized | undefined>

/** Reports the fault of a text at the field of its language. */
const inEach =
  (fault: (text: unknown, language: Language, texts: Localized) => string | false): Check =>
  (value) => {
    const texts = value ?? {}
    const errors: ValidationError[] = languages.flatMap((language) => {
      const message = fault(texts[language], language, texts)
      return message ? [{message, path: [language]}] : []
    })
    return errors.length === 0 || errors
  }

/** Reports a text that is missing in one language only. */
const isTranslated = (message: (language: string) => string) =>
  inEach(
    (text, language, texts) =>
      !isThere(text) && languages.some((id) => isFilled(texts[id])) && message(languageName(language)),
  )

const withoutBlanks = inEach(
  (text) =>
    isBlank(text) && t('This field has only spaces or empty lines. Please write a text, or delete them.'),
)

/**
 * Reports once that a text is missing in every language. `required()` reports an undefined text, and `withoutBlanks` a
 * blank one.
 */
const isWritten =
  (message: string): Check =>
  (value) =>
    !value || languages.some((language) => isThere(value[language])) || message

const withinLength = (max: number) =>
  inEach((text) => {
    const {length} = lettersOf(text)
    return length > max && t('Too long: {length} characters. Please shorten this to {max}.', {length, max})
  })

const hasGap = inEach(
  (text) =>
    isFilled(text) &&
    !lettersOf(text).includes('…') &&
    t('Please write … in this text, where the website fills in the value.'),
)

/** The checks of a text in two languages. A missing translation is a warning, or an error with `bothLanguages`. */
export function textValidation({optional, bothLanguages, max, withGap}: TextRules) {
  const required = bothLanguages
    ? t('Please write this text in both languages.')
    : t('Please write this text in at least one language.')
  const untranslated = bothLanguages
    ? (language: string) => t('Please add the text in this language as well ({language}).', {language})
    : (language: string) =>
        t('The translation is missing ({language}). Until it is there, the page shows the other language.', {
          language,
        })
  return (rule: Rule, context?: {hidden?: boolean}): Rule[] => {
    if (context?.hidden) return []
    const translated = rule.custom(isTranslated(untranslated))
    return [
      ...(optional ? [] : [rule.required().error(required), rule.custom(isWritten(required))]),
      bothLanguages ? translated : translated.warning(),
      rule.custom(withoutBlanks),
      ...(max ? [rule.custom(withinLength(max))] : []),
      ...(withGap ? [rule.custom(hasGap)] : []),
    ]
  }
}
