import {plain, type Text} from '~/content/text'
import type {Code} from './category'

/** Relations between categories: inclusions, in both directions, and prerequisites. */

export interface Related {
  code: Code
  prerequisite: Code | null
  includes: readonly {code: Code; condition: Text}[]
}

export interface Inclusion {
  code: Code
  /** All of them must be met. */
  conditions: Text[]
}

/**
 * All categories whose vehicles the holder of `code` may drive: direct and indirect inclusions, in the order of
 * `categories`. Conditions add up along the way; of several ways, the one with the fewest conditions counts.
 * Prerequisites are not inclusions: they are held anyway.
 */
export function inclusionsOf(code: Code, categories: readonly Related[]): Inclusion[] {
  const byCode = new Map(categories.map((category) => [category.code, category]))
  const found = new Map<Code, Inclusion>()
  const open: {from: Code; before: Text[]}[] = [{from: code, before: []}]
  for (let step = open.shift(); step; step = open.shift()) {
    const {from, before} = step
    for (const {code: to, condition} of byCode.get(from)?.includes ?? []) {
      const isNew = plain(condition) !== '' && before.every((other) => plain(other) !== plain(condition))
      const conditions = isNew ? [...before, condition] : before
      const known = found.get(to)
      if (to === code || (known && known.conditions.length <= conditions.length)) continue
      found.set(to, {code: to, conditions})
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

/** The chain of prerequisites up to `code`; its first category has no prerequisite. */
export function pathTo(code: Code, categories: readonly Related[]): Code[] {
  const needs = new Map(categories.map((category) => [category.code, category.prerequisite]))
  const path = [code]
  for (let next = needs.get(code); next && !path.includes(next); next = needs.get(next)) path.unshift(next)
  return path
}

/** The standing of a category for holders of another: the conditions to drive it, or `next` if they can get it. */
export type Standing = Text[] | 'next'

/** The standings by category, without those out of reach. Prerequisites of the held category are held as well. */
export function standingsOf(held: Code, categories: readonly Related[]): Map<Code, Standing> {
  const driven = new Map<Code, Text[]>()
  for (const own of pathTo(held, categories))
    for (const {code, conditions} of [{code: own, conditions: []}, ...inclusionsOf(own, categories)])
      if (conditions.length < (driven.get(code)?.length ?? Infinity)) driven.set(code, conditions)
  const next = categories.filter(
    ({code, prerequisite}) => !driven.has(code) && (!prerequisite || driven.get(prerequisite)?.length === 0),
  )
  return new Map<Code, Standing>([...driven, ...next.map(({code}) => [code, 'next'] as const)])
}
