import type {Code} from './category'

/** How categories hang together: what one includes, what includes it, and what has to be held before. */

export interface Related {
  code: Code
  prerequisite: Code | null
  includes: readonly {code: Code; condition: string}[]
}

export interface Inclusion {
  code: Code
  /** All of them have to be met. */
  conditions: string[]
  /** The category that states it, where it follows from another inclusion. */
  via: Code | undefined
}

/**
 * All categories whose vehicles the holder of `code` may drive: the stated ones and what those include in turn, in the
 * order of `categories`. Conditions met on the way are carried along; of several ways the one with the fewest counts.
 * Prerequisites are no inclusions: they are held anyway.
 */
export function inclusionsOf(code: Code, categories: readonly Related[]): Inclusion[] {
  const byCode = new Map(categories.map((category) => [category.code, category]))
  const found = new Map<Code, Inclusion>()
  const open: {from: Code; before: string[]}[] = [{from: code, before: []}]
  for (let step = open.shift(); step; step = open.shift()) {
    const {from, before} = step
    for (const {code: to, condition} of byCode.get(from)?.includes ?? []) {
      const conditions = condition && !before.includes(condition) ? [...before, condition] : before
      const known = found.get(to)
      if (to === code || (known && known.conditions.length <= conditions.length)) continue
      found.set(to, {code: to, conditions, via: from === code ? undefined : from})
      open.push({from: to, before: conditions})
    }
  }
  return categories.flatMap((category) => found.get(category.code) ?? [])
}

/** The reverse of {@link inclusionsOf}: all categories that include `code`, each with its conditions. */
export function includersOf(code: Code, categories: readonly Related[]): Inclusion[] {
  return categories.flatMap((category) =>
    inclusionsOf(category.code, categories)
      .filter((inclusion) => inclusion.code === code)
      .map((inclusion) => ({...inclusion, code: category.code})),
  )
}

/** The categories that one gets one after the other: the last is `code`, the first needs no other before. */
export function pathTo(code: Code, categories: readonly Related[]): Code[] {
  const needs = new Map(categories.map((category) => [category.code, category.prerequisite]))
  const path = [code]
  for (let next = needs.get(code); next && !path.includes(next); next = needs.get(next)) path.unshift(next)
  return path
}

/** What a category is to somebody who holds another one. */
export type Standing =
  | {kind: 'drive'; conditions: string[]}
  /** `because`: the prerequisite, which is there. */
  | {kind: 'reachable'; because: Code | null}

/**
 * What the holder of a category may drive, and what can come next. The prerequisites of what is held are held as well.
 * Categories that are still out of reach are not in the answer.
 */
export function standingsOf(held: Code, categories: readonly Related[]): Map<Code, Standing> {
  const standings = new Map<Code, Standing>()
  for (const own of pathTo(held, categories)) {
    standings.set(own, {kind: 'drive', conditions: []})
    for (const {code, conditions} of inclusionsOf(own, categories)) {
      const known = standings.get(code)
      if (known?.kind === 'drive' && known.conditions.length <= conditions.length) continue
      standings.set(code, {kind: 'drive', conditions})
    }
  }
  const driven = (code: Code) => {
    const standing = standings.get(code)
    return standing?.kind === 'drive' && standing.conditions.length === 0
  }
  const next = categories.filter(
    ({code, prerequisite}) => !standings.has(code) && (!prerequisite || driven(prerequisite)),
  )
  for (const {code, prerequisite} of next) standings.set(code, {kind: 'reachable', because: prerequisite})
  return standings
}
