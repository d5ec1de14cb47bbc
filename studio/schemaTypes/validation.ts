import type {CustomValidator, Rule, ValidationError} from 'sanity'
import {t} from '../i18n/translate.ts'
import {languages} from './languages.ts'

/** A text in each language, if present: a string, or the blocks of formatted text. */
type Localized = Partial<Record<(typeof languages)[number]['id'], unknown>>

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

const missingIn = (value: Localized | undefined) => languages.filter(({id}) => !isFilled(value?.[id]))

const orTrue = (errors: ValidationError[]) => errors.length === 0 || errors

/** Reports a missing text at the field of its language. */
const atMissing = (message: (language: string) => string, when: (gaps: number) => boolean) =>
  ((value) => {
    const gaps = missingIn(value)
    if (!when(gaps.length)) return true
    return orTrue(
      gaps
        .filter(({id}) => !isBlank(value?.[id]))
        .map(({id, title}) => ({message: message(title), path: [id]})),
    )
  }) satisfies CustomValidator<Localized | undefined>

const withoutBlanks = ((value) =>
  orTrue(
    languages
      .filter(({id}) => isBlank(value?.[id]))
      .map(({id}) => ({
        message: t('This field has only spaces or empty lines. Please write a text, or delete them.'),
        path: [id],
      })),
  )) satisfies CustomValidator<Localized | undefined>

/**
 * Reports once that a text is missing in every language. `required()` reports an undefined text, and `withoutBlanks` a
 * blank one.
 */
const isWritten = (message: string) =>
  ((value) => !value || languages.some(({id}) => isThere(value[id])) || message) satisfies CustomValidator<
    Localized | undefined
  >

const inSome = (gaps: number) => gaps < languages.length

const withinLength = (max: number) =>
  ((value) =>
    orTrue(
      languages
        .map(({id}) => ({id, length: lettersOf(value?.[id]).length}))
        .filter(({length}) => length > max)
        .map(({id, length}) => ({
          message: t('Too long: {length} characters. Please shorten this to {max}.', {length, max}),
          path: [id],
        })),
    )) satisfies CustomValidator<Localized | undefined>

const hasGap = ((value) =>
  orTrue(
    languages
      .filter(({id}) => isFilled(value?.[id]) && !lettersOf(value?.[id]).includes('…'))
      .map(({id}) => ({
        message: t('Please write … in this text, where the website fills in the value.'),
        path: [id],
      })),
  )) satisfies CustomValidator<Localized | undefined>

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
    const translated = rule.custom(atMissing(untranslated, inSome))
    return [
      ...(optional ? [] : [rule.required().error(required), rule.custom(isWritten(required))]),
      bothLanguages ? translated : translated.warning(),
      rule.custom(withoutBlanks),
      ...(max ? [rule.custom(withinLength(max))] : []),
      ...(withGap ? [rule.custom(hasGap)] : []),
    ]
  }
}
