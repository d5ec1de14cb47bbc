import {type Category, type Group, groups, type LicencePage} from './category'
import {type Facts, factsOf, type MinimumAge, type Speech} from './facts'
import type {Standing} from './relations'
import {type Selection, select} from './selection'

/** A category in the overview. */
export interface Card extends Facts {
  standing: Standing | undefined
  /** Where an age was chosen: the rules that allow the category at that age. */
  allowing: MinimumAge[] | undefined
}

export interface CardGroup {
  group: Group
  title: string
  cards: Card[]
}

/** The chosen categories in the type groups, both in the specification's order; groups without any are left out. */
export function overviewOf(
  page: Pick<LicencePage, 'categories' | 'groupTitles'>,
  selection: Selection,
  speech: Speech,
): CardGroup[] {
  const selected = select(page.categories, selection)
  const cardOf = (category: Category, standing: Standing | undefined): Card => ({
    ...factsOf(category, page.categories, speech),
    standing,
    allowing: allowingRules(category, selection.age),
  })
  return groups
    .map((group) => ({
      group,
      title: page.groupTitles[group],
      cards: selected
        .filter(({category}) => category.group === group)
        .map(({category, standing}) => cardOf(category, standing)),
    }))
    .filter(({cards}) => cards.length > 0)
}

const allowingRules = ({minimumAges}: Category, age: number | undefined) =>
  age === undefined ? undefined : minimumAges.filter(({years}) => years <= age)
