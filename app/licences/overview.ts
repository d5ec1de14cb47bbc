import {mapText, plain, type Text} from '~/content/text'
import {format} from '~/i18n/format'
import type {Translate} from '~/i18n/i18n.server'
import {ageForEveryone, type Facts, factsOf, type MinimumAge, type Speech} from '~/licences/facts/facts'
import {type Category, type Group, groups, type LicencePage} from './category'
import {type Place, type Selection, select} from './selection'

/** A category in the overview. */
export interface Card extends Facts {
  /** If the visitor may already drive it: the conditions. */
  conditions: Text[] | undefined
  /** If the chosen age is enough only under conditions: the rules that allow it. */
  allowing: MinimumAge[] | undefined
}

export interface CardGroup {
  id: Group | Place
  title: Text
  cards: Card[]
}

const places: Place[] = ['drive', 'next', 'open', 'conditions', 'later']

/**
 * The selected categories in the specification's order. With an age or a held category, they are grouped by place, with
 * the held one first; otherwise by type. Empty groups are left out.
 */
export function overviewOf(
  page: Pick<LicencePage, 'categories' | 'groupTitles'>,
  selection: Selection,
  speech: Speech,
): CardGroup[] {
  const {age, held} = selection
  const selected = select(page.categories, selection).map(({category, standing, place}) => ({
    id: place ?? category.group,
    card: {
      ...factsOf(category, page.categories, speech),
      conditions: Array.isArray(standing) ? standing : undefined,
      allowing: allowingRules(
        category,
        age,
        speech,
        page.categories.find(({code}) => code === held),
      ),
    },
  }))
  const titles = {...speech.texts.places, ...page.groupTitles}
  const ids = held || age !== undefined ? places : groups
  return ids
    .map((id) => ({
      id,
      title: mapText(titles[id], (title) => format(title, {age: age ?? ''})),
      cards: selected
        .filter((one) => one.id === id)
        .map(({card}) => card)
        .sort((a, b) => Number(b.code === held) - Number(a.code === held)),
    }))
    .filter(({cards}) => cards.length > 0)
}

/** The selection as a heading: "Category B, 17 years", or the number of results. */
export function statusOf(groups: CardGroup[], {held, age}: Selection, t: Translate): string {
  if (groups.length === 0) return t('licences.countNone')
  const count = groups.flatMap(({cards}) => cards).length
  if (!held && age === undefined) return t('licences.count', {count})
  const chosen = [
    held && t('licences.category', {code: held}),
    age !== undefined && t('licences.years', {years: age}),
  ]
  return chosen.filter(Boolean).join(', ')
}

/** The rules that allow the age. Rules shared with the held category refer to it, as it is listed too. */
function allowingRules(
  {code, minimumAges}: Category,
  age: number | undefined,
  {texts}: Speech,
  held: Category | undefined,
): MinimumAge[] | undefined {
  if (age === undefined || age >= ageForEveryone(minimumAges)) return undefined
  const met = minimumAges.filter(({years}) => years <= age)
  if (met.length === 0) return undefined
  if (!held || held.code === code) return met
  // Only if all conditions of the held category apply here, too.
  const shared = met.filter((rule) => {
    const those = held.minimumAges.filter((one) => isFor(one, rule) && plain(one.condition))
    return those.some((one) => isSame(one, rule)) && those.every((one) => met.some((own) => isSame(own, one)))
  })
  const short = shared.filter((rule, index) => shared.findIndex((one) => isFor(one, rule)) === index)
  const condition = format(texts.sharedConditions, {code: held.code})
  return [...short.map((rule) => ({...rule, condition})), ...met.filter((rule) => !shared.includes(rule))]
}

const isFor = (a: MinimumAge, b: MinimumAge) => a.years === b.years && a.scope === b.scope
const isSame = (a: MinimumAge, b: MinimumAge) => isFor(a, b) && plain(a.condition) === plain(b.condition)
