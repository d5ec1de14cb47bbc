import type {CustomValidator, Rule} from 'sanity'
import {languages} from './languages.ts'

type Localized = Partial<Record<(typeof languages)[number]['id'], unknown>>

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== ''

const missing = (value: Localized | undefined) => languages.filter(({id}) => !isFilled(value?.[id]))

const titles = (list: readonly {title: string}[]) => list.map(({title}) => title).join(', ')

/** Refuses a text that is empty in every language. */
const filledSomewhere: CustomValidator<Localized | undefined> = (value) =>
  missing(value).length < languages.length || 'Please fill this in, in both languages.'

/** Names the languages in which a text is still missing. */
const filledEverywhere: CustomValidator<Localized | undefined> = (value) => {
  const gaps = missing(value)
  return gaps.length === 0 || `Still missing in: ${titles(gaps)}.`
}

const withinLength =
  (max: number): CustomValidator<Localized | undefined> =>
  (value) => {
    const tooLong = languages.filter(({id}) => {
      const text = value?.[id]
      return typeof text === 'string' && text.length > max
    })
    return tooLong.length === 0 || `Longer than ${max} characters in: ${titles(tooLong)}.`
  }

/** How strictly a text in two languages is checked. */
export interface TextRules {
  /** May be empty in both languages. */
  optional?: boolean
  /** Must be there in both languages before publishing (emergency, legal and alternative texts). */
  bothLanguages?: boolean
  /** Longest text in one language, in characters. */
  max?: number
}

/** The checks of a field in two languages: a missing translation warns, unless the rules say that it blocks. */
export function textValidation({optional, bothLanguages, max}: TextRules) {
  return (rule: Rule): Rule[] => {
    const complete = rule.custom(filledEverywhere)
    return [
      ...(optional ? [] : [rule.required().custom(filledSomewhere)]),
      ...(optional ? [] : [bothLanguages ? complete : complete.warning()]),
      ...(max ? [rule.custom(withinLength(max))] : []),
    ]
  }
}
