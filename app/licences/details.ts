import type {Category, Code} from './category'
import {type Facts, factsOf, type Speech} from './facts'
import {type Inclusion, includersOf, pathTo} from './relations'

/** What the page of a category shows besides its texts. */
export interface Details extends Facts {
  includedIn: Inclusion[]
  /** From a category that needs no other to this one. */
  path: Code[]
  previous: Code | undefined
  next: Code | undefined
  /** Names of the categories that are mentioned, by code. */
  titles: Partial<Record<Code, string>>
}

export function detailsOf(category: Category, categories: readonly Category[], speech: Speech): Details {
  const {code} = category
  const facts = factsOf(category, categories, speech)
  const includedIn = includersOf(code, categories)
  const path = pathTo(code, categories)
  const index = categories.findIndex((one) => one.code === code)
  const previous = categories[index - 1]?.code
  const next = categories[index + 1]?.code
  const mentioned = new Set([
    ...[...facts.includes, ...includedIn].map((one) => one.code),
    ...path,
    previous,
    next,
  ])
  const titles = Object.fromEntries(
    categories.filter((one) => mentioned.has(one.code)).map((one) => [one.code, one.title]),
  )
  return {...facts, includedIn, path, previous, next, titles}
}
