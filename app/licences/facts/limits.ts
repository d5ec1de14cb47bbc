import type {Texts} from '~/i18n/en'
import {format, formatNumber} from '~/i18n/format'
import type {Language} from '~/i18n/languages'
import type {Category} from '~/licences/category'

type Limits = NonNullable<Category['limits']>

/** Factors from metric units to those that English texts add. */
const conversions = {mph: 0.621371, lb: 2.204623, hp: 1.341022, ft: 3.28084}

/** A limit and its rounded conversions, by placeholder; each text uses the ones it needs. */
function figures(value: number, language: Language): Record<string, string> {
  const converted = Object.entries(conversions).map(([unit, factor]) => [
    unit,
    formatNumber(Math.round(value * factor), language),
  ])
  const passengers = formatNumber(value - 1, language)
  return {value: formatNumber(value, language), passengers, ...Object.fromEntries(converted)}
}

/**
 * The limits of a category's vehicles in words, in the order of the texts. All limits of trailers share a sentence, and
 * so do minimum and maximum mass.
 */
export function limitTexts(
  limits: Limits | null,
  language: Language,
  texts: Pick<Texts['licences'], 'limit' | 'trailer'>,
): string[] {
  const {trailer, ...ofVehicle}: Limits = limits ?? {}
  const {name, ...parts} = texts.trailer
  const inWords = <Name extends string>(
    sentences: Record<Name, string>,
    values: Partial<Record<Name, number>> | undefined,
  ) =>
    (Object.keys(sentences) as Name[]).flatMap((one) => {
      const value = values?.[one]
      return value === undefined || value === null ? [] : format(sentences[one], figures(value, language))
    })
  const {massFromKg, ...sentences} = texts.limit
  const {minMassKg, ...others} = ofVehicle
  const massFrom = minMassKg && others.maxMassKg ? format(massFromKg, figures(minMassKg, language)) : ''
  const vehicle = massFrom
    ? inWords({...sentences, maxMassKg: massFrom + sentences.maxMassKg}, others)
    : inWords(sentences, ofVehicle)
  const ofTrailer = inWords(parts, trailer)
  return [...vehicle, ...(ofTrailer.length > 0 ? [name + ofTrailer.join('')] : [])]
}
