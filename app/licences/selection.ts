import {ageForEveryone} from '~/licences/facts/facts'
import {type Category, type Code, type Group, groups} from './category'
import {type Standing, standingsOf} from './relations'

/** The filter of the overview, from the address: `?group=buses&age=17&held=B`. */
export interface Selection {
  group: Group | undefined
  age: number | undefined
  held: Code | undefined
  /** The age as the visitor typed it, even if it is invalid. */
  typedAge: string
  ageInvalid: boolean
}

/** Where a category is among the results: `open` to everyone at the age, `next` for a holder, `later` when older. */
export type Place = 'drive' | 'next' | 'open' | 'conditions' | 'later'

/** A selected category, and its standing for holders of `held`. */
export interface Selected {
  category: Category
  standing: Standing | undefined
  /** Undefined without an age and a held category. */
  place: Place | undefined
}

const oldest = 120

/** `c1e` or `C1E` → the code of a category; `undefined` for anything else. */
export const codeNamed = (name: string | null, codes: readonly Code[]) =>
  codes.find((code) => code === name?.trim().toUpperCase())

/** Reads a selection. Unknown values are ignored; only an invalid age is reported, as visitors type it. */
export function readSelection(params: URLSearchParams, codes: readonly Code[]): Selection {
  const typedAge = params.get('age')?.trim() ?? ''
  const age = /^\d{1,3}$/.test(typedAge) && Number(typedAge) <= oldest ? Number(typedAge) : undefined
  return {
    group: groups.find((group) => group === params.get('group')),
    age,
    held: codeNamed(params.get('held'), codes),
    typedAge,
    ageInvalid: typedAge !== '' && age === undefined,
  }
}

export const isEmpty = ({group, age, held}: Selection) => !group && age === undefined && !held

/** The matching categories: of the group, available at the age, and allowed or within reach for holders of `held`. */
export function select(categories: readonly Category[], {group, age, held}: Selection): Selected[] {
  const standings = held && standingsOf(held, categories)
  return categories
    .filter((category) => !group || category.group === group)
    .filter(({code}) => !standings || standings.has(code))
    .map((category) => {
      const standing = standings?.get(category.code)
      return {category, standing, place: placeOf(category, standing, age)}
    })
    .filter(({place}) => held || age === undefined || place !== 'later')
}

function placeOf({minimumAges}: Category, standing: Standing | undefined, age?: number): Place | undefined {
  if (age !== undefined && minimumAges.every(({years}) => years > age)) return 'later'
  if (Array.isArray(standing)) return 'drive'
  if (age !== undefined && age < ageForEveryone(minimumAges)) return 'conditions'
  if (standing) return 'next'
  return age === undefined ? undefined : 'open'
}
