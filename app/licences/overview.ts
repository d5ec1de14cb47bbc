import {mapText, plain, type Text} from '~/content/text'
import {format} from '~/i18n/format'
import type {Translate} from '~/i18n/i18n.server'
import {ageForEveryone, type Facts, factsOf, type MinimumAge, type Speech} from '~/licences/facts/facts'
import {type Group, groups, type LicencePage} from './category'
import {type Place, type Selection, select} from './selection'

/** A category in the overview. */
export interface Card extends Facts {
  /** If the visitor may already drive it: the conditions. */
  conditions: Text[] | undefined
  /** If the chosen age is enough only under conditions: the rules that allow it. */
  allowing: AllowingRule[] | undefined
}

/** An age at which a country allows a category; any one of the conditions is enough. */
interface AllowingRule extends Pick<MinimumAge, 'years' | 'scope'> {
  conditions: Text[]
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
      allowing: allowingRules(category.minimumAges, age),
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

/** The rules that allow the age, where it is enough only under conditions. */
function allowingRules(ages: readonly MinimumAge[], age: number | undefined): AllowingRule[] | undefined {
  if (age === undefined || age >= ageForEveryone(ages)) return undefined
  const rules = new Map<string, AllowingRule>()
  for (const {years, scope, condition} of ages) {
    if (years > age) continue
    const rule = rules.get(`${scope} ${years}`) ?? {years, scope, conditions: []}
    if (plain(condition)) rule.conditions.push(condition)
    rules.set(`${scope} ${years}`, rule)
  }
  return rules.size > 0 ? [...rules.values()] : undefined
}
