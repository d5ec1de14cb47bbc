import type {Texts} from '~/i18n/en'
import {format, formatNumber} from '~/i18n/format'
import type {Language} from '~/i18n/languages'
import type {Category} from './category'

type Limits = NonNullable<Category['limits']>

/** One metric unit in the units that English texts add. */
const conversions = {mph: 0.621371, lb: 2.204623, hp: 1.341022, ft: 3.28084}

/** The figure of a limit with its conversions, all rounded to whole numbers; the text picks the ones it needs. */
function figures(value: number, language: Language): Record<string, string> {
  const converted = Object.entries(conversions).map(([unit, factor]) => [
    unit,
    formatNumber(Math.round(value * factor), language),
  ])
  return {value: formatNumber(value, language), ...Object.fromEntries(converted)}
}

/** The limits of a category's vehicles in words, in the order in which the texts stand. */
export function limitTexts(limits: Limits | null, language: Language, texts: Texts['licences']['limit']) {
  const names = Object.keys(texts) as (keyof typeof texts)[]
  return names.flatMap((name) => {
    const value = limits?.[name]
    return value === undefined || value === null ? [] : format(texts[name], figures(value, language))
  })
}
