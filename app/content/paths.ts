import {placeOf} from './page-types.ts'
import type {Text} from './text.ts'

/** What a link in the content leads to, as the queries give it. */
export interface Target {
  _type: string
  slug: string | null
}

/** A link with its label, as the queries give it. */
export interface ContentLink {
  label: Text
  target: Target | null
}

/** A page between home and the current one. */
export interface Crumb {
  label: Text
  to: string
}

/** Where a document shows, without language; `undefined` if the site does not show it, or while it has no slug. */
export function pathOf(target: Target | null): string | undefined {
  const path = target ? placeOf(target._type)?.path : undefined
  const slug = target?.slug
  if (!path?.includes(':slug')) return path
  return slug ? path.replace(':slug', () => slug) : undefined
}

/** Whether a link leads to the licence pages, which staff can switch off. */
export const isLicenceTarget = (target: Target | null) =>
  target !== null && placeOf(target._type)?.licences === true

/** Removes the targets of links to the licence pages from content; their labels stay. */
export function withoutLicenceTargets<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutLicenceTargets) as Value
  if (!value || typeof value !== 'object') return value
  const parts = Object.entries(value).map(([name, part]) => {
    const leadsThere = name === 'target' && isLicenceTarget(part as Target | null)
    return [name, leadsThere ? null : withoutLicenceTargets(part)]
  })
  return Object.fromEntries(parts) as Value
}
