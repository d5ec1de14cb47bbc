import type {Texts} from '~/i18n/en'
import {format} from '~/i18n/format'
import type {Language} from '~/i18n/languages'
import type {Category} from './category'
import {limitTexts} from './limits'
import {type Inclusion, inclusionsOf} from './relations'

/** Words of one language for facts. */
export interface Speech {
  lang: Language
  texts: Texts['licences']
}

export type MinimumAge = Category['minimumAges'][number]

/** What cards, table and JSON show of a category. */
export interface Facts extends Pick<Category, 'code' | 'title' | 'summary' | 'symbol' | 'prerequisite'> {
  ages: MinimumAge[]
  /** All minimum ages in one breath, such as “17 or 18 years”. */
  agesInShort: string
  limits: string[]
  includes: Inclusion[]
}

export function factsOf(category: Category, categories: readonly Category[], {lang, texts}: Speech): Facts {
  const {code, title, summary, symbol, prerequisite, minimumAges, limits} = category
  return {
    ...{code, title, summary, symbol, prerequisite},
    ages: minimumAges,
    agesInShort: agesInShort(minimumAges, {lang, texts}),
    limits: limitTexts(limits, lang, texts.limit),
    includes: inclusionsOf(code, categories),
  }
}

function agesInShort(ages: readonly MinimumAge[], {lang, texts}: Speech): string {
  const distinct = [...new Set(ages.map(({years}) => years))].sort((a, b) => a - b)
  const either = new Intl.ListFormat(lang, {type: 'disjunction'}).format(distinct.map(String))
  return format(texts.years, {years: either})
}

/** One minimum age with whose rule it is: “15 years (Austria), in Austria only”. */
export function ageText(
  {years, scope, condition}: MinimumAge,
  texts: Pick<Speech['texts'], 'years' | 'scopes'>,
): string {
  const rule = `${format(texts.years, {years})} (${texts.scopes[scope]})`
  return condition ? `${rule}, ${condition}` : rule
}

/** “DE (if you hold category D too)”. */
export const inclusionText = ({code, conditions}: Inclusion): string =>
  conditions.length > 0 ? `${code} (${conditions.join(', ')})` : code
