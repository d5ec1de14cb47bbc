import type {FormPatch, Path, SchemaType} from 'sanity'
import {fingerprint} from '../../app/content/fingerprint.ts'
import {coveredFields, isMarked, isReviewed} from '../../app/content/reviewed.ts'
import {isPairType, pathInWords, textPairs, typeBelow, valueBelow} from '../translations/text-pairs.ts'

/** Which edits end a medical review, and the data of an ended one. */

/** Document types with medical reviews. */
export const reviewedTypes = Object.keys(coveredFields)

/** The fields of a review that staff fill in. */
export const reviewFields = ['reviewedBy', 'reviewedOn'] as const

/** A review that was valid until a text changed. */
export interface FormerReview {
  by?: string
  on?: string
}

/** The last valid review of a document that is not reviewed now: from it, or from its published version. */
export function formerReview(
  document: Record<string, unknown> | undefined | null,
  published: Record<string, unknown> | undefined | null,
): FormerReview | undefined {
  if (isReviewed(document)) return undefined
  if (isMarked(published)) return markOf(published)
  return isMarked(document) ? markOf(document) : (document?.formerReview as FormerReview | undefined)
}

/** A document's review, in the form that is kept after it ends. */
export const markOf = (document: Record<string, unknown> | undefined | null): FormerReview => ({
  by: String(document?.reviewedBy),
  on: String(document?.reviewedOn),
})

/**
 * Whether patches of the form confirm a review of the present texts: by a date, or by a name that completes the review.
 * Correcting a name later confirms nothing.
 */
export function saysReviewed(
  document: Record<string, unknown> | undefined | null,
  patches: FormPatch[],
): boolean {
  const sets = (field: string) => patches.some(({type, path}) => type !== 'unset' && path[0] === field)
  return sets('reviewedOn') || (sets('reviewedBy') && !isMarked(document))
}

const covers = (type: SchemaType, path: string) =>
  (coveredFields[type.name] ?? []).some(
    (field) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`),
  )

/** The schema type and value at a path; `text` inside a text, undefined for an unknown path. */
function placeOf(root: SchemaType, document: unknown, path: Path) {
  let type = root
  let value = document
  for (const part of path) {
    // Pasting an item uses the path `steps[-1]`; a pasted item is always new.
    if (isPairType(type) || (typeof part === 'string' && part.includes('['))) return 'text'
    const below = typeBelow(type, value, part)
    if (!below) return undefined
    value = valueBelow(value, part)
    type = below
  }
  return {type, value}
}

/**
 * Whether patches of the form change a reviewed text. Changing a picture or the order of a list does not: an item that is
 * removed and inserted elsewhere with its key is the same text.
 */
export function changesReviewedText(document: unknown, type: SchemaType, patches: FormPatch[]): boolean {
  const removed = new Set<string>()
  const added = new Set<string>()
  const collect = (texts: Set<string>, place: SchemaType, value: unknown, path: Path) => {
    for (const {key, texts: languages} of textPairs(place, value, path)) {
      if (!covers(type, key)) continue
      for (const [language, text] of Object.entries(languages)) {
        const print = fingerprint(text)
        if (print) texts.add(`${key}.${language} ${print}`)
      }
    }
  }
  for (const patch of patches) {
    if (patch.type === 'setIfMissing') continue
    const path =
      patch.type === 'insert' && typeof patch.path.at(-1) !== 'string' ? patch.path.slice(0, -1) : patch.path
    const place = placeOf(type, document, path)
    if (place === 'text' && covers(type, pathInWords(path))) return true
    if (!place || place === 'text') continue
    if (patch.type === 'insert') collect(added, place.type, patch.items, path)
    else collect(removed, place.type, place.value, path)
    if (patch.type === 'set') collect(added, place.type, patch.value, path)
  }
  return removed.size !== added.size || [...removed].some((text) => !added.has(text))
}
