import type {CustomValidator, Rule, ValidationError} from 'sanity'
import {t} from '../i18n/translate.ts'
import {languages} from './languages.ts'

/** A text in every language, as far as it is there: a string, or the blocks of formatted text. */
type Localized = Partial<Record<(typeof languages)[number]['id'], unknown>>

/** How strictly a text in two languages is checked. */
export interface TextRules {
  /** May be empty in both languages. */
  optional?: boolean
  /** Where it is there, it must be there in both languages (emergency, legal and alternative texts). */
  bothLanguages?: boolean
  /** Longest text in one language, in characters. */
  max?: number
  /** The text must contain “…”, where the website fills in a value. */
  withGap?: boolean
}

interface Block {
  _type?: string
  children?: {text?: string}[]
}

/** The letters of a text, without its format. */
export function lettersOf(text: unknown): string {
  if (typeof text === 'string') return text
  if (!Array.isArray(text)) return ''
  return text.map(({children = []}: Block) => children.map(({text: part = ''}) => part).join('')).join('\n')
}

const isFilled = (text: unknown) => lettersOf(text).trim() !== ''

const isThere = (text: unknown) => text !== undefined && text !== null

/** Nothing to read, yet not empty: the page would show it, and not the other language in its place. */
const isBlank = (text: unknown) => isThere(text) && !isFilled(text)

const missingIn = (value: Localized | undefined) => languages.filter(({id}) => !isFilled(value?.[id]))

const orTrue = (errors: ValidationError[]) => errors.length === 0 || errors

/** Says at the field of each language that its text is missing. */
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
 * Says once that a text is missing in every language; of one that was never begun, `required()` speaks, and of one that is
 * blank, `withoutBlanks`.
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

/** The checks of a text in two languages: a missing translation warns, unless the rules say that it blocks. */
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
