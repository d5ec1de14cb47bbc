import type {Text} from '~/content/text'
import {
  ageForEveryone,
  type Facts,
  factsOf,
  lowestAge,
  type MinimumAge,
  type Speech,
} from '~/licences/facts/facts'
import type {Category, Code} from './category'
import {type Inclusion, includersOf, standingsOf} from './relations'

/** The facts on the page of a category. */
export interface Details extends Facts {
  ages: MinimumAge[]
  includedIn: Inclusion[]
  /** Categories that its holders can get next, and the age, such as “from 16”, unless every holder has reached it. */
  leadsTo: {code: Code; age: string | undefined}[]
  /** Titles of all categories, in their order. */
  titles: Record<Code, Text>
}

export function detailsOf(category: Category, categories: readonly Category[], speech: Speech): Details {
  const {code, minimumAges: ages} = category
  const standings = standingsOf(code, categories)
  const youngest = Math.min(...ages.map(({years}) => years))
  return {
    ...factsOf(category, categories, speech),
    ages,
    includedIn: includersOf(code, categories),
    leadsTo: categories
      .filter((one) => standings.get(one.code) === 'next')
      .map(({code, minimumAges}) => ({
        code,
        age: ageForEveryone(minimumAges) > youngest ? lowestAge(minimumAges, speech.texts) : undefined,
      })),
    titles: Object.fromEntries(categories.map((one) => [one.code, one.title])) as Record<Code, Text>,
  }
}
