import type {FormPatch, Path, SchemaType} from 'sanity'
import {fingerprint} from '../../app/content/fingerprint.ts'
import {coveredFields, isMarked, isReviewed} from '../../app/content/reviewed.ts'
import {isPairType, pathInWords, textPairs, typeBelow, valueBelow} from '../translations/text-pairs.ts'

/** Which edits end a medical review, and what is known of one that has ended. */

/** Types of the documents that are reviewed. */
export const reviewedTypes = Object.keys(coveredFields)

/** The fields of the mark of a review that people fill in. */
export const reviewFields = ['reviewedBy', 'reviewedOn'] as const

/** A review that counted until a text was changed. */
export interface FormerReview {
  by?: string
  on?: string
}

/** The review that counted last of a document that is not reviewed now: in it, or in its published version. */
export function formerReview(
  document: Record<string, unknown> | undefined | null,
  published: Record<string, unknown> | undefined | null,
): FormerReview | undefined {
  if (isReviewed(document)) return undefined
  if (isMarked(published)) return markOf(published)
  return isMarked(document) ? markOf(document) : (document?.formerReview as FormerReview | undefined)
}

/** The mark of a review as it is kept after the review has ended. */
export const markOf = (document: Record<string, unknown> | undefined | null): FormerReview => ({
  by: String(document?.reviewedBy),
  on: String(document?.reviewedOn),
})

/**
 * Whether patches of the form say that the texts were reviewed as they are: with a date, or with a name where the mark was not
 * complete. A name that is corrected later says nothing of texts.
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

/** What a path leads to, or that it leads into a text, or to nothing that the schema knows. */
function placeOf(root: SchemaType, document: unknown, path: Path) {
  let type = root
  let value = document
  for (const part of path) {
    // Pasting an item names the end of a list in a way of its own, `steps[-1]`; whatever it brings is new.
    if (isPairType(type) || (typeof part === 'string' && part.includes('['))) return 'text'
    const below = typeBelow(type, value, part)
    if (!below) return undefined
    value = valueBelow(value, part)
    type = below
  }
  return {type, value}
}

/**
 * Whether patches of the form change a reviewed text. Another picture or another order of a list does not: what is taken
 * out in one place and put in again in another one, with its key, is the same text.
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
