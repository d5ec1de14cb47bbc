import {Mutation} from '@sanity/mutator'
import {type FormPatch, toMutationPatches} from 'sanity'
import {coveredFields, coveredTexts, isMarked, isReviewed} from '../../app/content/reviewed.ts'

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

/** Whether patches of the form change a reviewed text. The order of a list, and its pictures, are not text. */
export function changesReviewedText(
  document: Record<string, unknown> & {_id: string; _type: string},
  patches: FormPatch[],
): boolean {
  const mutations = toMutationPatches(patches).map((patch) => ({patch: {id: document._id, ...patch}}))
  return coveredTexts(new Mutation({mutations}).apply(document)) !== coveredTexts(document)
}
