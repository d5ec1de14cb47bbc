import {joined, type Phrase, plain, shown, type Text} from '~/content/text'
import type {Texts} from '~/i18n/en'
import {format} from '~/i18n/format'
import type {Language} from '~/i18n/languages'
import type {Category} from '~/licences/category'
import {type Inclusion, inclusionsOf} from '~/licences/relations'
import {limitTexts} from './limits'

/** A language and its texts for facts. */
export interface Speech {
  lang: Language
  texts: Texts['licences']
}

export type MinimumAge = Category['minimumAges'][number]

/** The facts of a category that cards and table show. */
export interface Facts extends Pick<Category, 'code' | 'title' | 'symbol' | 'prerequisite'> {
  /** Such as “24; from 18 with conditions”. */
  agesInShort: string
  /** The limits in words, with exceptions. */
  limits: Text[]
  includes: Inclusion[]
}

export function factsOf(category: Category, categories: readonly Category[], {lang, texts}: Speech): Facts {
  const {code, title, symbol, prerequisite, minimumAges, limits, exceptions} = category
  return {
    ...{code, title, symbol, prerequisite},
    agesInShort: agesInShort(minimumAges, texts),
    limits: [...limitTexts(limits, lang, texts), ...(plain(exceptions) ? [exceptions] : [])],
    includes: inclusionsOf(code, categories),
  }
}

/** The EU's minimum age without a condition; `Infinity` if there is none. */
export const ageForEveryone = (ages: readonly MinimumAge[]): number =>
  Math.min(
    ...ages.filter(({scope, condition}) => scope === 'eu' && !plain(condition)).map(({years}) => years),
  )

/** Such as “from 18”; if every rule has a condition, “from 17 with conditions”. */
export function lowestAge(ages: readonly MinimumAge[], texts: Speech['texts']): string {
  const everyone = ageForEveryone(ages)
  return Number.isFinite(everyone) ? format(texts.from, {years: everyone}) : conditionalAge(ages, texts)
}

const conditionalAge = (ages: readonly MinimumAge[], texts: Speech['texts']) =>
  format(texts.agesUnderConditions, {years: Math.min(...ages.map(({years}) => years))})

function agesInShort(ages: readonly MinimumAge[], texts: Speech['texts']): string {
  const everyone = ageForEveryone(ages)
  if (ages.every(({years}) => years >= everyone)) return format(texts.years, {years: everyone})
  const conditional = conditionalAge(ages, texts)
  return Number.isFinite(everyone) ? `${everyone}; ${conditional}` : conditional
}

/** A minimum age with its scope and condition: “15 years (Austria), in Austria only”. */
export function ageText(
  {years, scope, condition}: MinimumAge,
  texts: Pick<Speech['texts'], 'years' | 'scopes'>,
): Phrase {
  const rule = `${format(texts.years, {years})} (${texts.scopes[scope]})`
  return plain(condition) ? [rule, ', ', condition] : rule
}

/** “DE (if you hold category D too)”. */
export const inclusionText = ({code, conditions}: Inclusion): string =>
  conditions.length > 0 ? `${code} (${shown(joined(conditions, ', '))})` : code
