import {fingerprint} from './fingerprint.ts'

/**
 * Which texts a medical review covers, and whether it still counts. Its mark holds a fingerprint of the reviewed texts,
 * and counts for no others, whether an edit, an undo, a restored version or another program changes them. Shared by
 * site and Studio.
 */

type Stored = Record<string, unknown>

/** Fields that the review of a document covers, with everything inside them, by document type. */
export const coveredFields: Record<string, string[]> = {
  homePage: [
    'firstSteps.heading',
    'firstSteps.intro',
    'firstSteps.steps',
    'education.heading',
    'education.intro',
    'education.topics',
    'education.cells',
    'inheritance',
  ],
  faqEntry: ['question', 'answer'],
  emergencyNote: ['heading', 'body', 'more'],
  emergencyCardPage: ['cardTitle', 'audience', 'wording'],
}

const isObject = (value: unknown): value is Stored => typeof value === 'object' && value !== null

const valueAt = (document: unknown, field: string): unknown =>
  field.split('.').reduce((value, name) => (isObject(value) ? value[name] : undefined), document)

/**
 * Every text in a value, as its path and fingerprint. A list item counts as one text with everything inside it,
 * whatever its position.
 */
function printsIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) {
    const items = value.map((item) => together(printsIn(item, place)))
    return items.filter(Boolean).map((print) => `${place} ${print}`)
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    if (name !== 'de' && name !== 'en') return printsIn(entry, `${place}.${name}`)
    const print = fingerprint(entry)
    return print ? [`${place}.${name} ${print}`] : []
  })
}

/** One fingerprint of several, whatever their order; empty for none. */
const together = (prints: string[]) => fingerprint(prints.toSorted().join('\n'))

/** Fingerprint of all the texts that a review of a document covers, in both languages: what `reviewedTexts` holds. */
export function coveredTexts(document: Stored | undefined | null): string {
  const fields = coveredFields[String(document?._type)] ?? []
  return together(fields.flatMap((field) => printsIn(valueAt(document, field), field)))
}

/** Whether a document says who has reviewed it, and when. */
export const isMarked = (document: Stored | undefined | null): boolean =>
  Boolean(document?.reviewedBy && document.reviewedOn)

/** Whether the texts of a document are reviewed as they are now. A mark without their fingerprint does not count. */
export const isReviewed = (document: Stored | undefined | null): boolean =>
  isMarked(document) && Boolean(document?.reviewedTexts) && document?.reviewedTexts === coveredTexts(document)

/**
 * Removes reviews that do not count from a query result. Also removes `reviewedTexts` and `covered`, which queries
 * request with each mark for this check only.
 */
export function withReviewsThatCount(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withReviewsThatCount)
  if (!isObject(answer)) return answer
  const {reviewedTexts, covered, ...rest} = answer
  const shown = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, withReviewsThatCount(value)]),
  )
  if (!('reviewedBy' in shown) || isReviewed({...shown, ...(covered as Stored), reviewedTexts})) return shown
  return {...shown, reviewedBy: null, reviewedOn: null}
}
