import {type Category, type Code, type Group, groups} from './category'
import {type Standing, standingsOf} from './relations'

/** What a visitor chose above the overview, as the address has it: `?group=buses&age=17&held=B`. */
export interface Selection {
  group: Group | undefined
  age: number | undefined
  held: Code | undefined
  /** The age as it was typed, also where it is none. */
  typedAge: string
  ageInvalid: boolean
}

/** A category of the selection, and what it is to a holder of `held`. */
export interface Selected {
  category: Category
  standing: Standing | undefined
}

const oldest = 120

/** `c1e` or `C1E` → the code of a category; `undefined` for anything else. */
export const codeNamed = (name: string | null, codes: readonly Code[]) =>
  codes.find((code) => code === name?.trim().toUpperCase())

/** Reads a selection. Unknown values are left aside; only a wrong age is told, because it was typed. */
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

/** The categories that fit: of the group, to be had at the age under some rule, driven or in reach with what is held. */
export function select(categories: readonly Category[], {group, age, held}: Selection): Selected[] {
  const standings = held && standingsOf(held, categories)
  return categories
    .filter((category) => !group || category.group === group)
    .filter(({minimumAges}) => age === undefined || minimumAges.some(({years}) => years <= age))
    .filter(({code}) => !standings || standings.has(code))
    .map((category) => ({category, standing: standings?.get(category.code)}))
}
