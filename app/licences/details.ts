import type {Text} from '~/content/text'
import {type Facts, factsOf, type MinimumAge, type Speech} from '~/licences/facts/facts'
import type {Category, Code} from './category'
import {type Inclusion, includersOf} from './relations'

/** What the page of a category shows besides its texts. */
export interface Details extends Facts {
  ages: MinimumAge[]
  includedIn: Inclusion[]
  /** The categories that this one is the prerequisite of. */
  leadsTo: Code[]
  /** Of all categories, in their order. */
  titles: Record<Code, Text>
}

export function detailsOf(category: Category, categories: readonly Category[], speech: Speech): Details {
  const {code, minimumAges: ages} = category
  return {
    ...factsOf(category, categories, speech),
    ages,
    includedIn: includersOf(code, categories),
    leadsTo: categories.filter((one) => one.prerequisite === code).map((one) => one.code),
    titles: Object.fromEntries(categories.map((one) => [one.code, one.title])) as Record<Code, Text>,
  }
}
